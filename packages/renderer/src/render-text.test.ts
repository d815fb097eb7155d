import {
  asMarkdown,
  stripLineMarkdown,
  lookalikesIn,
  type RichInside,
  type RichNode,
  richLimits,
} from '@quizly/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAllowedElement } from './allowed-nodes.ts'
import { renderText } from './render-text.ts'

const rendered = (source: string, isLine = false) => renderText({ source, ...(isLine && { isLine }) })
const nodesOf = (source: string, isLine = false): RichNode[] => {
  const found = rendered(source, isLine)
  if ('problems' in found) throw new Error(JSON.stringify(found.problems))
  return found.nodes
}

describe('Markdown', () => {
  test.each<[string, RichNode[]]>([
    ['plain', ['plain']],
    ['a *b* **c** `d`', ['a ', ['em', 'b'], ' ', ['strong', 'c'], ' ', ['code', 'd']]],
    ['one\ntwo', ['one', ['br'], 'two']],
    [
      'one\n\ntwo',
      [
        ['p', 'one'],
        ['p', 'two'],
      ],
    ],
    ['3. c\n4. d', [['ol', { start: '3' }, ['li', 'c'], ['li', 'd']]]],
    ['- a\n- b', [['ul', ['li', 'a'], ['li', 'b']]]],
    ['> a', [['blockquote', ['p', 'a']]]],
    ['H~2~O, m^2^', ['H', ['sub', '2'], 'O, m', ['sup', '2']]],
    ['a ~ b ^ c', ['a ~ b ^ c']],
    ['```js\nlet a\n```', [['pre', ['code', ['span', { className: 'hljs-keyword' }, 'let'], ' a\n']]]],
    ['```klingon\na\n```', [['pre', ['code', 'a\n']]]],
    [
      '| a | b |\n|---|--:|\n| 1 | 2 |',
      [
        [
          'table',
          ['thead', ['tr', ['th', 'a'], ['th', { style: { textAlign: 'right' } }, 'b']]],
          ['tbody', ['tr', ['td', '1'], ['td', { style: { textAlign: 'right' } }, '2']]],
        ],
      ],
    ],
  ])('%j', (source, nodes) => {
    expect(nodesOf(source)).toEqual(nodes)
  })

  test.each([
    'The capital is ____.',
    '__proto__',
    '<b>a</b> <math><mi>x</mi></math> <script>alert(1)</script>',
    '[a](https://example.org) ![a](b.png) https://example.org <https://example.org>',
    '# no heading',
    '&lt;b&gt; &amp;',
    'costs $5 and $6',
    'a \u202E b \u200B c',
  ])('%j is text', (source) => {
    expect(nodesOf(source)).toEqual([source])
  })

  test('in a line there are neither paragraphs nor lists nor tables', () => {
    expect(nodesOf('- *a*\n\n1. b', true)).toEqual(['- ', ['em', 'a'], ['br'], ['br'], '1. b'])
  })
})

test('code between lines of marks keeps its lines in an option, too', () => {
  const [one, other] = ['```\nif x:\n    a\nb\n```', '```\nif x:\n    a\n    b\n```'].map((source) =>
    nodesOf(source, true),
  )
  expect(one).toEqual([['pre', ['code', 'if x:\n    a\nb\n']]])
  expect(other).toEqual([['pre', ['code', 'if x:\n    a\n    b\n']]])
  expect(nodesOf('So *it*:\n~~~js\nlet\n~~~\n$x$ `b`', true)).toEqual([
    'So ',
    ['em', 'it'],
    ':',
    ['pre', ['code', ['span', { className: 'hljs-keyword' }, 'let'], '\n']],
    ['math', ['mi', 'x']],
    ' ',
    ['code', 'b'],
  ])
  expect(nodesOf('```a\nb', true)).toEqual(['```a', ['br'], 'b'])
})

