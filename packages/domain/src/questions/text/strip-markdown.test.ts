import { describe, expect, test } from 'vitest'
import { stripLineMarkdown, stripMarkdown } from './strip-markdown.ts'

const hash = 'a1'.repeat(32)

describe('a line', () => {
  test.each([
    ['What is **green** here?', 'What is green here?'],
    ['*a **b** c*, ***d***', 'a b c, d'],
    ['**a*b**', 'a*b'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['5*', '5*'],
    ['\\*a\\*', '*a*'],
    ['The capital is ____.', 'The capital is ____.'],
    ['_a_', '_a_'],
    ['`let *a*`, `` ` ``, `', 'let *a*, `, `'],
    ['If $x^2$ is $$ 4 $$', 'If x^2 is 4'],
    ['costs $5 and $6', 'costs $5 and $6'],
    ['\\$x$ is', '$x$ is'],
    ['Simplify \\(x^2\\) and \\[ y \\]', 'Simplify x^2 and y'],
    ['\\\\(x\\\\) or \\(x', '\\(x\\) or (x'],
    ['$\\ce{H2O}$ or \\ce{CO2}', 'H₂O or CO₂'],
    ['\\ce{2H2 + O2 -> 2H2O}', '2H₂ + O₂ → 2H₂O'],
    ['\\ce{MnO4- + 8H+ + 5e- <=> Mn^2+ + 4H2O(l)}', 'MnO₄⁻ + 8H⁺ + 5e⁻ ⇌ Mn²⁺ + 4H₂O(l)'],
    ['\\ce{SO4^{2-}}, \\ce{[Fe(CN)6]^4-}, \\ce{C12H22O11}', 'SO₄²⁻, [Fe(CN)₆]⁴⁻, C₁₂H₂₂O₁₁'],
    [
      '\\ce{A ->[heat] B}, \\ce{^{14}C}, \\ce{CuSO4*5H2O}',
      '\\ce{A ->[heat] B}, \\ce{^{14}C}, \\ce{CuSO4*5H2O}',
    ],
    ['$6\\,\\ce{CO2}$', '6\\,\\ce{CO2}'],
    ['H~2~O, 10^3^ m^-1^, x^n^, a~i~', 'H₂O, 10³ m⁻¹, x^n, ai'],
    ['a ~ b ^ c', 'a ~ b ^ c'],
    [`![A cell \\[green\\]](image:${hash}) and ![](image:${hash})`, '(A cell [green]) and (picture)'],
    ['![a](b.png) [a](https://example.org)', '![a](b.png) [a](https://example.org)'],
    ['- a', '- a'],
    ['1. a', '1. a'],
    ['> 3', '> 3'],
    ['<b>a</b> &amp;', '<b>a</b> &amp;'],
  ])('%j is listed as %j', (source, text) => {
    expect(stripLineMarkdown(source, '(picture)')).toBe(text)
  })
})

describe('a text', () => {
  test.each([
    ['one *two\nthree* four', 'one two\nthree four'],
    ['one *two\n\nthree* four', 'one *two\nthree* four'],
    ['Which?\n- **a**\n* b\n+ c', 'Which?\n• a\n• b\n• c'],
    ['3. c\n4. *d*', '3. c\n4. d'],
    ['> a\n> *b*', 'a\nb'],
    ['a\n\n---\n\nb\n* * *', 'a\nb'],
    ['```js\nlet *a* = 1\n```\n*b*', 'let *a* = 1\nb'],
    ['```\nlet *a*', 'let *a*'],
    ['| *a* | b |\n|---|--:|\n| 1 | `x \\| y` |\n\nAfter', 'a | b\n1 | x \\| y\nAfter'],
    ['$$\n- x\n- y\n$$', '- x\n- y'],
    ['$$x$$ is *a*', 'x is a'],
    ['Given:\n\\[\n- x\n\\]\nthen', 'Given:\n- x\nthen'],
    [`![A cell](image:${hash})\n\nWhat is ![a *b*](image:${hash})?`, '(picture)\nWhat is (picture)?'],
  ])('%j is listed as %j', (source, text) => {
    expect(stripMarkdown(source, '(picture)')).toBe(text)
  })
})

describe('formulas that are drawn are as they are read out', () => {
  test.each([
    ['If $x^2$ is $$ 4 $$', ['x squared', '4'], 'If x squared is 4'],
    ['$$\n- x\n$$\n| $a$ | b |\n|---|---|\n| 1 | \\(c\\) |', ['minus x', 'a', 'c'], 'minus x\na | b\n1 | c'],
    ['\\ce{H2O} and $\\ce{^{14}C}$', ['H 2 O', '14 C'], 'H₂O and 14 C'],
    ['`$x$` and $y$', ['y'], '$x$ and y'],
  ])('%j', (source, spoken, text) => {
    expect(stripMarkdown(source, '(picture)', spoken)).toBe(text)
  })

  test('an option too, and its picture is what it shows', () => {
    const source = `![A cell](image:${hash}) of $x^2$`
    expect(stripLineMarkdown(source, '(picture)', ['x squared'])).toBe('(A cell) of x squared')
  })

  test('not if the text has other formulas than what is drawn', () => {
    expect(stripMarkdown('$x^2$ and $y$', '(picture)', ['x squared'])).toBe('x^2 and y')
    expect(stripMarkdown('$x^2$', '(picture)', ['x squared', 'y'])).toBe('x^2')
  })
})
