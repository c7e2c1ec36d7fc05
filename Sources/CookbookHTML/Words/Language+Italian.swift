extension Language {
  /// The words of Italian.
  static let italian = Language(
    code: "it",
    months: [
      "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno",
      "luglio", "agosto", "settembre", "ottobre", "novembre", "dicembre",
    ]
  ) { word in
    switch word {
    case .skip: "Vai al contenuto"
    case .home: "Home"
    case .tags: "Etichette"
    case .categories: "Categorie"
    case .subcategories: "In questa categoria"
    case .recipes: "Ricette"
    case .today: "Una ricetta da provare"
    case .empty: "Ancora nessuna ricetta"
    case .noTags: "Ancora nessuna etichetta"
    case .crumbs: "Sei qui"
    case .backTo: "Torna a {}"
    case .ingredients: "Ingredienti"
    case .method: "Preparazione"
    case .notes: "Note"
    case .nutrition: "Valori nutrizionali"
    case .related: "Si accompagna con"
    case .usedIn: "Usato in"
    case .optional: "facoltativo"
    case .yield: "Dosi"
    case .prep: "Preparazione"
    case .cook: "Cottura"
    case .rest: "Riposo"
    case .total: "Totale"
    case .difficulty: "Difficoltà"
    case .cuisine: "Cucina"
    case .diet: "Dieta"
    case .rating: "Voto"
    case .source: "Fonte"
    case .author: "Di"
    case .date: "Scritta il"
    case .alsoIn: "Anche in"
    case .neighbours: "Altre in questa categoria"
    case .previous: "Precedente"
    case .next: "Successiva"
    case .pages: "Pagine"
    case .pageOf: "Pagina {} di {}"
    case .oneRecipe: "1 ricetta"
    case .manyRecipes: "{} ricette"
    case .allRecipes: "Tutte le {} ricette"
    case .allCategories: "Tutte le categorie"
    case .feed: "Feed"
    case .moved: "Questa pagina si è spostata"
    case .notfound: "Non è su questo scaffale"
    case .notfoundText:
      "A questo indirizzo non c’è nessuna pagina. Forse si è spostata, o il link contiene un errore."
    case .nearby: "Forse cercavi"
    case .minutes: "{} min"
    case .hours: "{} h"
    case .oneDay: "1 giorno"
    case .days: "{} giorni"
    case .dayMonthYear: "{} {} {}"
    }
  }
}
