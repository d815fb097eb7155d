import fc from 'fast-check'
import { Mark, type Node } from 'prosemirror-model'
import { formulaOf, formulaSource, lineSchema, textSchema } from './schema.ts'

export const image = 'a'.repeat(64)
export const picture = `![A \\[cell\\] | b](image:${image})`

/** Texts of the grammar, as people write them: marks of other kinds, other numbers of spaces and lines. */
export const grammar = fc.letrec<{ blocks: string; items: string }>((tie) => {
  const word = fc.constantFrom(
    'a',
    'Wort',
    'كلمة',
    '5',
    'x_1',
    '(b)',
    '“c”,',
    'é.',
    '😀',
    '\\*',
    '\\$',
    '&amp;',
    '<b>',
  )
  const leaf = fc.oneof(
    { weight: 6, arbitrary: word },
    fc.constantFrom(
      '$x^2$',
      '\\(a|b\\)',
      '\\ce{H2O}',
      '`a *b*`',
      '`` ` ``',
      'H~2~O',
      'm^2^',
      '~(1)~',
      picture,
    ),
  )
  const words = fc.array(leaf, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))
  const emphasis = fc.oneof(
    words,
    words.map((text) => `*${text}*`),
    words.map((text) => `**${text}**`),
    fc.tuple(words, words).map(([one, other]) => `**${one} *${other}***`),
    fc.tuple(words, words).map(([one, other]) => `***${one}** ${other}*`),
  )
  const inline = fc.array(emphasis, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))
  const paragraph = fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .chain((lines) => fc.constantFrom('\n', '  \n', '\\\n').map((end) => lines.join(end)))
  const cells = fc.tuple(inline, inline).map(([one, other]) => {
    const escaped = [one, other].map((cell) => cell.replaceAll('|', '\\|'))
    return `| ${escaped.join(' | ')} |`
  })
  const table = fc
    .tuple(cells, fc.constantFrom('|---|---|', ':-: | --:', '| :-- | - |'), fc.array(cells, { maxLength: 2 }))
    .map(([head, line, rows]) => [head, line, ...rows].join('\n'))
  const indented = (mark: string, text: string) =>
    mark + text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length)}`)
  const list = (marks: string[]) =>
    fc
      .tuple(fc.array(tie('items'), { minLength: 1, maxLength: 3 }), fc.constantFrom('\n', '\n\n'))
      .map(([items, apart]) => items.map((item, index) => indented(marks[index] ?? '- ', item)).join(apart))
  return {
    items: fc.oneof({ maxDepth: 3 }, { weight: 3, arbitrary: inline }, tie('blocks')),
    blocks: fc
      .array(
        fc.oneof(
          { maxDepth: 3 },
          paragraph,
          table,
          fc.constantFrom(
            '---',
            '* * *',
            '```js\nlet a\n\n  b\n```',
            '~~~\n```\n~~~',
            '$$x$$',
            '\\[\n- x\n\\]',
            '```\n```',
          ),
          tie('blocks').map((text) => text.replaceAll(/^/gm, '> ')),
          list(['- ', '- ', '- ']),
          list(['* ', '* ', '* ']),
          list(['1. ', '1. ', '2. ']),
          list(['07) ', '8)  ', '99) ']),
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((blocks) => blocks.join('\n\n')),
  }
})

export const strings = fc.string({
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...'aZ1é😀كא.,-+*_`$\\()[]{}<>|~^!#:&%"“ '.split('')) },
    fc.constantFrom(
      '\\ce{',
      '$$',
      '\\(',
      '\\[',
      '![',
      '](image:',
      '1. ',
      '- ',
      '---',
      '```',
      '~~~',
      '|---|',
      '  ',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter((sign) => !/[\s\u2060]/.test(sign)),
  ),
  minLength: 1,
  maxLength: 12,
})
const inScript = strings.map((text) => text.replaceAll(/[~^]/g, 'a'))

