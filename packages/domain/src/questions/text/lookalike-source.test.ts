import { describe, expect, test } from 'vitest'
import { asMarkdown, isTypedFormula, lookalikesIn, withCharacters } from './lookalike-source.ts'

describe('formulas that a plain text has', () => {
  test.each<[text: string, found: string[], markdown: string]>([
    ['Simplify \\(\\frac{2x}{x}\\)', ['\\(\\frac{2x}{x}\\)'], 'Simplify \\(\\frac{2x}{x}\\)'],
    ['\\[ x^2 \\]', ['\\[ x^2 \\]'], '\\[ x^2 \\]'],
    ['How much is $\\frac{1}{3}$?', ['$\\frac{1}{3}$'], 'How much is $\\frac{1}{3}$?'],
    ['$1$', ['$1$'], '$1$'],
    ['\\ce{H2O}', ['\\ce{H2O}'], '\\ce{H2O}'],
    ['Ba(OH)_2', ['Ba(OH)_2'], '\\ce{Ba(OH)2}'],
    ['SeO_4^{2-}', ['SeO_4^{2-}'], '\\ce{SeO4^{2-}}'],
    ['Na^+, SO_4^2-', ['Na^+', 'SO_4^2-'], '\\ce{Na^{+}}, \\ce{SO4^{2-}}'],
    ['C_6H_{12}O_6 * 2', ['C_6H_{12}O_6'], '\\ce{C6H12O6} * 2'],
    ['[Fe(CN)_6]^{4−}', ['[Fe(CN)_6]^{4−}'], '\\ce{[Fe(CN)6]^{4-}}'],
    ['(10^{-3} m/s^2)', ['10^{-3}', 'm/s^2'], '($10^{-3}$ $m/s^2$)'],
    ['x_1, a_{n+1}.', ['x_1', 'a_{n+1}'], '$x_1$, $a_{n+1}$.'],
    ['\\sqrt[3]{x + 2} is', ['\\sqrt[3]{x + 2}'], '$\\sqrt[3]{x + 2}$ is'],
    ['^{14}C', ['^{14}C'], '$^{14}C$'],
    ['Area^2 of *it*', ['Area^2'], 'Area^2^ of \\*it\\*'],
  ])('%j', (text, found, markdown) => {
    expect(lookalikesIn(text).formulas).toEqual(found)
    expect(asMarkdown(text)).toBe(markdown)
  })

  test.each([
    'The capital is ____.',
    'costs $5 and $6',
    'US$5 or AU$6',
    '$a = $b',
    'echo "$a"$b',
    '$price and $name$',
    'var_1, my_file_2.txt, user_name, __proto__, 2_000',
    'a ^ b, ^_^, -_-, x_x',
    '^\\d+$ and \\w{3} and [a-z]{2}',
    'C:\\temp\\x_1',
    'a_1@b.c, https://a.b/x_1',
    '\\( unclosed $',
  ])('%j has none', (text) => {
    expect(lookalikesIn(text).formulas).toEqual([])
  })

  test('a long text of their beginnings has none', () => {
    const text = `${'\\('.repeat(4_000)}\\\\)${'{'.repeat(4_000)}${'x^2)'.repeat(4_000)}`
    expect(lookalikesIn(text).formulas).toEqual([])
  })
})

test.each([
  ['of ', '\\ce{H2O}', true],
  ['It is \\(x\\) of ', '\\ce{H2O}', true],
  ['It is \\(', '\\ce{H2O}', false],
  ['It is \\(a\\) and \\[x + ', '\\ce{H2O}', false],
  ['It is $', '\\ce{H2O}', false],
  ['It is ', '\\(\\ce{H2O}\\)', true],
])('after %j, %j is a formula of its own: %s', (before, source, isOne) => {
  expect(isTypedFormula(before, source)).toBe(isOne)
})

describe('characters by their names', () => {
  test.each([
    ['R&ouml;mer, 100 &deg;C', ['&ouml;', '&deg;'], 'Römer, 100 °C'],
    ['&#176; &#xB0; &lt;b&gt;', ['&#176;', '&#xB0;', '&lt;'], '° ° <b>'],
    ['AT&T; &nothing; a & b;', [], 'AT&T; &nothing; a & b;'],
    ['caf&eacute &copy', [], 'caf&eacute &copy'],
  ])('%j', (text, found, decoded) => {
    expect(lookalikesIn(text).characters).toEqual(found)
    expect(withCharacters(text)).toBe(decoded)
  })

  test('are no signs of Markdown in a formatted text', () => {
    expect(withCharacters('&ast;a&ast; &auml;', true)).toBe('\\*a\\* ä')
  })
})