describe('formulas', () => {
  test('stand in a line, or alone', () => {
    expect(nodesOf('If $x$ is')).toEqual(['If ', ['math', ['mi', 'x']], ' is'])
    const [math] = nodesOf('$$\n- x\n- y\n$$')
    expect(math).toMatchObject(['math', { display: 'block' }, ['mrow', ['mo', {}, '−'], {}, {}, {}]])
  })

  test('stand between brackets with backslashes, too', () => {
    expect(nodesOf('Simplify \\(x\\)5')).toEqual(['Simplify ', ['math', ['mi', 'x']], '5'])
    expect(nodesOf('\\[x\\]')).toEqual(nodesOf('$$x$$'))
    expect(nodesOf('If \\[ x \\] is', true)).toEqual(nodesOf('If $$ x $$ is', true))
    expect(nodesOf('If\n\\[\n- x\n- y\n\\]')[1]).toEqual(nodesOf('$$\n- x\n- y\n$$')[0])
    expect(rendered('\\(x\\)')).toMatchObject({ formulas: [{ from: 2, to: 3 }] })
  })

  test('no brackets that are written with two backslashes, not closed, empty or code', () => {
    expect(nodesOf('\\\\(x\\\\)')).toEqual(['\\(x\\)'])
    expect(nodesOf('\\(x and \\(')).toEqual(['(x and ('])
    expect(nodesOf('\\( \\)')).toEqual(['( )'])
    expect(nodesOf('`\\(x\\)`')).toEqual([['code', '\\(x\\)']])
    expect(nodesOf('\\[1]')).toEqual(['[1]'])
  })

  test('of chemistry need no dollars', () => {
    expect(JSON.stringify(nodesOf('Water is \\ce{H2O}.'))).toContain('["msub",["mrow"],["mn","2"]]')
  })

  test('a dollar after a backslash is a dollar', () => {
    expect(nodesOf('\\$x$ is')).toEqual(['$x$ is'])
  })

  test.each([
    ['one\nIf $\\frac{a$', { code: 'formula-brace-missing', params: { line: 2 }, from: 13, to: 15 }],
    ['$x}$', { code: 'formula-brace-superfluous', params: { line: 1 }, from: 2, to: 3 }],
    [
      'a $\\unknown$',
      { code: 'formula-unreadable', params: { line: 1, text: '\\unknown' }, from: 3, to: 11 },
    ],
    ['$\\href{https://a.b}{x}$', { code: 'formula-unreadable' }],
    ['$\\includegraphics{a.png}$', { code: 'formula-unreadable' }],
    ['$\\class{a}{x}$', { code: 'formula-unreadable' }],
    ['$\\label{a}\\ref{a}$', { code: 'formula-unreadable' }],
    ['$\\def\\a{\\a}\\a$', { code: 'formula-unreadable' }],
    [`$${'{'.repeat(51)}x${'}'.repeat(51)}$`, { code: 'formula-too-deep', params: { most: 50 } }],
    [`$${'x'.repeat(2_001)}$`, { code: 'formula-too-long', params: { most: 2_000 } }],
    ['$x$ '.repeat(101), { code: 'too-many-formulas', params: { most: 100 } }],
    ['$'.concat('x+'.repeat(900), 'x$ ').repeat(12), { code: 'text-too-large' }],
  ])('%j has a problem', (source, problem) => {
    const found = rendered(source)
    expect('problems' in found ? found.problems : found).toMatchObject([problem])
  })

  test('as deep and as long as is possible, they are rendered', () => {
    const { formulaDepth: depth, formulaLength: length } = richLimits
    expect(rendered(`$${'{'.repeat(depth)}x${'}'.repeat(depth)}$`)).toHaveProperty('nodes')
    expect(rendered(`$${'x'.repeat(length)}$`)).toHaveProperty('nodes')
  })
})

/** What is read of nodes, as lists show it. */
function textIn(inside: RichInside): string {
  if (typeof inside === 'string') return inside
  if (!Array.isArray(inside)) return ''
  const [name, ...others] = inside
  const text = others.map(textIn).join('')
  if (name === 'pre') return `\n${text}\n`
  return name === 'br' ? '\n' : name === 'sup' ? `^${text}` : text
}

test('a line in a list has the signs that are text where it is rendered, and no others', () => {
  const unit = fc.constantFrom(
    'a',
    'b',
    ' ',
    '*',
    '**',
    '_',
    '`',
    '``',
    '\\',
    '.',
    '!',
    '~',
    '^',
    '(',
    'é',
    '😀',
    '\n',
  )
  const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 24 }), (source) => {
      fc.pre(source.trim() !== '')
      const read = nodesOf(source, true).map(textIn).join('')
      expect(inOneLine(stripLineMarkdown(source, ''))).toBe(inOneLine(read))
    }),
    { numRuns: 2_000 },
  )
})

test('a plain text that was made Markdown is rendered as it stood', () => {
  const unit = fc.constantFrom(
    ...'ab12 *`~!#&<>|:-+._[](){}\n\t'.split(''),
    '\\\\',
    '$ ',
    '^ ',
    '- ',
    '1. ',
    '```',
    '|-|',
    '---',
  )
  const asRead = (text: string) => text.replaceAll(/[\s\u00A0]+/g, ' ').trim()
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 30 }), fc.boolean(), (units, isLine) => {
      const source = units.join('')
      fc.pre(source.trim() !== '' && lookalikesIn(source).formulas.length === 0)
      const nodes = nodesOf(asMarkdown(source), isLine)
      const blocks = nodes.map((node) =>
        Array.isArray(node) && node[0] === 'p' ? ` ${textIn(node)} ` : textIn(node),
      )
      expect(asRead(blocks.join(''))).toBe(asRead(source))
    }),
    { numRuns: 3_000 },
  )
})

