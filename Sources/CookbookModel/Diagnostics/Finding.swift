/// A fact about a source file that its author should know; the words for it are in `Finding+Words.swift`.
///
/// Adding one: a case here, its ``DiagnosticCode`` with a severity, and its words.
public enum Finding: Hashable, Sendable {
  // Files.
  /// The file is not UTF-8; the offset of the first wrong byte.
  case notUTF8(offset: Int)
  /// The file holds a NUL character.
  case nulCharacter
  /// The file or folder could not be read; what the system says.
  case unreadable(reason: String)
  /// A symbolic link leads out of the source or back into itself.
  case linkLoop
  /// The file is larger than is read (bytes).
  case fileTooLarge(limit: Int)
  /// The name of a file or folder is not UTF-8.
  case nameNotUTF8
  /// Two files in one folder have one name in two Unicode forms.
  case sameName
  /// Neither ingredients nor steps: a page.
  case notARecipe

  // Front matter.
  /// The front matter is not closed.
  case frontMatterUnclosed
  /// The front matter is TOML.
  case frontMatterTOML
  /// The YAML parser rejects the front matter; what it says.
  case frontMatterSyntax(problem: String)
  /// Two keys for one field; the second was not used.
  case frontMatterDuplicateKey(key: String, first: String)
  /// A value of the front matter has a form that its key does not take.
  case frontMatterValue(key: String, expected: String)
  /// A setting of the site that nobody knows; the nearest known one.
  case unknownSetting(key: String, suggestion: String?)
  /// A tag or category without a letter or digit.
  case emptyName(key: String)
  /// Front matter title and first heading differ.
  case titleMismatch(title: String, heading: String)

  // Structure.
  /// Steps were found but no ingredients.
  case noIngredients
  /// Ingredients were found but no steps.
  case noSteps
  /// Lists before the steps were taken as ingredients.
  case noIngredientsHeading
  /// Ordinary text among ingredients; kept as a note.
  case textInIngredients
  /// A second first-level heading.
  case secondH1
  /// A table of ingredients was read.
  case ingredientsTable
  /// `---` right under text made a heading of it.
  case setextDivider
  /// A group's label was swallowed by the ingredient before it.
  case lazyGroupLabel(label: String)
  /// Lists or quotes within each other deeper than is kept.
  case nestedTooDeeply(limit: Int)
  /// An ingredient without a name.
  case emptyIngredient
  /// An ingredient that is a nested list without text of its own.
  case nestedIngredient
  /// A shortcode of another generator was dropped.
  case shortcode(text: String)
  /// RecipeMD: tags given twice.
  case tagsTwice
  /// RecipeMD: yields given twice.
  case yieldsTwice
  /// RecipeMD: tags and yields in one paragraph.
  case tagsAndYieldInOneParagraph
  /// RecipeMD: no divider where one belongs.
  case missingDivider
  /// RecipeMD: no title of the first level before anything else.
  case missingTitle

  // Amounts and times.
  /// A marked amount holds no number.
  case amountWithoutNumber(text: String)
  /// A marked yield holds no number.
  case yieldWithoutNumber(text: String)
  /// A number whose separators can be read in two ways.
  case suspiciousNumber(text: String)
  /// A range that does not rise.
  case oddRange(text: String)
  /// A time that could not be read.
  case timeUnparsed(text: String)

  // References.
  /// A link to a local path, name or title that does not exist; the nearest that does.
  case brokenReference(target: String, suggestion: String?)
  /// The `#…` of a link names nothing on the page that it leads to.
  case brokenFragment(fragment: String)
  /// A name that several recipes share.
  case ambiguousReference(target: String, candidates: [String])
  /// A related entry that is the recipe itself.
  case selfReference
  /// A picture that does not exist.
  case missingImage(path: String)
  /// Not one of the pictures that the text names exists; how many there are.
  case noPictures(count: Int)
  /// A picture of another site, which no page loads.
  case remoteImage(url: String)
  /// A link with a scheme that is not safe to follow.
  case unsafeLink(destination: String)

  // The whole cookbook.
  /// Two sources with one slug in one place.
  case slugCollision(slug: String, other: String)
  /// Two sources with one URL.
  case routeCollision(path: String, other: String)
  /// A slug that the site uses itself.
  case reservedName(slug: String)
  /// Two sources with one `id:`.
  case duplicateID(id: String, other: String)
  /// Two recipes with one title.
  case duplicateTitle(title: String, other: String)
  /// A `slug:` that cannot stand in a URL as it is.
  case slugNotSafe(slug: String, used: String)
  /// An alias that cannot be a path of the site.
  case badAlias(path: String)
  /// Nothing to build was found.
  case noRecipes
  /// No base URL: no sitemap, no feed.
  case noBaseURL
  /// A base URL that is not one.
  case badBaseURL(text: String)

  /// A template that cannot be used; what is wrong in it.
  case template(problem: String)

  // The output folder.
  /// The output folder holds files and was not made by this program.
  case outputNotOurs
  /// The output folder contains the content.
  case outputContainsContent
  /// The output folder is the home or root folder.
  case outputIsHomeOrRoot
  /// A file or folder that is not ours has the place of one of the site.
  case outputInTheWay
  /// A file or folder of the output could not be written; what the system says.
  case unwritable(reason: String)
}
