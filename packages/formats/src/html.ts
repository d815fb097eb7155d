import { formulaAt } from '@quizly/domain'
import {
  asPlain,
  type DocumentMark,
  type DocumentNode,
  formulaSource,
  lineSchema,
  markdownOf,
  textSchema,
} from '@quizly/renderer/document.ts'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import type { Loss, LossCode, LossField } from './loss.ts'
import { texOfMathml } from './mathml.ts'
import { bytesOfBase64, type FoundPictures } from './pictures.ts'

type Element = DefaultTreeAdapterTypes.Element
type Parent = Pick<Element, 'childNodes'>

/** A question's texts are read one after the other, and written together: they are all plain or all formatted. */
export type HtmlContext = {
  /** It stands in a line, as all texts do but a question's own and its explanation. */
  isLine?: boolean | undefined
  field: LossField
  lose: (loss: Loss) => void
  pictures: FoundPictures
  /** The bytes of a picture by its address, or undefined where the file does not have it. Never asked for `data:` or addresses of the web. */
  file: (address: string) => Uint8Array | undefined
}

/** The most that one text can have. A document of HTML can grow by the square of what is written. */
const htmlLimits = { elements: 5_000, characters: 100_000, depth: 200, cells: 5_000, span: 50 } as const

const listed = (list: string) => new Set(list.split(' '))
/** Without a loss: nobody sees them. */
const unseen = listed('head meta title link template noscript base colgroup col map datalist')
/** Looks that say nothing, or only where something stands. */
const transparent = listed(
  'a article aside bdi bdo body center div figure font footer header html label main nav p section span tbody tfoot thead time wbr nobr abbr',
)
const dropped = listed(
  'script style canvas svg video audio iframe object embed input select textarea button form applet',
)
const blocks = listed(
  'address article aside caption center dd details dialog div dl dt fieldset figcaption figure footer form header h1 h2 h3 h4 h5 h6 ' +
    'hgroup legend main nav p section summary tr td th',
)
const markNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    strong: 'b strong dt h1 h2 h3 h4 h5 h6',
    em: 'i em cite dfn var',
    sub: 'sub',
    sup: 'sup',
    code: 'code kbd samp tt',
  }).flatMap(([mark, list]) => list.split(' ').map((name) => [name, mark])),
)

const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((each) => each.name === name)?.value ?? ''
const isElement = (node: object): node is Element => 'tagName' in node
const classesOf = (element: Element) => ` ${attributeOf(element, 'class')} `
function stylesOf(element: Element): ReadonlyMap<string, string> {
  const style = attributeOf(element, 'style').toLowerCase()
  if (style === '') return none
  return new Map(
    style
      .split(';')
      .map((each) => [each.split(':', 1)[0]?.trim() ?? '', each.slice(each.indexOf(':') + 1).trim()]),
  )
}
const none: ReadonlyMap<string, string> = new Map()

/**
 * A text in HTML as a document of our grammar. What it does not have is its text and a loss; scripts, styles, films and forms
 * are left out with a loss; TeX between `\(`, `\[` or `$$`, and formulas in MathML that can be written in TeX, are formulas.
 * Nothing is run or fetched. Never throws for what the text says.
 */
export function readHtml(source: string, context: HtmlContext): DocumentNode {
  const schema = context.isLine ? lineSchema : textSchema
  const { blocks: found } = new Reader(context).whole(source)
  return schema.node('doc', null, found.length > 0 ? found : [schema.node('paragraph')])
}

/** Texts of one question, all of which are in Markdown or, if nothing in any is formatted, none. */
export function writtenTexts(documents: readonly DocumentNode[]): { format?: 'markdown'; texts: string[] } {
  const plain = documents.map(asPlain)
  return plain.every((text) => text !== undefined)
    ? { texts: plain.map((text) => text.trim()) }
    : { format: 'markdown', texts: documents.map(markdownOf) }
}

/** What can be read in a document where nothing is formatted, in one line for each paragraph. */
export const seenIn = (document: DocumentNode): string =>
  document.textBetween(0, document.content.size, '\n', ({ attrs, type }) =>
    type.name === 'hard_break' ? '\n' : String(attrs['source'] ?? attrs['alt'] ?? ''),
  )

