extension Language {
  /// The words of English.
  static let english = Language(
    code: "en",
    months: [
      "January", "February", "March", "April", "May", "June",
      "July", "August", "September", "October", "November", "December",
    ]
  ) { word in
    switch word {
    case .skip: "Skip to content"
    case .home: "Home"
    case .tags: "Tags"
    case .categories: "Categories"
    case .subcategories: "In this category"
    case .recipes: "Recipes"
    case .today: "A recipe to try"
    case .empty: "No recipes yet"
    case .noTags: "No tags yet"
    case .crumbs: "You are here"
    case .backTo: "Back to {}"
    case .ingredients: "Ingredients"
    case .method: "Method"
    case .notes: "Notes"
    case .nutrition: "Nutrition"
    case .related: "Goes with"
    case .usedIn: "Used in"
    case .optional: "optional"
    case .yield: "Makes"
    case .prep: "Prep"
    case .cook: "Cook"
    case .rest: "Rest"
    case .total: "Total"
    case .difficulty: "Difficulty"
    case .cuisine: "Cuisine"
    case .diet: "Diet"
    case .rating: "Rating"
    case .source: "Source"
    case .author: "From"
    case .date: "Written"
    case .alsoIn: "Also in"
    case .neighbours: "More in this category"
    case .previous: "Previous"
    case .next: "Next"
    case .pages: "Pages"
    case .pageOf: "Page {} of {}"
    case .oneRecipe: "1 recipe"
    case .manyRecipes: "{} recipes"
    case .allRecipes: "All {} recipes"
    case .allCategories: "All categories"
    case .feed: "Feed"
    case .moved: "This page has moved"
    case .notfound: "Not on this shelf"
    case .notfoundText: "There is no page at this address. It may have moved, or the link has a slip in it."
    case .nearby: "Perhaps you were looking for"
    case .minutes: "{} min"
    case .hours: "{} h"
    case .oneDay: "1 day"
    case .days: "{} days"
    case .dayMonthYear: "{} {} {}"
    }
  }
}
