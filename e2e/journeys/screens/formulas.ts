/** Formulas of school and university, each with how its tree is to be read: roles of MathML with what is in them, in order. */
export const formulas: readonly (readonly [source: string, tree: string])[] = [
  ['x', 'Math(x)'],
  ['x^2', 'Math(Sup(x 2))'],
  ['x_1', 'Math(Sub(x 1))'],
  ['x_1^2', 'Math(SubSup(x 1 2))'],
  ['a + b = c', 'Math(Row(a + b = c))'],
  ['-3 \\cdot 4 \\ne 12', 'Math(Row(− 3 ⋅ 4 ≠ 12))'],
  ['\\frac{a}{b}', 'Math(Fraction(a b))'],
  ['\\frac{a+1}{\\frac{b}{2}}', 'Math(Fraction(Row(a + 1) Fraction(b 2)))'],
  ['\\sqrt{2}', 'Math(SquareRoot(2))'],
  ['\\sqrt[3]{x+1}', 'Math(Root(Row(x + 1) 3))'],
  [
    'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
    'Math(Row(x = Fraction(Row(− b ± SquareRoot(Row(Sup(b 2) − 4 a c))) Row(2 a))))',
  ],
  ['\\sum_{i=1}^{n} i', 'Math(Row(SubSup(∑ Row(i = 1) n) i))'],
  ['\\prod_{k=1}^{5} k', 'Math(Row(SubSup(∏ Row(k = 1) 5) k))'],
  ['\\int_0^1 x\\,dx', 'Math(Row(SubSup(∫ 0 1) x d x))'],
  ['\\lim_{x \\to \\infty} \\frac{1}{x} = 0', 'Math(Row(Sub(lim Row(x → ∞)) Fraction(1 x) = 0))'],
  [
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    'Math(Row(( Table(TableRow(TableCell(1) TableCell(2)) TableRow(TableCell(3) TableCell(4))) )))',
  ],
  [
    '\\begin{vmatrix}a&b\\\\c&d\\end{vmatrix} = ad - bc',
    'Math(Row(Row(| Table(TableRow(TableCell(a) TableCell(b)) TableRow(TableCell(c) TableCell(d))) |) = a d − b c))',
  ],
  [
    'f(x) = \\begin{cases}1&x>0\\\\0&x\\le 0\\end{cases}',
    'Math(Row(f Row(( x )) = Row({ Table(TableRow(TableCell(1) TableCell(Row(x > 0))) TableRow(TableCell(0) TableCell(Row(x ≤ 0)))))))',
  ],
  ['\\sin(\\alpha) + \\cos \\beta', 'Math(Row(sin Row(( α )) + cos β))'],
  ['\\log_{10} 100 = 2', 'Math(Row(Sub(log 10) 100 = 2))'],
  ['e^{i\\pi} + 1 = 0', 'Math(Row(Sup(e Row(i π)) + 1 = 0))'],
  ['\\binom{n}{k}', 'Math(Row(( Fraction(n k) )))'],
  ['\\vec{v} \\times \\vec{w}', 'Math(Row(Over(v →) × Over(w →)))'],
  [
    '\\overline{AB} \\perp \\overline{CD}',
    'Math(Row(image(A B with a line above) ⟂ image(C D with a line above)))',
  ],
  ['\\hat{x} \\approx \\bar{x}', 'Math(Row(Over(x ˆ) ≈ Over(x ‾)))'],
  ['|x| \\le \\varepsilon', 'Math(Row(| x | ≤ ε))'],
  ['A \\cap B \\subset \\mathbb{R}', 'Math(Row(A ∩ B ⊂ ℝ))'],
  ['\\forall x\\, \\exists y: x < y', 'Math(Row(∀ x ∃ y : x < y))'],
  ['\\frac{\\partial f}{\\partial x}', 'Math(Fraction(Row(∂ f) Row(∂ x)))'],
  ['6.02 \\times 10^{23}', 'Math(Row(6.02 × Sup(10 23)))'],
  ['9.81\\,\\mathrm{m/s^2}', 'Math(Row(9.81 Row(m / Sup(s 2))))'],
  ['\\ce{H2O}', 'Math(Row(H Sub(2) O))'],
  ['\\ce{SO4^2-}', 'Math(Row(SO Sub(4) Sup(Row(2 −))))'],
  ['\\ce{2H2 + O2 -> 2H2O}', 'Math(Row(2 H Sub(2) + O Sub(2) Over(→) 2 H Sub(2) O))'],
  ['\\ce{N2 + 3H2 <=> 2NH3}', 'Math(Row(N Sub(2) + 3 H Sub(2) Over(⇌) 2 NH Sub(3)))'],
  ['\\ce{^{14}_{6}C}', 'Math(Row(SubSup() SubSup(6 14) C))'],
]

/** Formulas as options, with the names that are read out. */
export const spokenOptions: readonly (readonly [source: string, name: string])[] = [
  ['$x^2$', 'x squared'],
  ['$\\sum_{i=1}^{n} i$', 'sum from i equals 1 to n i'],
  ['$\\overline{AB}$', 'A B with a line above'],
  ['$\\binom{n}{k}$', 'n choose k'],
  ['\\ce{H2O}', 'H 2 O'],
  ['Half: $\\frac{1}{2}$', 'Half: 1 over 2'],
]
