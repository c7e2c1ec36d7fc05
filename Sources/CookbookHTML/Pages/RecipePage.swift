import CookbookModel

/// The detail of the recipe on top of a path.
struct RecipePage: PageContext {
  let frame: PageFrame
  let path: RecipePath
  private let recipe: Index<Recipe>
  private let entry: Entry
  private let anchors: RecipeAnchors

  init(_ site: SiteTables, path: RecipePath) {
    self.path = path
    let cookbook = site.cookbook
    recipe = path.top
    entry = cookbook[path.top]
    anchors = RecipeAnchors(entry.recipe)
    let frame = PageFrame(site, route: .recipe(path), title: entry.recipe.document.titleText)
    frame.heading = entry.recipe.document.title.isEmpty ? nil : entry.recipe.document.title
    frame.summary = entry.recipe.document.summary
    frame.canonical = path.count > 1 ? .recipe(RecipePath(recipe)) : nil
    frame.selected = (cookbook[path.root].category, false)
    if case .asset(let asset, _)? = entry.image { frame.image = asset }
    frame.crumbs = frame.crumbs(to: cookbook[path.root].category)
    if path.count == 1 {
      // Back to the page of the grid that shows the recipe.
      let category = cookbook[path.root].category
      let page = cookbook[path.root].position / Cookbook.gridSize + 1
      frame.back = PageFrame.Crumb(title: cookbook[category].title, route: .category(category, page: page))
    }
    for count in 1...path.count {
      let route = Route.recipe(path.prefix(count))
      let title = cookbook[path.recipes[count - 1]].recipe.document.titleText
      frame.crumbs.append(PageFrame.Crumb(title: title, route: route))
    }
    self.frame = frame
  }

  private var site: SiteTables { frame.site }
  private var document: Document { entry.recipe.document }

  func value(of key: TemplateKey) -> TemplateValue {
    switch key {
    case .jsonLD:
      guard path.count == 1 else { return .bool(false) }
      return .write { output in RecipeJSONLD.write(entry, site: site, into: &output) }
    case .language: return .text(ownLanguage)
    case .direction: return .text(ownLanguage.map(Language.direction))
    case .list:
      return frame.listValue(
        of: site.cookbook[path.root].category, selecting: path.root, isPage: path.count == 1)
    case .tint: return .text(site.tints[recipe.offset])
    case .picture: return frame.picture(of: recipe)
    case .text: return blocks(document.body, top: 2, anchors: anchors.body)
    case .facts: return factsValue
    case .ingredients: return ingredientsValue
    case .steps: return stepsValue
    case .sections:
      let sections = entry.recipe.sections
      return .list(sections.count) { sectionFields(sections[$0], anchors: anchors.sections[$0]) }
    case .nutrition:
      let fields = entry.recipe.nutrition
      guard !fields.isEmpty else { return .bool(false) }
      return .context(
        Fields([
          (
            .items,
            .list(fields.count) { offset in
              Fields([(.title, .text(fields[offset].name)), (.value, .text(fields[offset].value))])
            }
          )
        ]))
    case .origin: return originValue
    case .related:
      let related = entry.related
      guard !related.isEmpty else { return .bool(false) }
      return items(related.count) { offset in
        let route = site.cookbook.route(toRelated: related[offset].recipe, from: path)
        return TileContext(
          frame: frame, recipe: related[offset].recipe, route: route, note: related[offset].note)
      }
    case .usedIn:
      let users = entry.usedIn
      guard !users.isEmpty else { return .bool(false) }
      return items(users.count) { recipeLink(users[$0]) }
    case .neighbours: return neighboursValue
    default: return frame.value(of: key)
    }
  }

  /// The language of the recipe, where it differs from the site's.
  private var ownLanguage: String? {
    document.language.flatMap { $0 == site.cookbook.settings.language ? nil : $0 }
  }

  private func items(_ count: Int, _ element: @escaping (Int) -> any TemplateContext) -> TemplateValue {
    .context(Fields([(.items, .list(count, element))]))
  }

  private func recipeLink(_ recipe: Index<Recipe>) -> LinkContext {
    LinkContext(
      frame: frame, route: .recipe(RecipePath(recipe)),
      title: site.titles[recipe.offset])
  }

  private func renderer(top: Int = 2, anchors: [Int: String]? = nil) -> MarkupRenderer {
    MarkupRenderer(frame: frame, links: document.links, topHeading: top, anchors: anchors)
  }

  private func inline(_ markup: Markup?) -> TemplateValue {
    guard let markup, !markup.isEmpty else { return .bool(false) }
    return .write { renderer().renderInline(markup, into: &$0) }
  }

  private func blocks(
    _ markup: Markup, top: Int, unwrapped: Bool = false, anchors: [Int: String]? = nil
  ) -> TemplateValue {
    guard !markup.isEmpty else { return .bool(false) }
    return .write { renderer(top: top, anchors: anchors).render(markup, unwrapped: unwrapped, into: &$0) }
  }

  // MARK: Parts

  private var factsValue: TemplateValue {
    let (recipe, language) = (entry.recipe, site.language)
    let facts: [(key: TemplateKey, value: TemplateValue)] = [
      (.yield, .text(recipe.yields.map(\.raw).joined(separator: ", "))),
      (.prepTime, .text(recipe.times.prep.map(language.duration))),
      (.cookTime, .text(recipe.times.cook.map(language.duration))),
      (.restTime, .text(recipe.times.rest.map(language.duration))),
      (.totalTime, .text(recipe.times.total.map(language.duration))),
      (.difficulty, .text(recipe.difficulty)), (.cuisine, .text(recipe.cuisine.joined(separator: ", "))),
      (.diet, .text(recipe.diet.joined(separator: ", "))), (.rating, .text(recipe.rating)),
    ]
    let isEmpty = facts.allSatisfy { if case .text(let text) = $0.value { text.isEmpty } else { true } }
    return isEmpty ? .bool(false) : .context(Fields(facts))
  }

