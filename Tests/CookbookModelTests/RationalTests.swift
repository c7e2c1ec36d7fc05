import CookbookModel
import Testing

@Suite struct RationalTests {
  @Test(
    "A fraction is kept in lowest terms with the sign above the line",
    arguments: [
      (6, 8, 3, 4), (-6, 8, -3, 4), (6, -8, -3, 4), (0, 5, 0, 1), (7, 1, 7, 1),
    ])
  func lowestTerms(top: Int, bottom: Int, numerator: Int, denominator: Int) {
    let fraction = Rational(top, bottom)
    #expect(fraction?.numerator == numerator)
    #expect(fraction?.denominator == denominator)
  }

  @Test func refusesAZeroDenominator() { #expect(Rational(1, 0) == nil) }

  @Test func addsAndMultipliesExactly() {
    #expect(Rational(1, 3).flatMap { $0.adding(Rational(1)) } == Rational(4, 3))
    #expect(Rational(3, 2).flatMap { $0.multiplied(by: Rational(2)) } == Rational(3))
    #expect(
      Rational(1, 8).flatMap { one in Rational(1, 2).flatMap { one.multiplied(by: $0) } } == Rational(1, 16))
  }

  @Test func saysNothingRatherThanSomethingWrongOnOverflow() {
    let huge = Rational(Int.max)
    #expect(huge.adding(huge) == nil)
    #expect(huge.multiplied(by: huge) == nil)
  }

  @Test func ordersByValueWhateverTheSizeOfTheParts() throws {
    let third = try #require(Rational(1, 3))
    let almostThird = try #require(Rational(Int.max / 3, Int.max))
    #expect(Rational(-1) < third)
    #expect(almostThird <= third)
    #expect(third < Rational(Int.max))
  }
}