/** Documents with whatever they can have. */
export function documentsOf({ isLine }: { isLine: boolean }): fc.Arbitrary<Node> {
  const schema = isLine ? lineSchema : textSchema
  const withMarks = (node: Node, names: readonly string[]) =>
    node.mark(names.reduce((set, name) => schema.mark(name).addToSet(set), Mark.none))
  const emphasis = fc.subarray(['em', 'strong'])
  const leaf = fc.oneof(
    { weight: 4, arbitrary: strings.map((text) => schema.text(text)) },
    fc
      .tuple(inScript, fc.constantFrom('sub', 'sup'))
      .map(([text, name]) => withMarks(schema.text(text), [name])),
    strings.map((text) => withMarks(schema.text(text), ['code'])),
    fc
      .constantFrom('$x^2$', '\\(a|b\\)', '\\ce{H2O}', '$\\$5$')
      .map((source) => schema.node('formula', { source })),
    fc.constantFrom('', 'A [cell] | \\ *').map((alt) => schema.node('picture', { image, alt })),
    fc.constant(schema.node('hard_break')),
  )
  const marked = fc
    .tuple(leaf, emphasis)
    .map(([node, names]) => withMarks(node, [...names, ...node.marks.map(({ type }) => type.name)]))
  const inline = (most: number) => fc.array(marked, { maxLength: most })
  const paragraph = inline(5).map((children) => schema.node('paragraph', null, children))
  const code = fc
    .tuple(
      fc.array(fc.oneof(strings, fc.constantFrom('', '  ', '\t', '```', '    a')), { maxLength: 3 }),
      fc.constantFrom('', 'js', 'c++'),
    )
    .map(([lines, language]) => {
      const text = lines.join('\n')
      return schema.node('code_block', { language }, text === '' ? [] : [schema.text(text)])
    })
  if (isLine)
    return fc
      .array(fc.oneof(paragraph, code), { minLength: 1, maxLength: 3 })
      .map((blocks) => schema.node('doc', null, blocks))
  const row = (name: string, aligns: readonly string[]) =>
    fc.tuple(...aligns.map(() => paragraph)).map((cells) =>
      schema.node(
        'table_row',
        null,
        cells.map((cell, index) => schema.node(name, { align: aligns[index] }, [cell])),
      ),
    )
  const table = fc
    .array(fc.constantFrom('', 'left', 'center', 'right'), { minLength: 1, maxLength: 3 })
    .chain((aligns) =>
      fc.tuple(row('table_header', aligns), fc.array(row('table_cell', aligns), { maxLength: 2 })),
    )
    .map(([head, body]) => schema.node('table', null, [head, ...body]))
  const { blocks } = fc.letrec<{ blocks: Node[]; block: Node; list: Node }>((tie) => ({
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
    block: fc.oneof(
      { maxDepth: 3 },
      { weight: 4, arbitrary: paragraph },
      code,
      table,
      fc.constantFrom(
        schema.node('horizontal_rule'),
        schema.node('formula_block', { source: '$$\nx\n- y\n$$' }),
        schema.node('formula_block', { source: '\\[x\\]' }),
      ),
      tie('blocks').map((inside) => schema.node('blockquote', null, inside)),
      { weight: 2, arbitrary: tie('list') },
    ),
    list: fc
      .tuple(
        fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.constantFrom(undefined, 1, 0, 7, 999_999_999),
      )
      .map(([items, tight, start]) => {
        const children = items.map((item) => schema.node('list_item', null, item))
        return start === undefined
          ? schema.node('bullet_list', { tight }, children)
          : schema.node('ordered_list', { tight, start }, children)
      }),
  }))
  return blocks.map((inside) => schema.node('doc', null, inside))
}

/** The document with formulas in lines written in the one way that files of other programs have. */
export function withUsualFormulas(node: Node): Node {
  if (node.isText) return node
  const { type, attrs, marks } = node
  if (type.name !== 'formula') return type.create(attrs, node.children.map(withUsualFormulas), marks)
  const formula = formulaOf(String(attrs['source']))
  return formula.isDisplayed ? node : type.create({ source: formulaSource(formula) }, null, marks)
}
