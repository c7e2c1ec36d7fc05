extension Language {
  /// The words of French.
  static let french = Language(
    code: "fr",
    months: [
      "janvier", "février", "mars", "avril", "mai", "juin",
      "juillet", "août", "septembre", "octobre", "novembre", "décembre",
    ]
  ) { word in
    switch word {
    case .skip: "Aller au contenu"
    case .home: "Accueil"
    case .tags: "Étiquettes"
    case .categories: "Catégories"
    case .subcategories: "Dans cette catégorie"
    case .recipes: "Recettes"
    case .today: "Une recette à essayer"
    case .empty: "Pas encore de recettes"
    case .noTags: "Pas encore d’étiquettes"
    case .crumbs: "Vous êtes ici"
    case .backTo: "Retour à {}"
    case .ingredients: "Ingrédients"
    case .method: "Préparation"
    case .notes: "Remarques"
    case .nutrition: "Valeurs nutritives"
    case .related: "À servir avec"
    case .usedIn: "Utilisé dans"
    case .optional: "facultatif"
    case .yield: "Pour"
    case .prep: "Préparation"
    case .cook: "Cuisson"
    case .rest: "Repos"
    case .total: "Total"
    case .difficulty: "Difficulté"
    case .cuisine: "Cuisine"
    case .diet: "Régime"
    case .rating: "Note"
    case .source: "Source"
    case .author: "De"
    case .date: "Écrit le"
    case .alsoIn: "Aussi dans"
    case .neighbours: "Dans la même catégorie"
    case .previous: "Précédente"
    case .next: "Suivante"
    case .pages: "Pages"
    case .pageOf: "Page {} sur {}"
    case .oneRecipe: "1 recette"
    case .manyRecipes: "{} recettes"
    case .allRecipes: "Les {} recettes"
    case .allCategories: "Toutes les catégories"
    case .feed: "Flux"
    case .moved: "Cette page a déménagé"
    case .notfound: "Pas sur cette étagère"
    case .notfoundText:
      "Il n’y a pas de page à cette adresse. Elle a peut-être déménagé, ou le lien contient une faute."
    case .nearby: "Vous cherchiez peut-être"
    case .minutes: "{} min"
    case .hours: "{} h"
    case .oneDay: "1 jour"
    case .days: "{} jours"
    case .dayMonthYear: "{} {} {}"
    }
  }
}
