extension Language {
  /// The words of Spanish.
  static let spanish = Language(
    code: "es",
    months: [
      "enero", "febrero", "marzo", "abril", "mayo", "junio",
      "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
    ]
  ) { word in
    switch word {
    case .skip: "Saltar al contenido"
    case .home: "Inicio"
    case .tags: "Etiquetas"
    case .categories: "Categorías"
    case .subcategories: "En esta categoría"
    case .recipes: "Recetas"
    case .today: "Una receta para probar"
    case .empty: "Aún no hay recetas"
    case .noTags: "Aún no hay etiquetas"
    case .crumbs: "Está aquí"
    case .backTo: "Volver a {}"
    case .ingredients: "Ingredientes"
    case .method: "Preparación"
    case .notes: "Notas"
    case .nutrition: "Información nutricional"
    case .related: "Combina con"
    case .usedIn: "Se usa en"
    case .optional: "opcional"
    case .yield: "Rinde"
    case .prep: "Preparación"
    case .cook: "Cocción"
    case .rest: "Reposo"
    case .total: "Total"
    case .difficulty: "Dificultad"
    case .cuisine: "Cocina"
    case .diet: "Dieta"
    case .rating: "Valoración"
    case .source: "Fuente"
    case .author: "De"
    case .date: "Escrito"
    case .alsoIn: "También en"
    case .neighbours: "Más en esta categoría"
    case .previous: "Anterior"
    case .next: "Siguiente"
    case .pages: "Páginas"
    case .pageOf: "Página {} de {}"
    case .oneRecipe: "1 receta"
    case .manyRecipes: "{} recetas"
    case .allRecipes: "Las {} recetas"
    case .allCategories: "Todas las categorías"
    case .feed: "Canal"
    case .moved: "Esta página se ha mudado"
    case .notfound: "No está en este estante"
    case .notfoundText: "No hay ninguna página en esta dirección. Quizá se mudó, o el enlace tiene un error."
    case .nearby: "Quizá buscaba"
    case .minutes: "{} min"
    case .hours: "{} h"
    case .oneDay: "1 día"
    case .days: "{} días"
    case .dayMonthYear: "{} de {} de {}"
    }
  }
}
