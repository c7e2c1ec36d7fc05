import CookbookModel

/// What a line of front matter, or a metadata line in the text, says about a recipe (FORMAT Appendix B).
enum MetadataKey: String, Hashable, Sendable, CaseIterable {
  case title, description
  case yield, prep, cook, rest, total
  case tags, category, cuisine, diet
  case image, source, author
  case difficulty, calories, rating, allergens, nutrition, equipment
  case lang, date, draft, layout, dialect, amounts
  case related, components
  case ingredients, steps, notes
  // Identity and order (DESIGN 2 and 3): these are settings, never text among the recipe.
  case id, slug, aliases, order

  /// Whether a line `Key: value` in the text of a recipe may say it (FORMAT 1.4).
  var standsInBody: Bool {
    switch self {
    case .description, .yield, .prep, .cook, .rest, .total, .tags, .category, .cuisine, .diet, .image,
      .source, .author, .difficulty, .calories, .rating, .allergens, .nutrition, .equipment, .lang, .date,
      .draft, .layout, .dialect, .amounts, .related, .components:
      true
    case .title, .ingredients, .steps, .notes, .id, .slug, .aliases, .order: false
    }
  }
}

/// The words for each ``MetadataKey``, as data (FORMAT Appendix B).
enum MetadataKeys {
  /// The key that a word stands for, whatever its case, spaces, `_` and `-`.
  static func field(for name: String) -> MetadataKey? { table[normalized(name)] }

  /// A word as it is looked up: folded, NFC, without spaces, `_` and `-` (FORMAT 1.2.4).
  static func normalized(_ name: String) -> String {
    var scalars = Unicode.folded(name).unicodeScalars
    scalars.removeAll { $0 == "_" || $0 == "-" || $0.properties.isWhitespace }
    return String(scalars)
  }

  private static let table: [String: MetadataKey] = {
    var table: [String: MetadataKey] = [:]
    for (key, words) in words {
      for word in words.split(separator: " ") { table[normalized(String(word))] = key }
    }
    return table
  }()

  /// The words of each key, separated by spaces, already without spaces, `_` and `-` in them.
  private static let words: [(MetadataKey, String)] = [
    (.title, "title name titel nom"),
    (.description, "description summary introduction subtitle tagline excerpt"),
    (
      .yield,
      """
      yield yields serving servings serves portion portions makes size numberofservings recipeyield portionen
      personen porciones porzioni porties nombredeportions
      """
    ),
    (
      .prep,
      """
      prep preptime preparationtime active activetime handsontime vorbereitungszeit arbeitszeit
      zubereitungszeit tempsdepréparation tiempodepreparación tempodipreparazione time.prep
      """
    ),
    (
      .cook,
      """
      cook cooktime cookingtime bake baketime bakingtime kochzeit backzeit tempsdecuisson tiempodecocción
      tempodicottura time.cook
      """
    ),
    (
      .rest,
      """
      rest resttime restingtime risingtime chilltime chillingtime coolingtime marinatingtime additionaltime
      inactivetime ruhezeit time.rest
      """
    ),
    (
      .total,
      """
      total totaltime time duration timerequired readyin gesamtzeit dauer tempstotal tiempototal time.total
      """
    ),
    (.tags, "tag tags keyword keywords labels"),
    (.category, "category categories course courses meal mealtype kategorie"),
    (.cuisine, "cuisine cuisines region"),
    (.diet, "diet diets dietary"),
    (
      .image,
      """
      image images picture pictures photo photos cover thumbnail featuredimage banner img bild
      """
    ),
    (.source, "source sources link url sourceurl basedon adaptedfrom via quelle"),
    (.author, "author authors owner contributor chef autor auteur"),
    (.difficulty, "difficulty level 难度 预估烹饪难度"),
    (.calories, "calories kcal 预估卡路里"),
    (.rating, "rating"),
    (.allergens, "allergens"),
    (.nutrition, "nutrition"),
    (.equipment, "equipment"),
    (.lang, "lang language locale"),
    (.date, "date created"),
    (.draft, "draft"),
    (.layout, "layout type"),
    (.dialect, "dialect"),
    (.amounts, "amounts"),
    (.related, "related relatedrecipes seealso pairswith servewith"),
    (.components, "components subrecipes"),
    (.ingredients, "ingredients zutaten ingrédients ingredientes"),
    (.steps, "steps directions instructions method zubereitung"),
    (.notes, "notes"),
    (.id, "id"),
    (.slug, "slug"),
    (.aliases, "aliases alias"),
    (.order, "order"),
  ]
}
