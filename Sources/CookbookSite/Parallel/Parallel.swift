/// Runs work in batches over several workers; results come back in the order of the items.
enum Parallel {
  /// How many items a batch has: enough that the cost of a task does not show, few enough to share evenly.
  static let batchSize = 48

  /// Maps batches of the items by `transform`, which gives one result for each item of its batch.
  /// - Parameter jobs: The most batches at work at once, at least 1.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, transform: @escaping @Sendable (ArraySlice<Item>) -> [Result]
  ) async -> [Result] {
    let starts = Array(stride(from: 0, to: items.count, by: batchSize))
    guard jobs > 1, starts.count > 1 else {
      return starts.flatMap { transform(items[$0..<min($0 + batchSize, items.count)]) }
    }
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      var results = [[Result]](repeating: [], count: starts.count)
      var next = 0
      func add() {
        guard next < starts.count else { return }
        let (number, batch) = (next, items[starts[next]..<min(starts[next] + batchSize, items.count)])
        next += 1
        group.addTask { (number, transform(batch)) }
      }
      for _ in 0..<jobs { add() }
      for await (number, batch) in group {
        results[number] = batch
        add()
      }
      return results.flatMap { $0 }
    }
  }
}
