extension Language {
  /// The words of German.
  static let german = Language(
    code: "de",
    months: [
      "Januar", "Februar", "März", "April", "Mai", "Juni",
      "Juli", "August", "September", "Oktober", "November", "Dezember",
    ]
  ) { word in
    switch word {
    case .skip: "Zum Inhalt springen"
    case .home: "Start"
    case .tags: "Schlagwörter"
    case .categories: "Kategorien"
    case .subcategories: "In dieser Kategorie"
    case .recipes: "Rezepte"
    case .today: "Ein Rezept zum Probieren"
    case .empty: "Noch keine Rezepte"
    case .noTags: "Noch keine Schlagwörter"
    case .crumbs: "Sie sind hier"
    case .backTo: "Zurück zu {}"
    case .ingredients: "Zutaten"
    case .method: "Zubereitung"
    case .notes: "Hinweise"
    case .nutrition: "Nährwerte"
    case .related: "Passt dazu"
    case .usedIn: "Verwendet in"
    case .optional: "nach Belieben"
    case .yield: "Ergibt"
    case .prep: "Vorbereitung"
    case .cook: "Garzeit"
    case .rest: "Ruhezeit"
    case .total: "Gesamt"
    case .difficulty: "Schwierigkeit"
    case .cuisine: "Küche"
    case .diet: "Ernährung"
    case .rating: "Bewertung"
    case .source: "Quelle"
    case .author: "Von"
    case .date: "Geschrieben"
    case .alsoIn: "Auch in"
    case .neighbours: "Mehr in dieser Kategorie"
    case .previous: "Vorheriges"
    case .next: "Nächstes"
    case .pages: "Seiten"
    case .pageOf: "Seite {} von {}"
    case .oneRecipe: "1 Rezept"
    case .manyRecipes: "{} Rezepte"
    case .allRecipes: "Alle {} Rezepte"
    case .allCategories: "Alle Kategorien"
    case .feed: "Feed"
    case .moved: "Diese Seite ist umgezogen"
    case .notfound: "Nicht im Regal"
    case .notfoundText:
      "Unter dieser Adresse gibt es keine Seite. Sie ist umgezogen, oder im Link steckt ein Fehler."
    case .nearby: "Vielleicht suchten Sie"
    case .minutes: "{} Min."
    case .hours: "{} Std."
    case .oneDay: "1 Tag"
    case .days: "{} Tage"
    case .dayMonthYear: "{}. {} {}"
    }
  }
}