/** What was read of a block: `inline` is its last paragraph, which is still open. */
type Place = { blocks: DocumentNode[]; inline: DocumentNode[] }
const newPlace = (): Place => ({ blocks: [], inline: [] })

class TooLarge extends Error {}

class Reader {
  readonly #context: HtmlContext
  readonly #schema
  #length = 0

  readonly #lost = new Map<string, { element: string; what: LossCode; count: number }>()

  constructor(context: HtmlContext) {
    this.#context = context
    this.#schema = context.isLine ? lineSchema : textSchema
  }

  whole(source: string): Place {
    const place = newPlace()
    if (/[<&]/.test(source)) {
      const parsed = this.#parsed(source)
      if (parsed) this.#readAll(parsed, place, [], 0)
    } else this.#readText(source, place, [])
    this.#endParagraph(place)
    for (const { element, what, count } of this.#lost.values())
      this.#lose({
        kind: what === 'formatting-changed' ? 'changed' : 'dropped',
        what,
        params: { element, count },
      })
    return place
  }

  #parsed(source: string): Parent | undefined {
    let count = 0
    const treeAdapter: typeof defaultTreeAdapter = {
      ...defaultTreeAdapter,
      createElement(name, namespace, attrs) {
        if (++count > htmlLimits.elements) throw new TooLarge()
        return defaultTreeAdapter.createElement(name, namespace, attrs)
      },
    }
    try {
      return parseFragment(source, { treeAdapter, scriptingEnabled: false })
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error
      this.#lose({ kind: 'refused', what: 'text-too-large', params: { most: htmlLimits.elements } })
      return undefined
    }
  }

  #lose(loss: Loss): void {
    this.#context.lose({ field: this.#context.field, ...loss })
  }

  #count(what: LossCode, element: string): void {
    const key = `${what} ${element}`
    const known = this.#lost.get(key) ?? { element, what, count: 0 }
    known.count++
    this.#lost.set(key, known)
  }

  #endParagraph(place: Place): void {
    const { inline } = place
    place.inline = []
    // A line break at the end is seen only if another follows it.
    if (inline.at(-1)?.type.name === 'hard_break') inline.pop()
    const last = inline.at(-1)
    if (last?.text?.endsWith(' ') && !isCode(last)) {
      const text = last.text.slice(0, -1)
      inline.splice(-1, 1, ...(text === '' ? [] : [this.#schema.text(text, last.marks)]))
    }
    if (inline.length === 0) return
    const isBlank = inline.every(
      (node) => node.isText && !isCode(node) && /^[\s\u00A0]*$/.test(node.text ?? ''),
    )
    if (isBlank && this.#context.isLine) return
    const [only, ...others] = inline
    const source = only?.type.name === 'formula' && others.length === 0 ? String(only.attrs['source']) : ''
    const isDisplayed = /^(?:\$\$|\\\[)/.test(source) && !this.#context.isLine
    place.blocks.push(
      isDisplayed
        ? this.#schema.node('formula_block', { source })
        : this.#schema.node('paragraph', null, isBlank ? [] : inline),
    )
  }

  #addBlock(place: Place, ...nodes: DocumentNode[]): void {
    this.#endParagraph(place)
    place.blocks.push(...nodes)
  }

  #readInto(parent: Parent, marks: readonly DocumentMark[], depth: number): DocumentNode[] {
    const place = newPlace()
    this.#readAll(parent, place, marks, depth)
    this.#endParagraph(place)
    return place.blocks
  }

  #readAll(parent: Parent, place: Place, marks: readonly DocumentMark[], depth: number): void {
    for (const child of parent.childNodes) {
      if (child.nodeName === '#text' && 'value' in child) this.#readText(child.value, place, marks)
      else if (isElement(child)) this.#readElement(child, place, marks, depth + 1)
    }
  }

  /** TeX stands in one text: a browser's MathJax looks for its marks in each. */
  #readText(text: string, place: Place, marks: readonly DocumentMark[]): void {
    this.#length += text.length
    if (this.#length > htmlLimits.characters) {
      if (this.#length - text.length <= htmlLimits.characters)
        this.#lose({ kind: 'refused', what: 'text-too-large', params: { most: htmlLimits.characters } })
      return
    }
    if (marks.some(({ type }) => type.name === 'code')) return this.#putText(text, place, marks)
    const opening = /\\\(|\\\[|\$\$/g
    let [from, tries] = [0, 0]
    for (let found = opening.exec(text); found && tries < 50; found = opening.exec(text)) {
      const formula = formulaAt(text, found.index)
      const source =
        formula &&
        (formula.isDisplayed
          ? text.slice(found.index, formula.end)
          : formulaSource({ tex: formula.content, isDisplayed: false }))
      if (!formula || !source) {
        tries++
        continue
      }
      this.#putText(text.slice(from, found.index), place, marks)
      this.#putFormula(source, place, marks)
      from = opening.lastIndex = formula.end
    }
    this.#putText(text.slice(from), place, marks)
  }

  /** Spaces and line ends are one space, and none at the start of a line. */
  #putText(text: string, place: Place, marks: readonly DocumentMark[]): void {
    const last = place.inline.at(-1)
    const isAfterSpace =
      !last || last.type.name === 'hard_break' || (last.text?.endsWith(' ') && !isCode(last))
    if (marks.some(({ type }) => type.name === 'code')) {
      const code = text.replaceAll(/[ \t\n\f\r]+/g, ' ').replaceAll('\u00A0', ' ')
      if (code !== '') place.inline.push(this.#schema.text(code, [...marks]))
      return
    }
    const single = text.replaceAll(/[ \t\n\f\r]+/g, ' ')
    const seen = isAfterSpace ? single.replace(/^ /, '') : single
    // In a document several spaces stand for themselves.
    const spaced = seen.replaceAll(/\u00A0+(?= )/g, (spaces) => ' '.repeat(spaces.length))
    const started =
      !last || last.type.name === 'hard_break'
        ? spaced.replace(/^\u00A0+(?=[^\u00A0])/, (spaces) => ' '.repeat(spaces.length))
        : spaced
    if (started !== '') place.inline.push(this.#schema.text(started, [...marks]))
  }

  #putFormula(source: string, place: Place, marks: readonly DocumentMark[]): void {
    place.inline.push(this.#schema.node('formula', { source }, [], withoutScripts(marks)))
  }

  #readElement(element: Element, place: Place, around: readonly DocumentMark[], depth: number): void {
    const name = element.tagName.toLowerCase()
    if (depth > htmlLimits.depth) {
      this.#count('formatting-dropped', name)
      return this.#readText(textOf(element), place, around)
    }
    if (this.#readFormula(element, name, place, around)) return
    if (unseen.has(name) || /^(?:hidden)$/.test(attributeOf(element, 'type'))) return
    if (dropped.has(name)) {
      this.#count('element-dropped', name)
      if (name === 'form' || name === 'button') this.#readAll(element, place, around, depth)
      return
    }
    const marks = this.#marksOf(element, name, around)
    const { isLine } = this.#context
    switch (name) {
      case 'br':
        place.inline.push(this.#schema.node('hard_break', null, [], around))
        return
      case 'hr':
        if (isLine) this.#count('formatting-dropped', name)
        else this.#addBlock(place, this.#schema.node('horizontal_rule'))
        return
      case 'img':
        return this.#readPicture(element, place, around)
      case 'pre':
        return this.#readCode(element, place)
      case 'ul':
      case 'ol':
        if (isLine) break
        return this.#readList(element, name, place, marks, depth)
      case 'table':
        return this.#readTable(element, place, marks, depth)
      case 'blockquote': {
        if (isLine) break
        const inside = this.#readInto(element, marks, depth)
        if (inside.length > 0) this.#addBlock(place, this.#schema.node('blockquote', null, inside))
        return
      }
      default:
    }
    if (isLine && /^(?:ul|ol|blockquote)$/.test(name)) this.#count('formatting-dropped', name)
    const isHeading = /^(?:h[1-6]|dt)$/.test(name)
    if (isHeading) this.#count('formatting-changed', name)
    else if (!transparent.has(name) && !markNames[name] && !isPart(name))
      this.#count('formatting-dropped', name)
    if (name === 'a' && attributeOf(element, 'href') !== '') {
      const address = attributeOf(element, 'href').slice(0, 500)
      if (address !== textOf(element).trim())
        this.#lose({ kind: 'dropped', what: 'link-dropped', params: { address } })
    }
    const isBlock = blocks.has(name) || (isLine && /^(?:li|ul|ol|blockquote)$/.test(name))
    if (isBlock) this.#endParagraph(place)
    this.#readAll(element, place, marks, depth)
    if (isBlock) this.#endParagraph(place)
  }

  /** The emphasis in an element. Colours and lines that may mean something are losses. */
  #marksOf(element: Element, name: string, around: readonly DocumentMark[]): readonly DocumentMark[] {
    const styles = stylesOf(element)
    const own = markNames[name]
    let marks = around
    const change = (mark: string, isOn: boolean) => {
      const type = this.#schema.mark(mark)
      marks = isOn ? type.addToSet(marks) : type.removeFromSet(marks)
    }
    if (own) change(own, true)
    const weight = styles.get('font-weight')
    if (weight) change('strong', /^(?:bold|[6-9]\d\d)/.test(weight))
    const style = styles.get('font-style')
    if (style) change('em', /^(?:italic|oblique)/.test(style))
    const align = styles.get('vertical-align') ?? ''
    if (/^(?:sub|super)$/.test(align)) change(align === 'sub' ? 'sub' : 'sup', true)
    for (const [property, plain] of meaningful) {
      const value =
        styles.get(property) ?? (property === 'color' && name === 'font' ? attributeOf(element, 'color') : '')
      if (value !== '' && !plain.test(value)) this.#count('formatting-dropped', property)
    }
    return marks
  }

  #readFormula(element: Element, name: string, place: Place, marks: readonly DocumentMark[]): boolean {
    const type = attributeOf(element, 'type')
    const isScript = name === 'script' && type.startsWith('math/tex')
    const isPage =
      name === 'math' ||
      name === 'mjx-container' ||
      / (?:katex|katex-display|mwe-math-element) /.test(classesOf(element))
    // A picture of a formula that Canvas has drawn.
    const drawn = name === 'img' ? attributeOf(element, 'data-equation-content') : ''
    if (!isScript && !isPage && drawn === '') return false
    const math = isScript
      ? undefined
      : name === 'math'
        ? element
        : firstIn(element, (each) => each.tagName === 'math')
    const tex =
      drawn !== '' ? drawn : isScript ? textOf(element) : math && (writtenTex(math) ?? texOfMathml(math))
    const isDisplayed =
      /mode=display/.test(type) ||
      / katex-display /.test(classesOf(element)) ||
      (math && attributeOf(math, 'display') === 'block') ||
      attributeOf(element, 'display') === 'true'
    const source = tex?.trim()
      ? formulaSource({ tex: tex.trim(), isDisplayed: isDisplayed ?? false })
      : undefined
    if (source) this.#putFormula(source, place, marks)
    else {
      const text = textOf(math ?? element)
        .replaceAll(/\s+/g, ' ')
        .trim()
      this.#lose({ kind: 'changed', what: 'formula-dropped', params: { text: text.slice(0, 500) } })
      this.#putText(text, place, marks)
    }
    return true
  }

  #readPicture(element: Element, place: Place, marks: readonly DocumentMark[]): void {
    const [src, alt] = [
      attributeOf(element, 'src').trim(),
      attributeOf(element, 'alt').replaceAll(/\s+/g, ' ').trim(),
    ]
    if (/^(?:\p{Extended_Pictographic}|\u200D|\uFE0F)+$/u.test(alt)) return this.#putText(alt, place, marks)
    const found = this.#pictureAt(src)
    if (typeof found !== 'string') {
      this.#context.lose({ ...found, field: 'pictures' })
      return alt === '' ? undefined : this.#putText(`[${alt}]`, place, marks)
    }
    place.inline.push(
      this.#schema.node('picture', { image: found, alt: alt.slice(0, 1_000) }, [], withoutScripts(marks)),
    )
  }

  #pictureAt(src: string): string | Loss {
    const { pictures, file } = this.#context
    const name = src.slice(0, 500)
    if (/^data:/i.test(src)) {
      const bytes = /^data:[^,]{0,100};base64,/i.test(src)
        ? bytesOfBase64(src.slice(src.indexOf(',') + 1))
        : undefined
      return pictures.add('picture', bytes ?? new Uint8Array())
    }
    if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(src))
      return { kind: 'dropped', what: 'remote-picture', params: { address: name } }
    const bytes = file(src)
    return bytes
      ? pictures.add(fileName(src), bytes)
      : { kind: 'dropped', what: 'picture-missing', params: { name } }
  }

  #readCode(element: Element, place: Place): void {
    const inside = firstIn(element, ({ tagName }) => tagName === 'code')
    const classes = classesOf(element) + (inside ? classesOf(inside) : '')
    const [, language = ''] = / (?:lang-|language-|brush: ?)([\w+#-]{1,30})[ ;]/.exec(classes) ?? []
    const text = textOf(element).replace(/\n$/, '')
    this.#addBlock(
      place,
      this.#schema.node('code_block', { language }, text === '' ? [] : [this.#schema.text(text)]),
    )
  }

  #readList(
    element: Element,
    name: 'ul' | 'ol',
    place: Place,
    marks: readonly DocumentMark[],
    depth: number,
  ): void {
    const kind = attributeOf(element, 'type') + (stylesOf(element).get('list-style-type') ?? '')
    if (name === 'ol' && !/^(?:1|decimal)?$/.test(kind)) this.#count('formatting-changed', name)
    const items: DocumentNode[][] = []
    let tight = true
    for (const child of element.childNodes) {
      if (!isElement(child)) {
        if ('value' in child && child.value.trim() !== '')
          items.push(this.#readInto({ childNodes: [child] }, marks, depth))
        continue
      }
      if (/^[uo]l$/.test(child.tagName)) {
        // Some programs put a list beside the item that it belongs to.
        const nested = this.#readInto({ childNodes: [child] }, marks, depth + 1)
        if (items.length > 0) items.at(-1)?.push(...nested)
        else items.push(nested)
        continue
      }
      tight &&= !child.childNodes.some((each) => each.nodeName === 'p')
      items.push(this.#readInto(child, this.#marksOf(child, child.tagName, marks), depth + 1))
    }
    if (items.length === 0) return
    const children = items.map((blocksOfItem) =>
      this.#schema.node(
        'list_item',
        null,
        blocksOfItem.length > 0 ? blocksOfItem : [this.#schema.node('paragraph')],
      ),
    )
    const [, start = '1'] = /^(\d{1,9})$/.exec(attributeOf(element, 'start')) ?? []
    this.#addBlock(
      place,
      name === 'ul'
        ? this.#schema.node('bullet_list', { tight }, children)
        : this.#schema.node('ordered_list', { tight, start: Number(start) }, children),
    )
  }

  #readTable(element: Element, place: Place, marks: readonly DocumentMark[], depth: number): void {
    const rows = rowsOf(element)
    const isLayout =
      firstIn(element, ({ tagName }) => /^(?:table|ul|ol|pre|blockquote|hr)$/.test(tagName)) !== undefined
    const columns = Math.max(0, ...rows.map((cells) => cells.reduce((sum, cell) => sum + spanOf(cell), 0)))
    const isPlain =
      !isLayout && columns < 2 && firstIn(element, ({ tagName }) => tagName === 'th') === undefined
    if (
      this.#context.isLine ||
      isLayout ||
      isPlain ||
      columns > htmlLimits.span ||
      columns * rows.length > htmlLimits.cells
    ) {
      this.#count('formatting-dropped', 'table')
      this.#endParagraph(place)
      for (const cells of rows)
        for (const cell of cells) this.#addBlock(place, ...this.#readInto(cell, marks, depth))
      return
    }
    const caption = firstIn(element, ({ tagName }) => tagName === 'caption')
    if (caption) this.#addBlock(place, ...this.#readInto(caption, marks, depth))
    const [head = []] = rows
    if (!head.every(({ tagName }) => tagName === 'th')) this.#count('formatting-changed', 'table')
    const written = rows.map((cells, index) => {
      const nodes = cells.flatMap((cell) => {
        const isHeading = cell.tagName === 'th' && index > 0
        if (isHeading || attributeOf(cell, 'rowspan') > '1' || spanOf(cell) > 1)
          this.#count('formatting-changed', cell.tagName)
        const empty = Array.from({ length: spanOf(cell) - 1 }, () =>
          this.#cell(undefined, index, marks, depth),
        )
        return [this.#cell(cell, index, marks, depth), ...empty]
      })
      while (nodes.length < columns) nodes.push(this.#cell(undefined, index, marks, depth))
      return this.#schema.node('table_row', null, nodes)
    })
    this.#addBlock(place, this.#schema.node('table', null, written))
  }

  /** A cell has one paragraph, and no lines. */
  #cell(cell: Element | undefined, row: number, marks: readonly DocumentMark[], depth: number): DocumentNode {
    const align = cell
      ? (/left|center|right/.exec(stylesOf(cell).get('text-align') ?? attributeOf(cell, 'align'))?.[0] ?? '')
      : ''
    const inside = cell ? this.#readInto(cell, this.#marksOf(cell, '', marks), depth) : []
    const lines = inside.map((block): readonly DocumentNode[] =>
      block.type.name === 'formula_block' ? [this.#schema.node('formula', block.attrs)] : block.children,
    )
    const space = this.#schema.text(' ')
    const nodes = lines
      .flatMap((line, index) => (index > 0 ? [space, ...line] : line))
      .map((node) => (node.type.name === 'hard_break' ? space : node))
    if (cell && (lines.length > 1 || nodes.includes(space))) this.#count('formatting-changed', cell.tagName)
    return this.#schema.node(row === 0 ? 'table_header' : 'table_cell', { align }, [
      this.#schema.node('paragraph', null, nodes),
    ])
  }
}

