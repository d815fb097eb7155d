import type { Node } from 'prosemirror-model'
import { documentOf, type Form, languageOf } from './read-markdown.ts'
import { isLineDocument, lineSchema, textSchema } from './schema.ts'
import { writeInline } from './write-inline.ts'

export { documentOf } from './read-markdown.ts'
export * from './schema.ts'
export type { Mark as DocumentMark, Node as DocumentNode } from 'prosemirror-model'

/**
 * Whether the editor can show a text without changing what students see, and without losing what they do not see: what is
 * nested too deep for the renderer, or a cell beyond the head of its table.
 */
export function canShow(source: string, form: Form = {}): boolean {
  const document = documentOf(source, form)
  const written = markdownOf(document)
  if (written === source) return true
  return documentOf(written, form).eq(document) && lettersIn(written) === lettersIn(source)
}

const lettersIn = (text: string) => text.replaceAll(/\P{L}+/gu, '').length

/** A plain text in Markdown: nothing in it is interpreted. */
export const asMarkdown = (plain: string, form: Form = {}): string => markdownOf(plainDocument(plain, form))

/** The document of a plain text. A blank line begins a paragraph. */
export function plainDocument(plain: string, { isLine }: Form = {}): Node {
  const schema = isLine ? lineSchema : textSchema
  const lineOf = (line: string, index: number) => [
    ...(index > 0 ? [schema.node('hard_break')] : []),
    ...(line === '' ? [] : [schema.text(line)]),
  ]
  const text = plain.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ')
  const paragraphs = isLine ? [text] : text.split('\n\n')
  return schema.node(
    'doc',
    null,
    paragraphs.map((lines) => schema.node('paragraph', null, lines.split('\n').flatMap(lineOf))),
  )
}

/** The plain text that a document looks like; undefined if there is anything in it that a plain text cannot have. */
export function asPlain(document: Node): string | undefined {
  const isPlain = ({ type, marks }: Node) =>
    /^(?:text|blank|hard_break)$/.test(type.name) && marks.length === 0
  const isPlainBlock = ({ type, children }: Node) => type.name === 'paragraph' && children.every(isPlain)
  if (!document.children.every(isPlainBlock)) return undefined
  return document.textBetween(0, document.content.size, isLineDocument(document) ? '\n' : '\n\n')
}

/** A document as the text in Markdown that is stored: students see it as it stands in the editor. */
export function markdownOf(document: Node): string {
  if (!isLineDocument(document)) return linesOf(blocksIn(document, 0)).join('\n').trim()
  return lineParts(document).join('\n').trim()
}

/** Lines between code are read together. */
function lineParts({ children }: Node): string[] {
  const parts: string[] = []
  let lines: Node[] | undefined
  const endLines = () => {
    const written = writeInline(lines ?? [], 'line')
    if (written !== '') parts.push(written)
    lines = undefined
  }
  for (const block of children) {
    if (block.type.name === 'code_block') {
      endLines()
      parts.push(...fenceLines(block))
    } else lines = lines ? [...lines, lineSchema.node('hard_break'), ...block.children] : [...block.children]
  }
  endLines()
  return parts
}

/** A block as it is written. */
type Written = { node: Node; lines: string[] }

/** The renderer drops what is nested deeper. */
const deepest = 19
const levelsOf = ({ type: { name } }: Node) => (isList(name) ? 2 : name === 'blockquote' ? 1 : 0)
const isList = (name: string) => name === 'bullet_list' || name === 'ordered_list'

/** Blocks that can stand at a level: what would be too deep stands without its lists and quotations. */
const shallow = (blocks: readonly Node[], level: number): Node[] =>
  blocks.flatMap((block) => {
    const isTooDeep = levelsOf(block) > 0 && level + levelsOf(block) > deepest
    if (!isTooDeep) return [block]
    const inside = isList(block.type.name)
      ? block.children.flatMap(({ children }) => children)
      : block.children
    return shallow(inside, level)
  })

/** The blocks in a document, a quotation or an item; `marker` is the item's. Empty paragraphs at its end are seen by nobody. */
function blocksIn(parent: Node, level: number, marker = ''): Written[] {
  const written: Written[] = []
  let last = ''
  for (const node of shallow(parent.children, level)) {
    const before = written.at(-1)
    if (isList(node.type.name)) {
      last = markerOf(node, before?.node.type === node.type ? last : written.length === 0 ? marker : '')
      written.push({ node, lines: listLines(node, level + 2, last) })
    } else written.push({ node, lines: blockLines(node, level, marker !== '' && !before) })
  }
  while (isBlank(written.at(-1))) written.pop()
  const start = level > 0 ? 0 : written.findIndex((block) => !isBlank(block))
  return start > 0 ? written.slice(start) : written
}

const isBlank = (block: Written | undefined) =>
  block?.node.type.name === 'paragraph' && block.lines[0] === blankLine

