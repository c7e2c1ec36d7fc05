/// A word or phrase of ours that a reader sees; templates call it `words.NAME`.
///
/// `{}` stands for a number or a name that is put in. Every language says every word: the compiler checks it.
public enum Word: String, CaseIterable, Sendable {
  /// Link over the navigation: "Skip to the recipe".
  case skip
  /// Home tab: "Home".
  case home
  /// List of tags: "Tags".
  case tags
  /// List of categories: "Categories".
  case categories
  /// Categories in a category: "In this category".
  case subcategories
  /// Default category: "Recipes".
  case recipes
  /// Recipe of the day without script: "A recipe to try".
  case today
  /// A category without recipes: "No recipes yet".
  case empty
  /// A book without tags: "No tags yet".
  case noTags = "no_tags"
  /// Label of the breadcrumb: "You are here".
  case crumbs
  /// Label of the back link: "Back to {}".
  case backTo = "back_to"
  /// Heading: "Ingredients".
  case ingredients
  /// Heading: "Method".
  case method
  /// Heading of notes without one: "Notes".
  case notes
  /// Heading: "Nutrition".
  case nutrition
  /// Heading: "Goes with".
  case related
  /// Heading: "Used in".
  case usedIn = "used_in"
  /// After an ingredient: "optional".
  case optional
  /// Fact: "Makes".
  case yield
  /// Fact: "Prep".
  case prep
  /// Fact: "Cook".
  case cook
  /// Fact: "Rest".
  case rest
  /// Fact: "Total".
  case total
  /// Fact: "Difficulty".
  case difficulty
  /// Fact: "Cuisine".
  case cuisine
  /// Fact: "Diet".
  case diet
  /// Fact: "Rating".
  case rating
  /// Origin: "Source".
  case source
  /// Origin: "From".
  case author
  /// Origin: "Written".
  case date
  /// Further categories: "Also in".
  case alsoIn = "also_in"
  /// Label of previous and next: "More in this category".
  case neighbours
  /// Link: "Previous".
  case previous
  /// Link: "Next".
  case next
  /// Label of the pager: "Pages".
  case pages
  /// Pager: "Page {} of {}".
  case pageOf = "page_of"
  /// Count: "1 recipe".
  case oneRecipe = "one_recipe"
  /// Count: "{} recipes".
  case manyRecipes = "many_recipes"
  /// Link to the rest of a list: "All {} recipes".
  case allRecipes = "all_recipes"
  /// Link to the other categories: "All categories".
  case allCategories = "all_categories"
  /// Link: "Feed".
  case feed
  /// Redirect: "This recipe has moved.".
  case moved
  /// Title: "Not on this shelf".
  case notfound
  /// Text.
  case notfoundText = "notfound_text"
  /// Before shorter addresses: "Perhaps you were looking for".
  case nearby
  /// Length of time: "{} min".
  case minutes
  /// Length of time: "{} h".
  case hours
  /// Length of time: "1 day".
  case oneDay = "one_day"
  /// Length of time: "{} days".
  case days
  /// Date: "{} {} {}".
  case dayMonthYear = "day_month_year"
}
