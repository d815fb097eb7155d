import { chemistryAt, formulaAt } from '@quizly/domain'
import { gapMark } from '@quizly/domain/questions/gap/gap-mark.ts'
import { type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model'

/** An element, where there are any: servers read documents, too. */
type Attributed = { getAttribute: (name: string) => string | null }

const attribute = (element: Attributed, name: string) => element.getAttribute(name) ?? ''

const paragraph: NodeSpec = {
  content: 'inline*',
  group: 'block',
  parseDOM: [{ tag: 'p' }],
  toDOM: () => ['p', 0],
}

/** `language`: what stands beside the marks around it. */
const codeBlock: NodeSpec = {
  content: 'text*',
  marks: '',
  group: 'block',
  code: true,
  defining: true,
  attrs: { language: { default: '', validate: 'string' } },
  parseDOM: [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      getAttrs: (element) => ({ language: attribute(element, 'data-language') }),
    },
  ],
  toDOM: ({ attrs: { language } }) => ['pre', language ? { 'data-language': language } : {}, ['code', 0]],
}

/** Its grammar is that of the renderer: what is not here cannot be shown to students. */
const inlineNodes = {
  text: { group: 'inline' },
  /** Its source with the marks around it, as it is written: `$x$`, `\(x\)`, `\ce{H2O}`, or displayed `$$x$$`, `\[x\]`. */
  formula: {
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    attrs: { source: { validate: 'string' } },
    leafText: ({ attrs: { source } }) => source as string,
    parseDOM: [
      { tag: 'span[data-formula]', getAttrs: (element) => ({ source: attribute(element, 'data-formula') }) },
    ],
    toDOM: ({ attrs: { source } }) => ['span', { 'data-formula': source }, source],
  },
  /** `image`: its hash, or '' while its file is on its way, which has the name `pending` until then. Without `alt` it is decorative. */
  picture: {
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    attrs: {
      image: { default: '', validate: 'string' },
      alt: { default: '', validate: 'string' },
      pending: { default: '', validate: 'string' },
    },
    parseDOM: [
      {
        tag: 'img[data-image]',
        getAttrs: (element) => ({
          image: attribute(element, 'data-image'),
          alt: attribute(element, 'alt'),
          pending: attribute(element, 'data-pending'),
        }),
      },
    ],
    toDOM: ({ attrs: { image, alt, pending } }) => [
      'img',
      { 'data-image': image, alt, ...(pending && { 'data-pending': pending }) },
    ],
  },
  /** A gap of the question. In Markdown it is text: whoever draws gaps puts it there. */
  blank: {
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    attrs: { number: { validate: 'number' } },
    leafText: ({ attrs: { number } }) => gapMark(number as number),
    toDOM: ({ attrs: { number } }) => ['span', gapMark(number as number)],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} as const satisfies Record<string, NodeSpec>

/** `tight`: its paragraphs stand without space between them. */
const tight = { default: true, validate: 'boolean' }
const isTight = (element: Attributed) => attribute(element, 'data-tight') !== 'false'

/** Cells span nothing: the attributes are what `prosemirror-tables` asks for. */
const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'paragraph',
  tableRole: tag === 'td' ? 'cell' : 'header_cell',
  isolating: true,
  attrs: {
    align: { default: '', validate: 'string' },
    colspan: { default: 1, validate: 'number' },
    rowspan: { default: 1, validate: 'number' },
    colwidth: { default: null },
  },
  parseDOM: [
    {
      tag,
      getAttrs: (element) => ({
        align:
          /^(?:left|center|right)$/.exec(element.style.textAlign || attribute(element, 'align'))?.[0] ?? '',
      }),
    },
  ],
  toDOM: ({ attrs: { align } }) => [tag, align ? { style: `text-align: ${align}` } : {}, 0],
})

