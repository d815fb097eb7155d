import {
  type DocumentMark,
  documentOf,
  type DocumentNode,
  formulaOf,
  plainDocument,
} from '@quizly/renderer/document.ts'

export type HtmlOptions = {
  /** It stands in a line: no paragraph is around it. */
  isLine?: boolean | undefined
  /** The address of a picture, or undefined for one that cannot be written; then what it shows stands there. */
  picture: (hash: string) => string | undefined
}

/**
 * A text of a question in HTML that `readHtml` reads as the same: formulas between `\(` and `\)`, `\[` and `\]`, or `$$`; plain
 * texts so that nothing in them is one. `format` is the question's.
 */
export function htmlOf(source: string, format: 'markdown' | undefined, options: HtmlOptions): string {
  const { isLine } = options
  const document = format ? documentOf(source, { isLine }) : plainDocument(source, { isLine })
  const blocks = document.children.map((node) => blockOf(node, options))
  return blocks.join(isLine ? '' : '\n')
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => names[sign as '&'])
const names = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const
const inAll = (nodes: readonly DocumentNode[], options: HtmlOptions, between = '') =>
  nodes.map((node) => blockOf(node, options)).join(between)

function blockOf(node: DocumentNode, options: HtmlOptions): string {
  const { attrs, children } = node
  switch (node.type.name) {
    case 'paragraph': {
      const end = children.at(-1)?.type.name === 'hard_break' ? '<br>' : ''
      const inside = inlineOf(children, options) + end
      return options.isLine ? inside : `<p>${inside || '&nbsp;'}</p>`
    }
    case 'blockquote':
      return `<blockquote>${inAll(children, options)}</blockquote>`
    case 'code_block': {
      const language = attrs['language'] ? ` class="language-${escaped(String(attrs['language']))}"` : ''
      return `<pre><code${language}>${escaped(node.textContent)}\n</code></pre>`
    }
    case 'horizontal_rule':
      return '<hr>'
    case 'formula_block':
      return `<div>${formula(String(attrs['source']))}</div>`
    case 'bullet_list':
      return `<ul>${items(node, options)}</ul>`
    case 'ordered_list':
      return `<ol${attrs['start'] === 1 ? '' : ` start="${attrs['start']}"`}>${items(node, options)}</ol>`
    case 'table':
      return `<table>${inAll(children, options, '\n')}</table>`
    case 'table_row':
      return `<tr>${inAll(children, options)}</tr>`
    default: {
      const name = node.type.name === 'table_header' ? 'th' : 'td'
      const align = attrs['align'] ? ` style="text-align: ${attrs['align']}"` : ''
      return `<${name}${align}>${inlineOf(
        children.flatMap((each) => each.children),
        options,
      )}</${name}>`
    }
  }
}

/** In a tight list a paragraph is no element of its own. */
const items = ({ attrs, children }: DocumentNode, options: HtmlOptions) =>
  children
    .map((item) => {
      const blocks = item.children.map((node) => {
        const isTight = attrs['tight'] === true && node.type.name === 'paragraph'
        if (!isTight) return blockOf(node, options)
        return inlineOf(node.children, options) || (item.childCount > 1 ? '&nbsp;' : '')
      })
      return `<li>${blocks.join('')}</li>`
    })
    .join('')

const tags: Readonly<Record<string, string>> = { strong: 'b', em: 'i', code: 'code', sub: 'sub', sup: 'sup' }

/** Elements around as many nodes as have a mark, so that emphasis is not cut in pieces. */
function inlineOf(nodes: readonly DocumentNode[], options: HtmlOptions): string {
  let html = ''
  let open: readonly DocumentMark[] = []
  const tagOf = ({ type }: DocumentMark) => tags[type.name] ?? 'span'
  const closeTo = (count: number) => {
    html += open
      .slice(count)
      .toReversed()
      .map((mark) => `</${tagOf(mark)}>`)
      .join('')
    open = open.slice(0, count)
  }
  for (const [index, node] of nodes.entries()) {
    const first = open.findIndex((mark) => !mark.isInSet(node.marks))
    if (first >= 0) closeTo(first)
    const opening = node.marks.filter((mark) => !mark.isInSet(open))
    html += opening.map((mark) => `<${tagOf(mark)}>`).join('')
    open = [...open, ...opening]
    const isStart = index === 0 || nodes[index - 1]?.type.name === 'hard_break'
    html += leafOf(node, isStart, options)
  }
  closeTo(0)
  return html
}

function leafOf(node: DocumentNode, isStart: boolean, { picture }: HtmlOptions): string {
  const { attrs } = node
  switch (node.type.name) {
    case 'hard_break':
      return '<br>'
    case 'formula':
      return formula(String(attrs['source']))
    case 'picture': {
      const [src, alt] = [picture(String(attrs['image'])), escaped(String(attrs['alt']))]
      return src === undefined ? alt : `<img src="${escaped(src)}" alt="${alt}">`
    }
    default:
      return textOf(node, isStart)
  }
}

/** Several spaces, and those at the start of a line, as browsers show them. Nothing in it is a formula for MathJax. */
function textOf({ text = '', marks }: DocumentNode, isStart: boolean): string {
  const isCode = marks.some(({ type }) => type.name === 'code')
  const spaces = (found: string) => '\u00A0'.repeat(found.length)
  const kept = text.replaceAll(/ +(?= )/g, spaces)
  const seen = isCode ? kept.replaceAll(/^ | $/g, '\u00A0') : isStart ? kept.replace(/^ +/, spaces) : kept
  const html = escaped(seen).replaceAll('\u00A0', '&nbsp;')
  return isCode ? html : html.replaceAll(/\\(?=[([])|\$(?=\$)/g, '$&<span></span>')
}

/** Its source keeps its marks where MathJax knows them. */
function formula(source: string): string {
  const { tex, isDisplayed } = formulaOf(source)
  if (isDisplayed) return escaped(source.startsWith('$$') ? `$$${tex}$$` : `\\[${tex}\\]`)
  return escaped(`\\(${tex}\\)`)
}
