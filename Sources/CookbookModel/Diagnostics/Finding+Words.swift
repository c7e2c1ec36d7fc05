extension Finding {
  /// The kind of finding.
  public var code: DiagnosticCode {
    switch self {
    case .notUTF8: .notUTF8
    case .nulCharacter: .nulCharacter
    case .unreadable: .unreadable
    case .linkLoop: .linkLoop
    case .fileTooLarge: .fileTooLarge
    case .sameName: .slugCollision
    case .notARecipe: .notARecipe
    case .frontMatterUnclosed: .frontMatterUnclosed
    case .frontMatterTOML: .frontMatterTOML
    case .frontMatterSyntax: .frontMatterSyntax
    case .frontMatterDuplicateKey: .frontMatterDuplicateKey
    case .frontMatterValue: .frontMatterValue
    case .unknownSetting: .unknownSetting
    case .emptyName: .emptyName
    case .titleMismatch: .titleMismatch
    case .noIngredients: .noIngredients
    case .noSteps: .noSteps
    case .noIngredientsHeading: .noIngredientsHeading
    case .textInIngredients: .textInIngredients
    case .secondH1: .secondH1
    case .ingredientsTable: .ingredientsTable
    case .setextDivider: .setextDivider
    case .lazyGroupLabel: .lazyGroupLabel
    case .nestedTooDeeply: .nestedTooDeeply
    case .emptyIngredient: .emptyIngredient
    case .nestedIngredient: .nestedIngredient
    case .shortcode: .shortcode
    case .tagsTwice: .tagsTwice
    case .yieldsTwice: .yieldsTwice
    case .tagsAndYieldInOneParagraph: .tagsAndYieldInOneParagraph
    case .missingDivider: .missingDivider
    case .missingTitle: .missingTitle
    case .amountWithoutNumber: .amountWithoutNumber
    case .yieldWithoutNumber: .yieldWithoutNumber
    case .suspiciousNumber: .suspiciousNumber
    case .oddRange: .oddRange
    case .timeUnparsed: .timeUnparsed
    case .brokenReference: .brokenReference
    case .brokenFragment: .brokenFragment
    case .ambiguousReference: .ambiguousReference
    case .selfReference: .selfReference
    case .missingImage: .missingImage
    case .noPictures: .noPictures
    case .remoteImage: .remoteImage
    case .unsafeLink: .unsafeLink
    case .slugCollision: .slugCollision
    case .routeCollision: .routeCollision
    case .reservedName: .reservedName
    case .duplicateID: .duplicateID
    case .duplicateTitle: .duplicateTitle
    case .slugNotSafe: .slugNotSafe
    case .badAlias: .badAlias
    case .noRecipes: .noRecipes
    case .noBaseURL: .noBaseURL
    case .badBaseURL: .badBaseURL
    case .template: .template
    case .nameNotUTF8: .nameNotUTF8
    case .outputNotOurs: .outputNotOurs
    case .outputContainsContent: .outputContainsContent
    case .outputIsHomeOrRoot: .outputIsHomeOrRoot
    case .outputInTheWay: .outputInTheWay
    case .unwritable: .unwritable
    }
  }

  /// What is wrong, and the way out: one line for the author, most specific first.
  public var message: String {
    switch self {
    case .notUTF8(let offset):
      "not UTF-8: byte \(offset + 1) begins no character; save the file as UTF-8"
    case .nulCharacter: "the file holds a NUL character; is it a text file?"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .linkLoop: "a symbolic link that leads out of the content or back into itself is not followed"
    case .fileTooLarge(let limit): "larger than \(limit / 1_000_000) MB; is it a recipe?"
    case .sameName:
      "two files have this name, in two Unicode forms (é as one character and as two); rename one of them"
    case .notARecipe: "no ingredients and no steps: built as a page, not listed among the recipes"
    case .frontMatterUnclosed: "front matter is never closed; end it with a line '---'"
    case .frontMatterTOML: "front matter in TOML ('+++') is not read; write it as YAML between lines '---'"
    case .frontMatterSyntax(let problem):
      "front matter is not YAML: \(problem); put text with ': ' or quotes in quotes"
    case .frontMatterDuplicateKey(let key, let first):
      "'\(key)' says the same as '\(first)' above and was not used; remove one of them"
    case .frontMatterValue(let key, let expected): "'\(key)' takes \(expected); it was not used"
    case .unknownSetting(let key, let suggestion):
      "unknown setting '\(key)'" + Self.suggestion(suggestion)
    case .emptyName(let key): "'\(key)' holds a name without a letter or digit; it was not used"
    case .titleMismatch(let title, let heading):
      "the title is '\(title)' in front matter and '\(heading)' in the heading; the first is shown"
    case .noIngredients: "steps but no ingredients; is a heading 'Ingredients' missing?"
    case .noSteps: "ingredients but no steps; is a heading 'Directions' missing?"
    case .noIngredientsHeading:
      "the lists before the steps were read as ingredients; a heading 'Ingredients' says so"
    case .textInIngredients: "text among the ingredients is kept as a note; ingredients are list items"
    case .secondH1: "a second first-level heading is read as the start of a section"
    case .ingredientsTable: "a table was read as the list of ingredients"
    case .setextDivider: "'---' right under text makes a heading of it; leave a blank line between"
    case .lazyGroupLabel(let label):
      "'\(label)' belongs to the ingredient above it; leave a blank line before it"
    case .nestedTooDeeply(let limit):
      "lists or quotes stand more than \(limit) deep in each other; what is deeper keeps its text alone"
    case .emptyIngredient: "an ingredient without a name was left out"
    case .nestedIngredient: "a list within a list item has no text of its own; its text was taken as the name"
    case .shortcode(let text): "'\(text)' is a shortcode of another program and was left out"
    case .tagsTwice: "tags are given twice; both lists were used"
    case .yieldsTwice: "yields are given twice; both were used"
    case .tagsAndYieldInOneParagraph: "tags and yield share a paragraph; leave a blank line between them"
    case .missingDivider: "no line '---' before the ingredients, or before the steps"
    case .missingTitle: "no title: a RecipeMD file begins with a first-level heading '# Title'"
    case .amountWithoutNumber(let text): "the amount '\(text)' holds no number and will not scale"
    case .yieldWithoutNumber(let text): "the yield '\(text)' holds no number and will not scale"
    case .suspiciousNumber(let text):
      "'\(text)' can be a thousand or a decimal; it is printed as written and will not scale"
    case .oddRange(let text):
      "'\(text)' is a range that does not rise; it is printed as written and will not scale"
    case .timeUnparsed(let text):
      "the time '\(text)' could not be read and is shown as text; try '1 h 20 min'"
    case .brokenReference(let target, let suggestion):
      "'\(target)' leads to nothing in this cookbook" + Self.suggestion(suggestion)
    case .brokenFragment(let fragment):
      "no heading '#\(fragment)' is on the page that the link leads to; it leads to the page alone"
    case .ambiguousReference(let target, let candidates):
      "'\(target)' may be \(candidates.map { "'\($0)'" }.joined(separator: " or ")); write the path"
    case .selfReference: "a recipe cannot be related to itself; the entry was left out"
    case .missingImage(let path): "there is no picture '\(path)'"
    case .noPictures(let count):
      "none of the \(count) pictures is there: the source holds no picture at all"
    case .remoteImage(let url):
      "the picture '\(url)' is of another site, and pages load nothing from elsewhere; save it beside the recipe"
    case .unsafeLink(let destination):
      "'\(destination)' is not a link that is safe to follow; its text is kept"
    case .slugCollision(let slug, let other):
      "its address '\(slug)' is also that of \(other); give one of them a 'slug:' in front matter"
    case .routeCollision(let path, let other):
      "its page '/\(path)' is also that of \(other); give one of them a 'slug:' in front matter"
    case .reservedName(let slug):
      "the address '\(slug)' belongs to the site itself; give it another with 'slug:' in front matter"
    case .duplicateID(let id, let other): "its id '\(id)' is also that of \(other); make a new one"
    case .duplicateTitle(let title, let other):
      "'\(title)' is also the title of \(other); lists show the category to tell them apart"
    case .slugNotSafe(let slug, let used): "the slug '\(slug)' cannot stand in an address; '\(used)' is used"
    case .badAlias(let path):
      "the alias '\(path)' is not a path of this site; write it like 'dessert/old-name'"
    case .noRecipes: "no recipe was found"
    case .noBaseURL: "no 'base_url': no sitemap, no feed and no absolute links"
    case .template(let problem): problem
    case .badBaseURL(let text): "'\(text)' is not a base URL; write it like 'https://example.org/cookbook/'"
    case .nameNotUTF8: "its name is not UTF-8, so that no page can link to it; rename it"
    case .outputNotOurs:
      "the folder holds files and was not made by cookbook; name an empty or new folder with '--output'"
    case .outputContainsContent:
      "the site cannot be put where its content is; name another folder with '--output'"
    case .outputIsHomeOrRoot:
      "the site cannot be put into the home or root folder; name another folder with '--output'"
    case .outputInTheWay:
      "is in the way of the site and was not made by cookbook; move it, or put it into 'static/'"
    case .unwritable(let reason): "cannot be written: \(reason)"
    }
  }

  private static func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }
}