/** Lines and colours that may mean something, and values that mean nothing. */
const meaningful = [
  ['color', /^(?:inherit|initial|black|#000(?:000)?|rgb\(0, ?0, ?0\)|windowtext|currentcolor|var\(.*)$/],
  ['background-color', /^(?:inherit|initial|transparent|white|#fff(?:fff)?|rgb\(255, ?255, ?255\)|var\(.*)$/],
  ['text-decoration', /^(?:none|inherit|initial)/],
] as const

/** Without its folders, and without what servers are asked for. */
function fileName(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const isCode = ({ marks }: DocumentNode) => marks.some(({ type }) => type.name === 'code')
/** What has no line of its own in these: formulas and pictures. */
const withoutScripts = (marks: readonly DocumentMark[]) =>
  marks.filter(({ type }) => type.name === 'em' || type.name === 'strong')
const isPart = (name: string) =>
  /^(?:li|ul|ol|dl|dd|blockquote|caption|tr|td|th|figcaption|hgroup|address|summary|details|fieldset|legend|dialog)$/.test(
    name,
  )

/** All text in an element, however deep. */
function textOf(element: Parent): string {
  const waiting: unknown[] = [...element.childNodes].toReversed()
  let text = ''
  for (
    let node = waiting.pop() as Element | { value: string } | undefined;
    node;
    node = waiting.pop() as typeof node
  ) {
    if ('value' in node) text += node.value
    else if (node.nodeName === 'br') text += '\n'
    else if ('childNodes' in node && !/^(?:script|style|annotation|annotation-xml)$/.test(node.nodeName))
      waiting.push(...[...node.childNodes].toReversed())
  }
  return text
}

/** The first element inside for which something holds. */
function firstIn(element: Element, is: (element: Element) => boolean): Element | undefined {
  const waiting = element.childNodes.filter(isElement).toReversed()
  for (let found = waiting.pop(); found; found = waiting.pop()) {
    if (is(found)) return found
    waiting.push(...found.childNodes.filter(isElement).toReversed())
  }
  return undefined
}

/** The TeX that a formula in MathML brings along. */
function writtenTex(math: Element): string | undefined {
  const annotation = firstIn(
    math,
    (each) => each.tagName === 'annotation' && /x-tex|latex/i.test(attributeOf(each, 'encoding')),
  )
  const tex = (annotation ? textOf(annotation) : attributeOf(math, 'alttext')).trim()
  const inside = /^\{\\(?:display|text)style\s([^]*)\}$/.exec(tex)?.[1] ?? tex
  return inside.trim() || undefined
}

function rowsOf(table: Element): Element[][] {
  const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th'
  const parts = table.childNodes.filter(isElement)
  return parts
    .flatMap((part) =>
      /^t(?:head|body|foot)$/.test(part.tagName) ? part.childNodes.filter(isElement) : [part],
    )
    .filter(({ tagName }) => tagName === 'tr')
    .map(({ childNodes }) => childNodes.filter(isElement).filter(isCell))
    .filter(({ length }) => length > 0)
}
const spanOf = (cell: Element) =>
  Math.min(htmlLimits.span, Math.max(1, Number.parseInt(attributeOf(cell, 'colspan'), 10) || 1))
