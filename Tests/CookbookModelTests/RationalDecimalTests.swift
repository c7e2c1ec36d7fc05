import CookbookModel
import Testing

@Test(
  "writes a fraction as a decimal",
  arguments: [
    (3, 2, "1.5"), (-1, 2, "-0.5"), (20, 1, "20"), (0, 1, "0"), (1, 8, "0.125"), (-1, 4, "-0.25"),
    (1, 3, "0.3333333333333333333333333333"), (2, 3, "0.6666666666666666666666666667"),
    (100, 3, "33.33333333333333333333333333"), (1, 300, "0.003333333333333333333333333333"),
    (Int.max, 1, "9223372036854775807"), (1, Int.max, "0.0000000000000000001084202172485504434125002236"),
  ])
func decimal(_ numerator: Int, _ denominator: Int, _ expected: String) {
  #expect(Rational(numerator, denominator)?.decimal() == expected)
}

@Test("carries when nines are rounded")
func decimalCarry() {
  #expect(Rational(999, 1000)?.decimal(digits: 2) == "1")
  #expect(Rational(1999, 1000)?.decimal(digits: 2) == "2")
}
