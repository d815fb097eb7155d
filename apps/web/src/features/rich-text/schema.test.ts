// @vitest-environment happy-dom
import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { formulaOf, formulaSource, lineSchema, textSchema } from '@quizly/renderer/document.ts'

function copied(node: Node): Node {
  const { schema } = node.type
  const place = document.createElement('div')
  place.append(DOMSerializer.fromSchema(schema).serializeFragment(node.content))
  return DOMParser.fromSchema(schema).parse(place)
}

const text = (content: string, ...marks: string[]) =>
  textSchema.text(
    content,
    marks.map((name) => textSchema.mark(name)),
  )
const paragraph = (...children: Node[]) => textSchema.node('paragraph', null, children)
const list = (name: string, attrs: object, ...items: Node[][]) =>
  textSchema.node(
    name,
    attrs,
    items.map((blocks) => textSchema.node('list_item', null, blocks)),
  )
const cell = (name: string, align: string, content: string) =>
  textSchema.node(name, { align }, [paragraph(text(content))])
const row = (...cells: Node[]) => textSchema.node('table_row', null, cells)
const image = 'a'.repeat(64)

const whole = textSchema.node('doc', null, [
  paragraph(
    text('a '),
    text('b', 'em', 'strong'),
    text('c', 'code'),
    text('2', 'sub'),
    text('3', 'sup', 'em'),
    textSchema.node('hard_break'),
    textSchema.node('formula', { source: String.raw`\(x < 1\)` }),
    textSchema.node('picture', { image, alt: 'A "cell"' }),
    textSchema.node('picture', { pending: 'file-1' }),
  ),
  list('bullet_list', { tight: false }, [
    paragraph(text('a')),
    list('ordered_list', { start: 3 }, [paragraph()]),
  ]),
  textSchema.node('blockquote', null, [textSchema.node('horizontal_rule'), paragraph(text('b'))]),
  textSchema.node('code_block', { language: 'js' }, [text('if (a)\n    b\n')]),
  textSchema.node('formula_block', { source: '$$\nx\n$$' }),
  textSchema.node('table', null, [
    row(cell('table_header', '', 'a'), cell('table_header', 'right', 'b')),
    row(cell('table_cell', '', '1'), cell('table_cell', 'right', '2')),
  ]),
])

test('what is copied inside the editor is pasted as it was', () => {
  whole.check()
  expect(copied(whole).toJSON()).toEqual(whole.toJSON())
})

test('a text in a line has no block but code', () => {
  const line = lineSchema.node('doc', null, [
    lineSchema.node('paragraph', null, [lineSchema.text('a', [lineSchema.mark('strong')])]),
    lineSchema.node('code_block', null, [lineSchema.text('b\nc')]),
  ])
  line.check()
  expect(copied(line).toJSON()).toEqual(line.toJSON())
  expect(Object.keys(lineSchema.nodes)).not.toContain('table')
})

test.each([
  ['$x^2$', { tex: 'x^2', isDisplayed: false }],
  [String.raw`\(x\)`, { tex: 'x', isDisplayed: false }],
  ['$$\nx\n$$', { tex: '\nx\n', isDisplayed: true }],
  [String.raw`\[x\]`, { tex: 'x', isDisplayed: true }],
  [String.raw`\ce{H2O}`, { tex: String.raw`\ce{H2O}`, isDisplayed: false }],
])('%j is a formula', (source, formula) => {
  expect(formulaOf(source)).toEqual(formula)
})

test.each([
  ['x^2', false, '$x^2$'],
  [' x ', true, '$$x$$'],
  [String.raw`\ce{H2O}`, false, String.raw`\ce{H2O}`],
  ['5$', false, String.raw`\(5$\)`],
  ['a$$b', true, String.raw`\[a$$b\]`],
  ['', false, undefined],
  [String.raw`$\)`, false, undefined],
])('the source of %j (displayed: %s) is %j', (tex, isDisplayed, source) => {
  expect(formulaSource({ tex, isDisplayed })).toBe(source)
})