/** It keeps an empty paragraph. */
const blankLine = '\u00A0'

/** Two lists one after the other have different ones, and so have lists that begin in the same line. */
const markerOf = ({ type: { name } }: Node, other: string) =>
  name === 'bullet_list' ? (other === '-' ? '*' : '-') : other === '.' ? ')' : '.'

/** `isFirst`: it stands in the line of an item's marker. */
function blockLines(node: Node, level: number, isFirst: boolean): string[] {
  switch (node.type.name) {
    case 'paragraph':
      return paragraphLines(node)
    case 'blockquote': {
      const lines = linesOf(blocksIn(node, level + 1))
      return (lines.length > 0 ? lines : ['']).map((line) => (line === '' ? '>' : `> ${line}`))
    }
    case 'code_block':
      return fenceLines(node)
    case 'horizontal_rule':
      return [isFirst ? '___' : '---']
    case 'formula_block':
      return String(node.attrs['source']).split('\n')
    case 'table':
      return tableLines(node)
    default:
      throw new Error(`Markdown has no ${node.type.name}`)
  }
}

const paragraphs = new WeakMap<Node, string[]>()

/** Typing changes one paragraph of many. */
function paragraphLines(node: Node): string[] {
  const lines = paragraphs.get(node) ?? (writeInline(node.children, 'block') || blankLine).split('\n')
  paragraphs.set(node, lines)
  return lines
}

const linesOf = (blocks: readonly Written[], isTight = false): string[] =>
  blocks.flatMap(({ lines }, index) => (index > 0 && !isTight ? ['', ...lines] : lines))

const maxNumber = 999_999_999

function listLines({ type, attrs, children }: Node, level: number, marker: string): string[] {
  const isOrdered = type.name === 'ordered_list'
  const first = Math.min(Number(attrs['start']), maxNumber)
  const items = children.map((item) => blocksIn(item, level, marker))
  const hasParagraphs = items.some((blocks) => blocks.some(({ node }) => node.type.name === 'paragraph'))
  const isTight = (attrs['tight'] === true || !hasParagraphs) && !items.some((blocks) => blocks.some(isApart))
  return items.flatMap((blocks, index) => {
    const mark = isOrdered ? `${Math.min(first + index, maxNumber)}${marker}` : marker
    const indent = ' '.repeat(mark.length + 1)
    const [line = '', ...others] = linesOf(blocks, isTight)
    return [
      ...(index > 0 && !isTight ? [''] : []),
      line === '' ? mark : `${mark} ${line}`,
      ...others.map((other) => (other === '' ? '' : indent + other)),
    ]
  })
}

/** Whether a block has to stand apart from the one before it, because it would be read as a part of that. */
function isApart({ node }: Written, index: number, blocks: readonly Written[]): boolean {
  const before = blocks[index - 1]?.node.type.name ?? ''
  const { name } = node.type
  switch (before) {
    case 'paragraph':
      return name === 'paragraph' || (isList(name) && !interruptsParagraph(node))
    case 'table':
      return name === 'paragraph' || name === 'table'
    case 'blockquote':
      return name === 'paragraph' || name === 'table' || name === 'blockquote'
    case 'bullet_list':
    case 'ordered_list':
      return name === 'paragraph' || name === 'table'
    default:
      return false
  }
}

const interruptsParagraph = ({ attrs, firstChild }: Node) =>
  (attrs['start'] ?? 1) === 1 && firstChild !== null && blocksIn(firstChild, deepest).length > 0

/** Between as many marks as stand nowhere in it. */
function fenceLines({ attrs, textContent }: Node): string[] {
  const lengths = (textContent.match(/`+/g) ?? []).map(({ length }) => length)
  const marks = '`'.repeat(Math.max(2, ...lengths) + 1)
  return [
    marks + languageOf(attrs['language']),
    ...(textContent === '' ? [] : textContent.split(/\r\n?|\n/)),
    marks,
  ]
}

const dashes = { '': '---', left: ':--', center: ':-:', right: '--:' } as const
const dashesOf = (cell: Node | undefined) => dashes[(cell?.attrs['align'] ?? '') as keyof typeof dashes]

function tableLines(table: Node): string[] {
  const rows = table.children.map(({ children }) => children)
  const columns = Array.from(
    { length: Math.max(1, ...rows.map(({ length }) => length)) },
    (_, index) => index,
  )
  const [head = [], ...body] = rows.map((row) => columns.map((column) => cellOf(row[column])))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  // Dashes alone would be read as the line below a head.
  const headed = head.map((text) => text.replace(/^(?=:?-+:?$)/, '\\'))
  return [headed, columns.map((column) => dashesOf(rows[0]?.[column])), ...body].map(line)
}

const cellOf = (cell: Node | undefined): string =>
  (cell?.children ?? [])
    .map((paragraph) => writeInline(paragraph.children, 'cell'))
    .join(' ')
    .replaceAll('|', '\\|')
