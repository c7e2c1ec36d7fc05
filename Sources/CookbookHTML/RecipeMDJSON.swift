import CookbookModel

/// Writes a recipe in the JSON of RecipeMD's official test cases (RecipeMD 2.4, `testcase.schema.json`).
public enum RecipeMDJSON {
  /// The JSON text, indented, with a line end at its end. Numbers are decimals in strings.
  public static func text(_ recipe: RecipeMDDocument) -> String {
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("title", recipe.title)
      writeOptional("description", recipe.description, into: &json)
      json.key("yields")
      json.array { json in for amount in recipe.yields { write(amount, into: &json) } }
      json.key("tags")
      json.array { json in for tag in recipe.tags { json.string(tag) } }
      write(recipe.ingredients, recipe.groups, into: &json)
      writeOptional("instructions", recipe.instructions, into: &json)
    }
    return json.output.text + "\n"
  }

  /// Recursion is as deep as groups nest, at most six times.
  private static func write(
    _ ingredients: [RecipeMDDocument.Ingredient], _ groups: [RecipeMDDocument.Group],
    into json: inout JSONWriter
  ) {
    json.key("ingredients")
    json.array { json in for ingredient in ingredients { write(ingredient, into: &json) } }
    json.key("ingredient_groups")
    json.array { json in
      for group in groups {
        json.object { json in
          json.member("title", group.title)
          write(group.ingredients, group.groups, into: &json)
        }
      }
    }
  }

  private static func write(_ ingredient: RecipeMDDocument.Ingredient, into json: inout JSONWriter) {
    json.object { json in
      json.member("name", ingredient.name)
      json.key("amount")
      if let amount = ingredient.amount {
        write(amount, into: &json)
      } else {
        json.null()
      }
      writeOptional("link", ingredient.link, into: &json)
    }
  }

  private static func write(_ amount: RecipeMDDocument.Amount, into json: inout JSONWriter) {
    json.object { json in
      json.member("factor", amount.factor.decimal())
      writeOptional("unit", amount.unit, into: &json)
    }
  }

  /// A member that is null rather than left out.
  private static func writeOptional(_ name: String, _ text: String?, into json: inout JSONWriter) {
    json.key(name)
    if let text {
      json.string(text)
    } else {
      json.null()
    }
  }
}
