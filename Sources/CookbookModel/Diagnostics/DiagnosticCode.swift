/// The short name of a kind of finding, as it is printed and documented (FORMAT 1.12).
public enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  case notUTF8 = "not-utf8"
  case nulCharacter = "nul-character"
  case unreadable
  case linkLoop = "link-loop"
  case fileTooLarge = "file-too-large"
  case nameNotUTF8 = "name-not-utf8"
  case notARecipe = "not-a-recipe"
  case frontMatterUnclosed = "fm-unclosed"
  case frontMatterTOML = "fm-toml"
  case frontMatterSyntax = "fm-syntax"
  case frontMatterDuplicateKey = "fm-duplicate-key"
  case frontMatterValue = "fm-value"
  case unknownSetting = "unknown-setting"
  case emptyName = "empty-name"
  case titleMismatch = "title-mismatch"
  case noIngredients = "no-ingredients"
  case noSteps = "no-steps"
  case noIngredientsHeading = "no-ingredients-heading"
  case textInIngredients = "text-in-ingredients"
  case secondH1 = "second-h1"
  case ingredientsTable = "ingredients-table"
  case setextDivider = "setext-divider"
  case lazyGroupLabel = "lazy-group-label"
  case nestedTooDeeply = "nested-too-deeply"
  case emptyIngredient = "empty-ingredient"
  case nestedIngredient = "nested-ingredient"
  case shortcode
  case tagsTwice = "tags-twice"
  case yieldsTwice = "yields-twice"
  case tagsAndYieldInOneParagraph = "tags-and-yield-in-one-paragraph"
  case missingDivider = "missing-divider"
  case missingTitle = "missing-title"
  case amountWithoutNumber = "amount-without-number"
  case yieldWithoutNumber = "yield-without-number"
  case suspiciousNumber = "suspicious-number"
  case oddRange = "odd-range"
  case timeUnparsed = "time-unparsed"
  case brokenReference = "broken-ref"
  case brokenFragment = "broken-fragment"
  case ambiguousReference = "ambiguous-ref"
  case selfReference = "self-ref"
  case missingImage = "missing-image"
  case noPictures = "no-pictures"
  case remoteImage = "remote-image"
  case unsafeLink = "unsafe-link"
  case slugCollision = "slug-collision"
  case routeCollision = "route-collision"
  case reservedName = "reserved-name"
  case duplicateID = "duplicate-id"
  case duplicateTitle = "duplicate-title"
  case slugNotSafe = "slug-not-safe"
  case badAlias = "bad-alias"
  case noRecipes = "no-recipes"
  case noBaseURL = "no-base-url"
  case badBaseURL = "bad-base-url"
  case template
  case outputNotOurs = "output-not-ours"
  case outputContainsContent = "output-contains-content"
  case outputIsHomeOrRoot = "output-is-home-or-root"
  case outputInTheWay = "output-in-the-way"
  case unwritable

  /// How much it matters (FORMAT 1.12).
  public var severity: Severity {
    switch self {
    case .notUTF8, .nulCharacter, .unreadable, .fileTooLarge, .frontMatterUnclosed, .frontMatterTOML,
      .frontMatterSyntax, .slugCollision, .routeCollision, .reservedName, .duplicateID, .badBaseURL,
      .template,
      .nameNotUTF8, .outputNotOurs, .outputContainsContent, .outputIsHomeOrRoot, .outputInTheWay,
      .unwritable:
      .error
    case .linkLoop, .frontMatterDuplicateKey, .frontMatterValue, .unknownSetting, .emptyName,
      .noIngredients, .noSteps, .setextDivider, .lazyGroupLabel, .nestedTooDeeply,
      .emptyIngredient, .tagsTwice, .yieldsTwice,
      .tagsAndYieldInOneParagraph, .missingDivider, .missingTitle, .amountWithoutNumber,
      .yieldWithoutNumber, .suspiciousNumber, .brokenReference, .ambiguousReference, .selfReference,
      .missingImage, .noPictures, .unsafeLink, .duplicateTitle, .slugNotSafe, .badAlias, .noRecipes:
      .warning
    case .notARecipe, .titleMismatch, .noIngredientsHeading, .textInIngredients, .secondH1,
      .ingredientsTable, .nestedIngredient, .shortcode, .oddRange, .timeUnparsed, .brokenFragment,
      .remoteImage, .noBaseURL:
      .info
    }
  }
}
