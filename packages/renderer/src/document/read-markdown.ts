import { linePartsOf } from '@quizly/domain'
import { type PictureMeta, questionMarkdown, type Token } from '../markdown-rules.ts'
import { Mark, type Node, type Schema } from 'prosemirror-model'
import { lineSchema, textSchema } from './schema.ts'

/** `isLine`: a text stands in a line, as an option does. */
export type Form = { isLine?: boolean | undefined }

/**
 * Stands beside emphasis that Markdown would not recognise there, as of `**(a)**b`. It prints nothing, joins what is beside
 * it, and is neither space nor punctuation.
 */
export const joiner = '\u2060'

const markdown = questionMarkdown()

/** The document of a text in Markdown, by the rules by which students see it. */
export function documentOf(source: string, { isLine }: Form = {}): Node {
  const schema = isLine ? lineSchema : textSchema
  // No text is stored with spaces at its ends.
  const blocks = isLine ? blocksOfLine(source.trim()) : blocksOf(markdown.parse(source.trim(), {}))
  return schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')])
}

const blocksOfLine = (source: string): Node[] =>
  linePartsOf(source.replaceAll(/\r\n?/g, '\n')).map((part) =>
    'code' in part
      ? codeBlock(lineSchema, part.code, part.language)
      : lineSchema.node('paragraph', null, inlineOf(lineSchema, part.text)),
  )

/** What stands beside the marks around code. */
export const languageOf = (info: string): string => info.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim()

function codeBlock(schema: Schema, content: string, language: string): Node {
  const code = content.replace(/\n$/, '')
  return schema.node('code_block', { language: languageOf(language) }, code === '' ? [] : [schema.text(code)])
}

/** The nodes of what stands in a line. */
export const inlineOf = (schema: Schema, source: string): Node[] =>
  inlineNodes(schema, markdown.parseInline(source.replaceAll(/^ +| +$/g, ''), {})[0]?.children ?? [])

/** A block that is not closed yet. `isTight`: of a list, what its paragraphs say. */
type Open = { token: Token; children: Node[]; isTight: boolean }

function blocksOf(tokens: readonly Token[]): Node[] {
  const root: Node[] = []
  const open: Open[] = []
  const add = (nodes: readonly Node[]) => (open.at(-1)?.children ?? root).push(...nodes)
  for (const token of tokens) {
    if (token.nesting === 1) open.push({ token, children: [], isTight: true })
    else if (token.nesting === -1) {
      const closed = open.pop()
      const list = open.at(-2)
      if (closed?.token.type === 'paragraph_open' && list) list.isTight &&= closed.token.hidden
      if (closed) add(nodesOf(closed))
    } else add(leafOf(token))
  }
  return root
}

function nodesOf({ token, children, isTight: tight }: Open): readonly Node[] {
  const orEmpty = children.length > 0 ? children : [textSchema.node('paragraph')]
  switch (token.type) {
    case 'paragraph_open':
      return [textSchema.node('paragraph', null, children)]
    case 'blockquote_open':
      return [textSchema.node('blockquote', null, orEmpty)]
    case 'bullet_list_open':
      return [textSchema.node('bullet_list', { tight }, children)]
    case 'ordered_list_open':
      return [
        textSchema.node('ordered_list', { start: Number(token.attrGet('start') ?? 1), tight }, children),
      ]
    case 'list_item_open':
      return [textSchema.node('list_item', null, orEmpty)]
    case 'table_open':
      return [textSchema.node('table', null, children)]
    case 'tr_open':
      return [textSchema.node('table_row', null, children)]
    case 'th_open':
    case 'td_open': {
      const [, align = ''] = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? '')) ?? []
      const name = token.type === 'th_open' ? 'table_header' : 'table_cell'
      return [textSchema.node(name, { align }, [textSchema.node('paragraph', null, children)])]
    }
    default:
      // The head and the body of a table.
      return children
  }
}

function leafOf(token: Token): readonly Node[] {
  switch (token.type) {
    case 'inline':
      return inlineNodes(textSchema, token.children ?? [])
    case 'fence':
      return [codeBlock(textSchema, token.content, token.info)]
    case 'hr':
      return [textSchema.node('horizontal_rule')]
    case 'formula':
      return [textSchema.node('formula_block', { source: token.markup })]
    default:
      throw new Error(`Markdown gave an unexpected ${token.type}`)
  }
}

const none = /^(?!)/
const isEmphasis = (token: Token | undefined) => token !== undefined && /^(?:em|strong)_/.test(token.type)

function inlineNodes(schema: Schema, tokens: readonly Token[]): Node[] {
  const seen = tokens.filter(({ type, content }) => type !== 'text' || content !== '')
  const open: Mark[] = []
  const nodes = seen.flatMap((token, index) => {
    if (token.nesting === 1) open.push(schema.mark(token.tag))
    if (token.nesting === -1) open.pop()
    if (token.nesting !== 0) return []
    const marks = open.reduce((set, mark) => mark.addToSet(set), Mark.none)
    if (token.type !== 'text') return [inlineLeaf(schema, token, marks)]
    const start = isEmphasis(seen[index - 1]) ? /^\u2060+/ : none
    const end = isEmphasis(seen[index + 1]) ? /\u2060+$/ : none
    const text = token.content.replace(start, '').replace(end, '')
    return text === '' ? [] : [schema.text(text, marks)]
  })
  return nodes.flatMap((node, index) => withSpaces(node, nodes[index - 1], nodes[index + 1]))
}

/** A formula in a text stands in one line, because others could begin a list. The end of a comment keeps its line. */
export const inOneLine = (formula: string): string =>
  formula.includes('%') ? formula : formula.replaceAll(/\s*\n\s*/g, ' ')

function inlineLeaf(schema: Schema, token: Token, marks: readonly Mark[]): Node {
  switch (token.type) {
    case 'code_inline':
      return schema.text(token.content, schema.mark('code').addToSet(marks))
    case 'formula':
      return schema.node('formula', { source: inOneLine(token.markup) }, [], marks)
    case 'picture': {
      const { image, alt } = token.meta as PictureMeta
      return schema.node('picture', { image, alt }, [], marks)
    }
    case 'softbreak':
    case 'hardbreak':
      return schema.node('hard_break', null, [], marks)
    default:
      throw new Error(`Markdown gave an unexpected ${token.type}`)
  }
}

const isBreak = (node: Node | undefined) => node === undefined || node.type.name === 'hard_break'
const asSpaces = (text: string) => ' '.repeat(text.length)

/** Students see one space for several. A no-break space stands for one that they see, or alone for a line that is empty. */
function withSpaces(node: Node, before: Node | undefined, after: Node | undefined): Node[] {
  const { text } = node
  if (
    text === undefined ||
    !/[\t\u00A0]| {2}| $/.test(text) ||
    node.marks.some(({ type }) => type.name === 'code')
  )
    return [node]
  const single = text.replaceAll(/[ \t]+/g, ' ')
  const seen = isBreak(after) ? single.replace(/ $/, '') : single
  if (isBreak(before) && isBreak(after) && /^\u00A0*$/.test(seen)) return []
  const inside = seen.replaceAll(/\u00A0+(?= )/g, asSpaces)
  const spaced = isBreak(before) ? inside.replace(/^\u00A0+/, asSpaces) : inside
  return spaced === '' ? [] : [node.type.schema.text(spaced, node.marks)]
}
