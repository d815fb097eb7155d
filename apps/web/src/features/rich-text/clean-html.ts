import { pictureLimits } from '@quizly/domain'
import { formulaSource, isFormula } from '@quizly/renderer/document.ts'

/** How many things of each kind could not be kept. */
type LeftOut = Record<'drawings' | 'videos' | 'pictures' | 'formulas' | 'other', number>

export type PastePictures = {
  /** A name for a file that is new in the document, which its picture has as `pending`. */
  nextName: () => string
  /** Whether the person may show the picture with this hash. */
  maySee: (hash: string) => boolean
}

/** `length`: of what can be read in it. */
export type CleanHtml = {
  root: HTMLElement
  length: number
  files: { pending: string; file: File }[]
  leftOut: LeftOut
}

/** In characters. Nothing is read after so many. */
export const maxText = 100_000
const maxPictures = 20
/** Browsers stop at about so many levels, too. */
const deepest = 500

const names = (list: string) => new Set(list.split(' '))
const unseen = names(
  'script style head meta title link template noscript base colgroup col map datalist button o:p w:sdtpr',
)
const blocks = names(
  'address article aside blockquote caption center dd details dialog div dl dt fieldset figcaption figure footer form header ' +
    'h1 h2 h3 h4 h5 h6 hgroup legend li main nav ol p search section summary table tbody td tfoot th thead tr ul',
)
const byName = <T extends string>(lists: Readonly<Record<T, string>>) =>
  new Map(
    Object.entries<string>(lists).flatMap(([kind, list]) => list.split(' ').map((name) => [name, kind as T])),
  )
const markOf = byName({
  strong: 'b strong dt h1 h2 h3 h4 h5 h6',
  em: 'i em',
  sub: 'sub',
  sup: 'sup',
  code: 'code kbd samp tt',
})
const kindOf = byName({
  drawings: 'canvas',
  videos: 'video',
  formulas: 'm:omath m:omathpara',
  other: 'audio object embed input select textarea',
})

const attribute = (element: Element, name: string) => element.getAttribute(name) ?? ''

const properties = new Map<string, RegExp>()

