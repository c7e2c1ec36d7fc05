import CookbookModel

/// A recipe as structured data: schema.org `Recipe` in JSON-LD, safe inside a script element.
enum RecipeJSONLD {
  static func write(_ entry: Entry, site: SiteTables, into output: inout OutputBuffer) {
    let (recipe, document) = (entry.recipe, entry.recipe.document)
    let base = site.cookbook.settings.baseURL
    var json = JSONWriter(scriptSafe: true)
    json.object { json in
      json.member("@context", "https://schema.org")
      json.member("@type", "Recipe")
      json.member("name", document.titleText)
      json.member("description", document.summary.isEmpty ? nil : document.summary)
      if let base {
        json.member("url", base + PercentEncoding.path(entry.path) + "/")
        if case .asset(let asset, _)? = entry.image {
          json.member("image", [base + site.assetLinks[asset.offset]])
        }
      }
      if let author = document.author ?? site.cookbook.settings.author {
        json.key("author")
        json.object { json in
          json.member("@type", "Person")
          json.member("name", author)
        }
      }
      json.member("datePublished", document.date?.description)
      json.member("inLanguage", document.language ?? site.cookbook.settings.language)
      writeFacts(recipe, category: site.cookbook[entry.category].title, into: &json)
      json.member(
        "keywords",
        entry.tags.isEmpty ? nil : entry.tags.map { site.cookbook[$0].title }.joined(separator: ", "))
      // A flat list of strings, whatever the groups: what readers of recipes understand.
      json.member("recipeIngredient", recipe.ingredients.map(\.line.plainText))
      writeSteps(recipe, into: &json)
    }
    output.write(bytes: json.output.bytes)
  }

  private static func writeFacts(_ recipe: Recipe, category: String, into json: inout JSONWriter) {
    json.member("prepTime", recipe.times.prep.flatMap(isoDuration))
    json.member("cookTime", recipe.times.cook.flatMap(isoDuration))
    json.member("totalTime", recipe.times.total.flatMap(isoDuration))
    json.member("recipeYield", recipe.yields.map(\.raw))
    json.member("recipeCategory", category)
    json.member("recipeCuisine", recipe.cuisine)
    let diets = recipe.diet.compactMap { dietNames[Unicode.folded($0)] }
    json.member("suitableForDiet", diets.map { "https://schema.org/" + $0 })
    if let calories = recipe.nutrition.first(where: {
      ["calories", "kcal"].contains(Unicode.folded($0.name))
    }) {
      json.key("nutrition")
      json.object { json in
        json.member("@type", "NutritionInformation")
        let isNumber = calories.value.utf8.allSatisfy { (0x30...0x39).contains($0) }
        json.member("calories", isNumber ? calories.value + " calories" : calories.value)
      }
    }
  }

  private static func writeSteps(_ recipe: Recipe, into json: inout JSONWriter) {
    guard recipe.stepCount > 0 else { return }
    json.key("recipeInstructions")
    json.array { json in
      for group in recipe.stepGroups where group.stepCount > 0 {
        guard let title = group.title else {
          writeSteps(group, into: &json)
          continue
        }
        json.object { json in
          json.member("@type", "HowToSection")
          json.member("name", title.plainText)
          json.key("itemListElement")
          json.array { writeSteps(group, into: &$0) }
        }
      }
    }
  }

  private static func writeSteps(_ group: StepGroup, into json: inout JSONWriter) {
    for item in group.items {
      guard case .step(let text) = item else { continue }
      json.object { json in
        json.member("@type", "HowToStep")
        json.member("text", text.plainText)
      }
    }
  }

  /// ISO 8601 in hours and minutes, of the longest time; nil for a time that could not be read.
  static func isoDuration(_ duration: Duration) -> String? {
    guard let minutes = duration.minutes?.upperBound else { return nil }
    let (days, rest) = minutes.quotientAndRemainder(dividingBy: 1440)
    let (hours, left) = rest.quotientAndRemainder(dividingBy: 60)
    let time = (hours > 0 ? "\(hours)H" : "") + (left > 0 || minutes == 0 ? "\(left)M" : "")
    return "P" + (days > 0 ? "\(days)D" : "") + (time.isEmpty ? "" : "T" + time)
  }

  /// What authors call the members of schema.org `RestrictedDiet`.
  private static let dietNames: [String: String] = [
    "vegan": "VeganDiet", "vegetarian": "VegetarianDiet", "vegetarisch": "VegetarianDiet",
    "végétarien": "VegetarianDiet", "gluten free": "GlutenFreeDiet", "gluten-free": "GlutenFreeDiet",
    "glutenfrei": "GlutenFreeDiet", "halal": "HalalDiet", "kosher": "KosherDiet", "hindu": "HinduDiet",
    "diabetic": "DiabeticDiet", "low calorie": "LowCalorieDiet", "low fat": "LowFatDiet",
    "low lactose": "LowLactoseDiet", "low salt": "LowSaltDiet",
  ]
}