/** Everything that is in nodes: elements by name, with what they have. */
function* elementsIn(inside: RichInside): Generator<[name: string, properties: string[]]> {
  if (!Array.isArray(inside)) return
  const [name = '', first] = inside
  const isWithProperties = typeof first === 'object' && !Array.isArray(first)
  if (typeof name !== 'string') throw new Error('An element begins with its name')
  yield [name, isWithProperties ? Object.keys(first) : []]
  for (const each of inside.slice(1)) yield* elementsIn(each)
}

const markdownElements = new Set(
  'p strong em ul ol li blockquote hr br code pre sub sup span table thead tbody tr th td'.split(' '),
)

/** What formulas and Markdown are made of, and what an attacker would try. */
const marks = String.raw`$ $$ { } & * ** ~ ^ _ | |---| x 2 → __proto__ ]( ![ <b> <script> onclick= javascript: \\ \ce{ \frac \sqrt[ \text{ \left( \right) \begin{array}{c|c} \end{array} \hline \color{red} \boxed{x} \def\a \href{javascript:x} \overbrace{x} \mathbb{R} \ce{A->[B]C}`

test('whatever is written, nothing is rendered that is not in the list', () => {
  const pieces = fc.constantFrom(
    ...marks.split(' '),
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    ' ',
    '\u202E',
    '`',
    '```',
  )
  const text = fc.oneof(
    fc.array(pieces, { maxLength: 40 }).map((each) => each.join('')),
    fc.string({ unit: 'binary', maxLength: 200 }),
  )
  fc.assert(
    fc.property(text, fc.boolean(), (source, isLine) => {
      const found = rendered(source, isLine)
      if ('problems' in found) return
      for (const node of found.nodes) {
        for (const [name, properties] of elementsIn(node)) {
          expect(isAllowedElement(name) || markdownElements.has(name)).toBe(true)
          for (const property of properties) {
            expect(property).not.toMatch(/^on|href|src|xlink/i)
          }
        }
      }
    }),
    { numRuns: 2_000 },
  )
})

describe('pictures', () => {
  const [cell, other] = ['c'.repeat(64), 'd'.repeat(64)]
  const pictures = { [cell]: { width: 640, height: 480, bytes: 9_000 } }
  const renderedWith = (source: string, isLine?: true) => renderText({ source, isLine, pictures })
  const img = (alt: string) => ['img', { image: cell, alt, width: '640', height: '480' }]

  test.each([
    [`![A cell](image:${cell})`, [img('A cell')]],
    [`![](image:${cell})`, [img('')]],
    [`![ \\[1\\] \\*not\\* $x$ ](image:${cell})`, [img('[1] *not* $x$')]],
    [`See **![A cell](image:${cell})** here`, ['See ', ['strong', img('A cell')], ' here']],
    [`- ![A cell](image:${cell})`, [['ul', ['li', img('A cell')]]]],
  ])('%s is drawn', (source, nodes) => {
    expect(renderedWith(source)).toMatchObject({ nodes, formulas: [] })
  })

  test.each([
    '![A cell](https://example.org/cell.png)',
    '![A cell](data:image/png;base64,AAAA)',
    `![A cell](image:${cell}.png)`,
    `![A cell](image:${cell.toUpperCase()})`,
    `![A cell](/media/x/${cell}.webp)`,
    `[A cell](image:${cell})`,
    `<img src="image:${cell}">`,
  ])('%s stays text: there is no other address', (source) => {
    expect(renderedWith(source)).toEqual({ nodes: [source], formulas: [] })
  })

  test('one that is not there has a problem at its place', () => {
    const source = `![A cell](image:${cell}) ![B](image:${other})`
    const from = source.indexOf('![B')
    expect(renderedWith(source)).toEqual({ problems: [{ code: 'picture-missing', from, to: source.length }] })
    expect(renderedWith('![A](image:__proto__)')).toEqual({ nodes: ['![A](image:__proto__)'], formulas: [] })
  })

  test('an answer that is only a picture needs a description, because it has no other name', () => {
    const source = `![](image:${cell})`
    const problems = [{ code: 'picture-needs-description', from: 0, to: source.length }]
    expect(renderedWith(source, true)).toEqual({ problems })
    expect(renderedWith(`A ${source}`, true)).toEqual({ nodes: ['A ', img('')], formulas: [] })
  })
})
