/// The headings that are understood, lower-case and in NFC (FORMAT Appendix A).
enum HeadingTerms {
  /// Every term with its kind.
  static let kinds: [String: SectionKind] = {
    var kinds: [String: SectionKind] = [:]
    for (kind, lists) in table {
      for term in lists.joined() { kinds[HeadingName.folded(term)] = kind }
    }
    return kinds
  }()

  /// The most words that a term has.
  static let longest = kinds.keys.map { $0.split(separator: " ").count }.max() ?? 1

  /// The terms that begin a sentence: `You will need a deep dish` announces nothing, `You will need for the
  /// dough` does.
  static let sentences = ["what you need", "what you'll need", "you'll need", "youll need", "you will need"]

  private static let table: [(SectionKind, [[String]])] = [
    (.ingredients, ingredients), (.steps, steps), (.notes, notes), (.related, related), (.source, source),
    (.equipment, equipment), (.nutrition, nutrition), (.info, info), (.tags, tags),
  ]

  private static let ingredients = [
    [
      "ingredients", "ingredient", "ingredients list", "ingredient list", "list of ingredients",
    ], sentences,
    ["zutaten", "zutatenliste"],
    ["ingrédients", "ingrédient"],
    ["ingredientes", "ingrediente", "ingredienti", "ingrediënten", "ingredienten"],
    ["ingredienser", "ainekset", "składniki", "suroviny", "přísady"],
    ["ингредиенты", "состав", "інгредієнти"],
    ["材料", "原料", "食材", "用料", "必备原料", "必备原料和工具"],
    ["재료", "malzemeler", "összetevők", "osagaiak"],
  ]

  private static let steps = [
    [
      "directions", "direction", "instructions", "instruction", "method", "methods", "steps", "step",
      "preparation", "preparations", "procedure", "procedures", "how to make", "how to make it",
      "cooking directions", "cooking instructions", "process", "preparation steps", "recipe steps",
    ],
    ["zubereitung", "anleitung", "arbeitsschritte", "vorgehen"],
    ["préparation", "étapes", "étape", "réalisation"],
    ["preparación", "instrucciones", "pasos", "elaboración", "procedimiento"],
    ["modo de preparo", "modo de preparação", "preparo", "preparação"],
    ["preparazione", "cottura", "procedimento", "istruzioni"],
    ["bereiding", "bereidingswijze", "werkwijze", "stappen"],
    ["gör så här", "tillagning", "instruktioner", "fremgangsmåde", "fremgangsmåte", "ohjeet", "valmistus"],
    ["przygotowanie", "sposób przygotowania", "postup", "příprava"],
    ["приготовление", "способ приготовления", "приготування"],
    ["作り方", "手順", "做法", "步骤", "操作", "制作步骤", "烹饪步骤"],
    ["만드는 법", "조리법", "yapılışı", "hazırlanışı", "elkészítés", "mod de preparare", "prestaketa"],
  ]

  private static let notes = [
    ["notes", "note", "tips", "tip", "variations", "variation", "comments", "comment"],
    ["hinweise", "hinweis", "notizen", "tipps", "tipp", "remarques", "remarque", "astuces", "astuce"],
    ["notas", "consejos", "note e consigli", "コツ", "附加内容"],
  ]

  private static let related = [
    [
      "related", "related recipes", "see also", "goes with", "serve with", "served with", "pairs well with",
    ],
    ["passt dazu", "passt zu", "beilagen", "beilage", "verwandte rezepte", "siehe auch"],
    ["voir aussi", "recettes associées", "véase también", "recetas relacionadas"],
    ["vedi anche", "ricette correlate", "zie ook", "se även"],
    ["関連レシピ", "相关菜谱", "см. также"],
  ]

  private static let source = [
    [
      "source", "sources", "based on", "adapted from", "attribution", "attributions", "credit", "credits",
      "contribution", "contributions", "contributor", "contributors",
    ],
    ["quelle", "quellen", "fuente", "fonte", "bron", "参考资料"],
  ]

  private static let equipment = [
    ["equipment", "tools", "utensils", "cookware"], ["utensilien", "ustensiles", "utensilios", "工具"],
  ]

  private static let nutrition = [
    ["nutrition", "nutrition facts", "nutritional information", "nutrition information", "nährwerte"]
  ]

  private static let info = [["info", "information", "details", "at a glance"]]

  private static let tags = [["tags", "keywords"]]
}