  private var ingredientsValue: TemplateValue {
    let groups = entry.recipe.ingredientGroups
    guard !groups.isEmpty else { return .bool(false) }
    return .context(
      Fields([
        (
          .groups,
          .list(groups.count) { offset in
            let group = groups[offset]
            return Fields([
              (.heading, inline(group.title)), (.anchor, .text(anchors.ingredientGroups[offset])),
              (.depth, group.depth > 0 ? .integer(group.depth) : .bool(false)),
              (.note, blocks(group.note, top: 3)),
              (.empty, .bool(group.items.isEmpty)),
              (.items, .list(group.items.count) { ingredientFields(group.items[$0]) }),
            ])
          }
        )
      ]))
  }

  private func ingredientFields(_ ingredient: Ingredient) -> Fields {
    Fields([
      (.line, inline(ingredient.line)), (.detail, blocks(ingredient.detail, top: 3)),
      (.heading, .bool(false)),
    ])
  }

  private var stepsValue: TemplateValue {
    let groups = entry.recipe.stepGroups
    guard !groups.isEmpty else { return .bool(false) }
    return .context(
      Fields([
        (
          .groups,
          .list(groups.count) { offset in
            let runs = StepRun.runs(of: groups[offset], firstAnchor: anchors.firstStep[offset])
            return Fields([
              (.heading, inline(groups[offset].title)), (.anchor, .text(anchors.stepGroups[offset])),
              (.runs, .list(runs.count) { runFields(runs[$0]) }),
            ])
          }
        )
      ]))
  }

  private func runFields(_ run: StepRun) -> Fields {
    switch run {
    case .note(let text):
      Fields([
        (.note, blocks(text, top: 3)), (.start, .bool(false)), (.items, .list(0) { _ in Fields([]) }),
      ])
    case .steps(let steps, let start, let anchor):
      Fields([
        (.note, .bool(false)), (.start, start > 1 ? .integer(start) : .bool(false)),
        (
          .items,
          .list(steps.count) { offset in
            Fields([
              (.anchor, .text("step-\(anchor + offset)")),
              (.text, stepText(steps[offset], number: anchor + offset)),
            ])
          }
        ),
      ])
    }
  }

  private func stepText(_ step: Markup, number: Int) -> TemplateValue {
    guard let image = entry.recipe.stepImages[number] else { return blocks(step, top: 3, unwrapped: true) }
    var pictured = step
    let alt = pictured.append(bytes: [])
    pictured.append(.image(link: Int32(image), alt: alt))
    return blocks(pictured, top: 3)
  }

  private func sectionFields(_ section: Section, anchors: RecipeAnchors.Section) -> Fields {
    let kind =
      switch section.kind {
      case .notes: "notes"
      case .equipment: "equipment"
      case .nutrition: "nutrition"
      case .source: "source"
      case .other: "other"
      }
    return Fields([
      (.kind, .text(kind)), (.anchor, .text(anchors.title)), (.heading, inline(section.title)),
      (.text, blocks(section.body, top: 3, anchors: anchors.headings)),
    ])
  }

  private var originValue: TemplateValue {
    let cookbook = site.cookbook
    let tags = entry.tags
    let others = entry.otherCategories
    let date = document.date.map { date in
      Fields([(.iso, .text(date.description)), (.label, .text(site.language.date(date)))])
    }
    if tags.isEmpty, others.isEmpty, date == nil, document.author == nil, entry.recipe.source == nil {
      return .bool(false)
    }
    let tagItems = items(tags.count) { offset in
      LinkContext(frame: frame, route: .tag(tags[offset], page: 1), title: cookbook[tags[offset]].title)
    }
    let otherItems = items(others.count) { offset in
      LinkContext(
        frame: frame, route: .category(others[offset], page: 1), title: cookbook[others[offset]].title)
    }
    return .context(
      Fields([
        (.tags, tags.isEmpty ? .bool(false) : tagItems), (.source, inline(entry.recipe.source)),
        (.author, .text(document.author)), (.date, .context(date)),
        (.alsoIn, others.isEmpty ? .bool(false) : otherItems),
      ]))
  }

  private var neighboursValue: TemplateValue {
    guard path.count == 1 else { return .bool(false) }
    let recipes = site.cookbook[entry.category].recipes
    let previous = entry.position > 0 ? recipeLink(recipes[entry.position - 1]) : nil
    let next = entry.position + 1 < recipes.count ? recipeLink(recipes[entry.position + 1]) : nil
    if previous == nil, next == nil { return .bool(false) }
    return .context(Fields([(.previous, .context(previous)), (.next, .context(next))]))
  }
}

/// Steps and notes in turn: a note interrupts the numbered list, which goes on after it.
enum StepRun {
  case note(Markup)
  /// Steps, the number shown at the first, and its place in the whole recipe.
  case steps([Markup], start: Int, anchor: Int)

  static func runs(of group: StepGroup, firstAnchor: Int) -> [StepRun] {
    var runs: [StepRun] = []
    var number = 1
    var steps: [Markup] = []
    func endRun() {
      guard !steps.isEmpty else { return }
      let start = number - steps.count
      runs.append(.steps(steps, start: start, anchor: firstAnchor + start - 1))
      steps = []
    }
    for item in group.items {
      switch item {
      case .note(let text):
        endRun()
        runs.append(.note(text))
      case .step(let text):
        steps.append(text)
        number += 1
      }
    }
    endRun()
    return runs
  }
}
