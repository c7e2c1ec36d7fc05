import CookbookModel
import Testing

@Suite("Titles of groups, none of which is lost")
struct GroupTitleTests {
  @Test("a sentence below a heading is a note of its group, and does not take the place of the heading")
  func sentenceBelowHeading() throws {
    let recipe = try Reading(
      """
      ## Ingredients

      - rice

      ### Garnish

      Any two of these are enough

      - chives
      - 1 egg

      ## Method

      ### In a fryer

      A fryer browns the top before the middle is hot, so do exactly what follows and look often:

      1. Heat it.
      """
    ).recipe
    #expect(recipe.ingredientLines == ["nil: rice", "Garnish: chives; 1 egg"])
    #expect(recipe.ingredientGroups.last?.note.plainText == "Any two of these are enough")
    #expect(
      recipe.stepLines == [
        "In a fryer: (A fryer browns the top before the middle is hot, so do exactly what follows and look "
          + "often:); Heat it."
      ])
  }

  @Test("a heading above the labels of several groups stays, as does one that ends the steps")
  func headingAboveLabels() throws {
    let recipe = try Reading(
      """
      # Dumplings

      ## Dough

      ### Ingredients

      For the water dough:

      - 1 cup flour

      ### Method

      To knead:

      1. Mix.

      To roll:

      1. Roll.

      #### Ready in: 2 hours
      """
    ).recipe
    #expect(recipe.ingredientLines == ["Dough: ", "For the water dough: 1 cup flour"])
    #expect(
      recipe.stepLines == ["Dough: ", "To knead: Mix.", "To roll: Roll.", "Ready in: 2 hours: "])
  }

  @Test("a section without text brings no empty group")
  func emptySection() throws {
    let text = "## Sauce ingredients\n\n## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Fry.\n"
    let recipe = try Reading(text).recipe
    #expect(recipe.ingredientLines == ["nil: 1 egg"])
  }
}
