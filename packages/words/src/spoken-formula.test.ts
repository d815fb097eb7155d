import { expect, test } from 'vitest'
import { renderText } from '../../renderer/src/render-text.ts'
import { formulas } from './all-languages.ts'
import { formulaSpeaker } from './spoken-formula.ts'

const spokenFormula = formulaSpeaker(formulas.en)

test.each([
  ['x', 'x'],
  ['x^2', 'x squared'],
  ['a^{n+1}', 'a to the power of n plus 1'],
  ['x_1', 'x sub 1'],
  ['x_1^2', 'x sub 1 squared'],
  ['\\frac{a}{b}', 'a over b'],
  ['\\frac{a+b}{2}', 'fraction a plus b over 2, end of fraction'],
  ['\\sqrt{4}', 'square root of 4'],
  ['\\sqrt{x+1}', 'square root of x plus 1, end of root'],
  ['\\sqrt[3]{x}', 'root of degree 3 of x'],
  ['\\sum_{i=1}^{n} i', 'sum from i equals 1 to n i'],
  ['\\int_0^1 x', 'integral from 0 to 1 x'],
  ['\\ce{H2O}', 'H 2 O'],
  ['\\ce{SO4^2-}', 'SO 4 2 minus'],
  ['\\overline{AB}', 'A B with a line above'],
  ['\\underline{x}', 'x under which is a line'],
  ['\\cancel{x}', 'x crossed out'],
  ['\\vec{v} + \\hat{x}', 'v with an arrow above plus x with a hat above'],
  ['\\overbrace{a+b}^{n}', 'a plus b with a brace above with n above'],
  ['\\binom{n}{k}', 'n choose k'],
  ['\\dbinom{n+1}{k}', 'n plus 1 choose k'],
  ['\\left(\\frac{a}{b}\\right)', '( a over b )'],
  ['x \\ne y', 'x not equal to y'],
  ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '( row 1: 1, 2; row 2: 3, 4 )'],
])('%s is read as “%s”', (source, spoken) => {
  const drawn = renderText({ source: `$${source}$` })
  expect('nodes' in drawn && spokenFormula(drawn.nodes[0])).toBe(spoken)
})

test('a text around formulas is read with them, and a picture by its description', () => {
  const image = 'a'.repeat(64)
  const pictures = { [image]: { width: 1, height: 1, bytes: 1 } }
  const drawn = renderText({ source: `The ring ![of carbon](image:${image}) of $x^2$`, pictures })
  expect('nodes' in drawn && drawn.nodes.map(spokenFormula).join(' ')).toBe('The ring of carbon of x squared')
})