const blockNodes = {
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { tight },
    parseDOM: [{ tag: 'ul', getAttrs: (element) => ({ tight: isTight(element) }) }],
    toDOM: ({ attrs }) => ['ul', attrs['tight'] ? {} : { 'data-tight': 'false' }, 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { start: { default: 1, validate: 'number' }, tight },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (element) => ({
          start: Number(/^\d{1,9}$/.exec(attribute(element, 'start'))?.[0] ?? 1),
          tight: isTight(element),
        }),
      },
    ],
    toDOM: ({ attrs }) => [
      'ol',
      {
        ...(attrs['start'] !== 1 && { start: attrs['start'] }),
        ...(!attrs['tight'] && { 'data-tight': 'false' }),
      },
      0,
    ],
  },
  list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  /** A displayed formula in lines of its own. */
  formula_block: {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: { source: { validate: 'string' } },
    leafText: ({ attrs: { source } }) => source as string,
    parseDOM: [
      { tag: 'div[data-formula]', getAttrs: (element) => ({ source: attribute(element, 'data-formula') }) },
    ],
    toDOM: ({ attrs: { source } }) => ['div', { 'data-formula': source }, source],
  },
  /** The cells of the first row are headings, of all others they are not. */
  table: {
    content: 'table_row+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_cell: cell('td'),
  table_header: cell('th'),
} as const satisfies Record<string, NodeSpec>

const marks = {
  em: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i' },
      { style: 'font-style=italic' },
      { style: 'font-style=normal', clearMark: ({ type: { name } }) => name === 'em' },
    ],
    toDOM: () => ['em', 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs puts everything into one of normal weight.
      { tag: 'b', getAttrs: ({ style }) => (/^(?:normal|400)$/.test(style.fontWeight) ? false : null) },
      {
        style: 'font-weight',
        getAttrs: (weight) => (/^(?:bold(?:er)?|[6-9]\d\d)$/.test(weight) ? null : false),
      },
      { style: 'font-weight=400', clearMark: ({ type: { name } }) => name === 'strong' },
      { style: 'font-weight=normal', clearMark: ({ type: { name } }) => name === 'strong' },
    ],
    toDOM: () => ['strong', 0],
  },
  code: { excludes: 'code sub sup', code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  sub: {
    excludes: 'sub sup code',
    parseDOM: [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
    toDOM: () => ['sub', 0],
  },
  sup: {
    excludes: 'sup sub code',
    parseDOM: [{ tag: 'sup' }, { style: 'vertical-align=super' }],
    toDOM: () => ['sup', 0],
  },
} as const satisfies Record<string, MarkSpec>

/** Of texts with paragraphs, lists, tables and more. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph,
    ...blockNodes,
    code_block: codeBlock,
    ...inlineNodes,
  },
  marks,
})

/** Of texts that stand in a line, as options do: there is no block but code. Paragraphs are its lines. */
export const lineSchema = new Schema({
  nodes: { doc: { content: '(paragraph | code_block)+' }, paragraph, code_block: codeBlock, ...inlineNodes },
  marks,
})

/** A formula without the marks around it. */
export type Formula = { tex: string; isDisplayed: boolean }

/** What the source of a formula says. */
export function formulaOf(source: string): Formula {
  const found = formulaAt(source, 0)
  if (found?.end === source.length) return { tex: found.content, isDisplayed: found.isDisplayed }
  const isDisplayed = /^(?:\$\$|\\\[)/.test(source)
  // A block may have what a line may not, such as nothing.
  return { tex: isDisplayed ? source.slice(2, -2) : source, isDisplayed }
}

/** The source of a formula; undefined for TeX that no marks can stand around. */
export function formulaSource({ tex, isDisplayed }: Formula): string | undefined {
  const trimmed = tex.trim()
  const forms = isDisplayed
    ? [`$$${trimmed}$$`, `\\[${trimmed}\\]`]
    : [...(trimmed.startsWith('\\ce{') ? [trimmed] : []), `$${trimmed}$`, `\\(${trimmed}\\)`]
  return forms.find((form) => isFormula(form))
}

/** Whether this is one formula from its first to its last character. */
export const isFormula = (source: string): boolean =>
  (chemistryAt(source, 0) ?? formulaAt(source, 0))?.end === source.length

/** The schema of a document. */
export const isLineDocument = ({ type: { schema } }: Node): boolean => schema === lineSchema