/** As it is written beside the element. */
function styleOf(element: Element, name: string): string {
  const style = attribute(element, 'style').toLowerCase()
  if (!style.includes(name)) return ''
  const property = properties.get(name) ?? new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`)
  properties.set(name, property)
  return property.exec(style)?.[1]?.trim() ?? ''
}

const isHidden = (element: Element) =>
  element.hasAttribute('hidden') || styleOf(element, 'display') === 'none'
const classesOf = (element: Element) => ` ${attribute(element, 'class')} `
/** Word’s have names with colons. */
const nameOf = ({ tagName }: Element) => tagName.toLowerCase()
const isElement = (node: Node): node is Element => node.nodeType === 1

/** Where something is put: blocks into `parent`, the rest into its last paragraph. `lists`: of Word, those still open. */
type Place = { parent: Element; paragraph?: Element | undefined; lists: { list: Element; level: number }[] }

/**
 * A page from the clipboard as the simplest HTML that the schemas read: what the grammar has, with nothing of its looks.
 * `isLine`: cells and items stand in lines.
 */
export function cleanHtml(
  body: HTMLElement,
  { nextName, maySee, isLine }: PastePictures & { isLine: boolean },
): CleanHtml {
  const page = body.ownerDocument
  const clean: CleanHtml = {
    root: page.createElement('div'),
    length: 0,
    files: [],
    leftOut: { drawings: 0, videos: 0, pictures: 0, formulas: 0, other: 0 },
  }
  /** In Word's comments: what the picture that follows stands for, and whether it stands for a formula. */
  let nextPicture: 'pictures' | 'drawings' = 'pictures'
  let isInsteadOfFormula = false

  const placeIn = (parent: Element): Place => ({ parent, lists: [] })
  function append(parent: Element, name: string, attributes: Record<string, string> = {}): HTMLElement {
    const element = page.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    parent.append(element)
    return element
  }
  function endParagraph(place: Place): void {
    const { paragraph } = place
    while (
      paragraph?.lastElementChild?.localName === 'br' &&
      paragraph.lastChild === paragraph.lastElementChild
    )
      paragraph.lastElementChild.remove()
    if (paragraph && !paragraph.querySelector('img, span') && paragraph.textContent.trim() === '')
      paragraph.remove()
    place.paragraph = undefined
  }
  function putInline(place: Place, node: Node, marks: readonly string[]): void {
    let marked = node
    for (const mark of marks) {
      const around = page.createElement(mark)
      around.append(marked)
      marked = around
    }
    place.paragraph ??= append(place.parent, 'p')
    place.paragraph.append(marked)
  }
  function block(place: Place, name: string, attributes: Record<string, string> = {}): HTMLElement {
    endParagraph(place)
    return append(place.parent, name, attributes)
  }

  function readAll(parent: Node, place: Place, marks: readonly string[], depth: number): void {
    for (const child of parent.childNodes) {
      if (clean.length > maxText) return
      if (child.nodeType === 8) readComment(child.nodeValue ?? '')
      else if (child.nodeType === 3) readText(child.nodeValue ?? '', place, marks)
      else if (isElement(child)) readElement(child, place, marks, depth + 1)
    }
  }

  /** Word says in comments what other programs need not know. */
  function readComment(comment: string): void {
    if (comment.startsWith('[if gte vml'))
      nextPicture = comment.includes('<v:imagedata') ? 'pictures' : 'drawings'
    else if (comment.startsWith('[if gte msEquation'))
      clean.leftOut.formulas += (comment.match(/<m:oMath[ >]/g) ?? []).length || 1
    else if (comment.startsWith('[if !msEquation')) isInsteadOfFormula = true
    else if (comment.startsWith('[endif')) isInsteadOfFormula = false
  }

  function readText(text: string, place: Place, marks: readonly string[]): void {
    if (/^[ \t\r\n\u00A0]*$/.test(text) && !place.paragraph) return
    clean.length += text.length
    putInline(place, page.createTextNode(withUsualSpaces(text)), marks)
  }

  function readElement(element: Element, place: Place, around: readonly string[], depth: number): void {
    const name = nameOf(element)
    const left = kindOf.get(name)
    if (unseen.has(name) || depth > deepest) return
    if (left) {
      if (!/^(?:hidden|checkbox)$/.test(attribute(element, 'type'))) clean.leftOut[left]++
      return
    }
    if (isInsteadOfFormula && name === 'img') return
    if (readFormula(element, place, around) || isHidden(element) || isOfWord(element)) return
    const marks = withMarks(element, around)
    switch (name) {
      case 'br':
        if (place.paragraph && !/ Apple-interchange-newline /.test(classesOf(element)))
          putInline(place, page.createElement('br'), [])
        return
      case 'hr':
        block(place, 'hr')
        return
      case 'img':
        return readPicture(element, place, around)
      case 'svg':
        if (!isIcon(element)) clean.leftOut.drawings++
        return
      case 'iframe':
        clean.leftOut[/youtu|vimeo|video/i.test(attribute(element, 'src')) ? 'videos' : 'other']++
        return
      case 'pre':
        return readCode(element, place)
      case 'ul':
      case 'ol':
        if (isLine) break
        return readList(element, place, marks, depth)
      case 'table':
        return readTable(element, place, marks, depth)
      case 'blockquote': {
        if (isLine) break
        const quotation = block(place, 'blockquote')
        readInto(quotation, element, marks, depth)
        if (!quotation.hasChildNodes()) quotation.remove()
        return
      }
      default:
    }
    if (isCode(element)) return readCode(element, place)
    const item = isLine ? undefined : itemOf(element)
    if (item) return readItem(element, item, place, marks, depth)
    const isBlock = blocks.has(name)
    if (isBlock) endParagraph(place)
    const isAroundItem = / ListContainerWrapper /.test(classesOf(element))
    if (isBlock && !isAroundItem && place.lists.length > 0 && element.textContent.trim() !== '')
      place.lists = []
    readAll(element, place, marks, depth)
    if (isBlock) endParagraph(place)
  }

  function readInto(parent: Element, from: Node, marks: readonly string[], depth: number): void {
    const place = placeIn(parent)
    readAll(from, place, marks, depth)
    endParagraph(place)
  }

  /** Formulas of which the source comes along. */
  function readFormula(element: Element, place: Place, marks: readonly string[]): boolean {
    const own = attribute(element, 'data-formula')
    if (own !== '') {
      if (element.localName === 'div' && !isLine) block(place, 'div', { 'data-formula': own })
      else if (isFormula(own)) putInline(place, formulaElement(own), marks)
      return true
    }
    if (!isFormulaOfPage(element)) return false
    const tex = texIn(element)
    const isDisplayed =
      /(?:^|;)\s*mode=display/.test(attribute(element, 'type')) ||
      / katex-display /.test(classesOf(element)) ||
      element.closest('.katex-display, math[display=block], mjx-container[display=true]') !== null ||
      element.querySelector('math[display=block]') !== null
    const source = tex === undefined ? undefined : formulaSource({ tex, isDisplayed })
    if (source === undefined) clean.leftOut.formulas++
    else putInline(place, formulaElement(source), marks)
    return true
  }
  function formulaElement(source: string): Element {
    const element = page.createElement('span')
    element.setAttribute('data-formula', source)
    return element
  }

  function readPicture(element: Element, place: Place, marks: readonly string[]): void {
    const [src, alt] = [attribute(element, 'src'), attribute(element, 'alt').replaceAll(/\s+/g, ' ').trim()]
    const image = ownPicture.exec(src)?.[1] ?? attribute(element, 'data-image')
    const kind = nextPicture
    nextPicture = 'pictures'
    const put = (attributes: Record<string, string>) => {
      const picture = page.createElement('img')
      for (const [key, value] of Object.entries({ alt, ...attributes })) picture.setAttribute(key, value)
      putInline(place, picture, marks)
    }
    if (/^[\da-f]{64}$/.test(image)) {
      if (maySee(image)) put({ 'data-image': image })
      else clean.leftOut.pictures++
      return
    }
    // Some pages have pictures for emoji, and others to count who reads them.
    if (/^(?:\p{Extended_Pictographic}|\u200D|\uFE0F)+$/u.test(alt)) return readText(alt, place, marks)
    if (isAtMost(element, 2)) return
    const file = clean.files.length < maxPictures ? fileOf(src) : undefined
    if (!file) {
      clean.leftOut[src.startsWith('data:image/svg') ? 'drawings' : kind]++
      return
    }
    const pending = nextName()
    clean.files.push({ pending, file })
    put({ 'data-image': '', 'data-pending': pending })
  }

  function readCode(element: Element, place: Place): void {
    const text = codeIn(element).replace(/^\n|\n+$/g, '')
    const inside = element.querySelector('code')
    const classes = `${classesOf(element)} ${inside ? classesOf(inside) : ''}`
    const [, ofClass = ''] = / (?:lang|language|highlight-source)-([\w+#-]{1,30}) /.exec(classes) ?? []
    clean.length += text.length
    block(place, 'pre', { 'data-language': attribute(element, 'data-language') || ofClass }).textContent =
      text
  }

  function readList(element: Element, place: Place, marks: readonly string[], depth: number): void {
    const start = attribute(element, 'start')
    const isTight = attribute(element, 'data-tight') || 'true'
    const list = block(place, element.localName, { ...(start && { start }), 'data-tight': isTight })
    for (const child of element.childNodes) {
      const isNested = isElement(child) && /^[ou]l$/.test(child.localName)
      const isItem = isElement(child) && !isNested
      if (!isItem && !isNested) continue
      const level = Number(attribute(child, 'data-aria-level'))
      if (isItem && level > 0) {
        const isOrdered = element.localName === 'ol'
        list.remove()
        readItem(child, { level, isOrdered, start: Number(start) || 1 }, place, marks, depth)
        continue
      }
      // Some programs put a list beside the item that it belongs to.
      const item = (isNested && list.lastElementChild) || append(list, 'li')
      if (isNested) readList(child, placeIn(item), marks, depth + 1)
      else readInto(item, child, withMarks(child, marks), depth + 1)
      if (!item.hasChildNodes()) item.remove()
    }
    if (!list.hasChildNodes()) list.remove()
  }

  /** Word’s items are paragraphs that tell their level. */
  function readItem(
    element: Element,
    item: Item,
    place: Place,
    marks: readonly string[],
    depth: number,
  ): void {
    endParagraph(place)
    const { lists } = place
    while ((lists.at(-1)?.level ?? 0) > item.level) lists.pop()
    const name = item.isOrdered ? 'ol' : 'ul'
    const last = lists.at(-1)
    if (last?.level === item.level && last.list.localName !== name) lists.pop()
    let open = lists.at(-1)
    if (open?.level !== item.level) {
      const parent = open?.list.lastElementChild ?? place.parent
      open = {
        list: append(parent, name, item.isOrdered ? { start: String(item.start) } : {}),
        level: item.level,
      }
      lists.push(open)
    }
    const entry = append(open.list, 'li')
    readInto(entry, element, marks, depth)
    if (!entry.hasChildNodes()) append(entry, 'p')
  }

  function readTable(element: Element, place: Place, marks: readonly string[], depth: number): void {
    const isForLayout = element.querySelector('table, ul, ol, pre') !== null
    const rows = isForLayout
      ? []
      : [...element.querySelectorAll('tr')].map((row) => [...row.children].filter(isCell))
    const widthOf = (cells: readonly Element[]) =>
      cells.reduce((sum, cell) => sum + spanOf(cell, 'colspan'), 0)
    const columns = rows.reduce((most, cells) => Math.max(most, widthOf(cells)), 0)
    if (isLine || columns < 2 || columns > maxSpan || columns * rows.length > maxCells) {
      endParagraph(place)
      readAll(element, place, marks, depth)
      endParagraph(place)
      return
    }
    const caption = element.querySelector('caption')
    if (caption) readElement(caption, place, marks, depth)
    const table = block(place, 'table')
    const open = Array.from({ length: columns }, () => 0)
    for (const cells of rows.filter(({ length }) => length > 0)) {
      const row = append(table, 'tr')
      const left = [...cells]
      let wide = 0
      for (let column = 0; column < columns; column++) {
        const isHead = table.childElementCount === 1
        const isCovered = wide > 0 || (open[column] ?? 0) > 0
        const cell = isCovered ? undefined : left.shift()
        if (cell) {
          const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
          wide = across
          for (let at = column; at < column + across; at++) open[at] = down
        }
        wide--
        open[column] = Math.max(0, (open[column] ?? 0) - 1)
        readCell(
          append(row, isHead ? 'th' : 'td'),
          cell,
          isHead ? marks.filter((mark) => mark !== 'strong') : marks,
          depth,
        )
      }
    }
  }

  /** A cell has one paragraph, and no lines. */
  function readCell(
    to: HTMLElement,
    cell: Element | undefined,
    marks: readonly string[],
    depth: number,
  ): void {
    const paragraph = append(to, 'p')
    if (!cell) return
    const align = styleOf(cell, 'text-align') || attribute(cell, 'align')
    if (/^(?:left|center|right)$/.test(align)) to.setAttribute('align', align)
    const inside = page.createElement('div')
    readInto(inside, cell, withMarks(cell, marks), depth)
    for (const line of inside.querySelectorAll('p')) {
      for (const end of line.querySelectorAll('br')) end.replaceWith(' ')
      if (paragraph.hasChildNodes()) paragraph.append(' ')
      paragraph.append(...line.childNodes)
    }
  }

  readInto(clean.root, body, [], 0)
  return clean
}

function withMarks(element: Element, around: readonly string[]): readonly string[] {
  const marks = new Set(around)
  const own = markOf.get(nameOf(element))
  if (own) marks.add(own)
  const change = (mark: string, isOn: boolean) => (isOn ? marks.add(mark) : marks.delete(mark))
  const weight = styleOf(element, 'font-weight')
  if (weight !== '') change('strong', /^(?:bold|[6-9]\d\d)/.test(weight))
  const style = styleOf(element, 'font-style')
  if (style !== '') change('em', /^(?:italic|oblique)/.test(style))
  const align = styleOf(element, 'vertical-align')
  if (align === 'sub' || align === 'super') marks.add(align === 'sub' ? 'sub' : 'sup')
  return [...marks]
}

/** No-break spaces are for what stands beside numbers and marks; others come from programs that keep all spaces. */
const withUsualSpaces = (text: string): string =>
  text.includes('\u00A0') ? text.replaceAll(/(?<![«\d])\u00A0(?![:;!?»%€°])/g, ' ') : text

const isFormulaOfPage = (element: Element): boolean =>
  /^(?:math|mjx-container)$/.test(element.localName) ||
  / (?:katex(?:-display)?|mwe-math-element|MathJax(?:_Display)?) /.test(classesOf(element))

/** The TeX that a formula on a page brings along. */
function texIn(element: Element): string | undefined {
  const annotation = [...element.querySelectorAll('annotation')].find(
    (each) => attribute(each, 'encoding') === 'application/x-tex',
  )
  const named = element.matches('[alttext], [data-latex]')
    ? element
    : element.querySelector('[alttext], [data-latex]')
  const picture = element.querySelector('img[alt]')
  const tex =
    annotation?.textContent ??
    (named
      ? attribute(named, 'alttext') || attribute(named, 'data-latex')
      : picture
        ? attribute(picture, 'alt')
        : '')
  const inside = /^\{\\(?:display|text)style\s([^]*)\}$/.exec(tex.trim())?.[1] ?? tex
  return inside.trim() === '' ? undefined : inside.trim()
}

const ownPicture = /\/media\/[^/]+\/([\da-f]{64})\.webp$/

const sizeOf = (element: Element, name: string) =>
  Number.parseFloat(attribute(element, name) || styleOf(element, name))
const isAtMost = (element: Element, most: number) =>
  sizeOf(element, 'width') <= most || sizeOf(element, 'height') <= most
const isIcon = (element: Element) => attribute(element, 'aria-hidden') === 'true' || isAtMost(element, 32)

/** The file of a picture that comes along. */
function fileOf(src: string): File | undefined {
  const [start = '', type = '', kind = ''] =
    /^data:(image\/(png|jpe?g|gif|webp|avif|bmp|tiff));base64,/i.exec(src) ?? []
  if (start === '' || (src.length - start.length) * 0.75 > pictureLimits.bytes) return undefined
  try {
    const bytes = Uint8Array.from(atob(src.slice(start.length)), (sign) => sign.charCodeAt(0))
    return new File([bytes], `picture.${kind.toLowerCase()}`, { type: type.toLowerCase() })
  } catch {
    return undefined
  }
}

/** Editors of code put each line into an element. */
const isCode = (element: Element) =>
  element.localName === 'div' &&
  styleOf(element, 'white-space').startsWith('pre') &&
  /mono|consolas|courier|menlo/.test(styleOf(element, 'font-family'))

function codeIn(element: Node): string {
  let text = ''
  for (const child of element.childNodes) {
    if (child.nodeType === 3) text += child.nodeValue ?? ''
    if (!isElement(child)) continue
    if (child.localName === 'br') text += '\n'
    else if (blocks.has(child.localName))
      text += `${text === '' || text.endsWith('\n') ? '' : '\n'}${codeIn(child)}\n`
    else text += codeIn(child)
  }
  return text
}

type Item = { level: number; isOrdered: boolean; start: number }

/** A paragraph of Word that is an item of a list, by its level and by what stands before it. */
function itemOf(element: Element): Item | undefined {
  const [, level] = /\blevel(\d)/.exec(styleOf(element, 'mso-list')) ?? []
  if (level === undefined) return undefined
  const ignored = [...element.querySelectorAll('span')].find(isMarker)
  const marker = ignored?.textContent.trim() ?? ''
  return {
    level: Number(level),
    isOrdered: /^\(?(?:\d{1,9}|[a-z]{1,4})[.)]/i.test(marker),
    start: Number(/\d{1,9}/.exec(marker)?.[0] ?? 1),
  }
}

const isMarker = (element: Element) => styleOf(element, 'mso-list') === 'ignore'
/** Markers of items, and comments. */
const isOfWord = (element: Element) =>
  isMarker(element) || styleOf(element, 'mso-element').startsWith('comment')

const maxSpan = 50
const maxCells = 5_000
const isCell = ({ localName }: Element) => localName === 'td' || localName === 'th'
const spanOf = (cell: Element, name: string) =>
  Math.min(maxSpan, Math.max(1, Number.parseInt(attribute(cell, name) || '1', 10) || 1))
