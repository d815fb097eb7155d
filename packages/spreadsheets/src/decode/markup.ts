import { utils } from '@e965/xlsx'
import { formulaWithoutResult } from '../sheet.ts'
import type { NumberContext } from './numbers.ts'
import { type Formatting, raisedText } from './cells.ts'
import { excelXmlCells, type ShownCell, waysOfOpenCell } from './shown-values.ts'

type Tags = { sheet: RegExp; end: RegExp; row: RegExp; cell: RegExp; breaks: RegExp }

/** The XML of OpenDocument, the XML of Excel 2003, and the HTML that portals call .xls. */
const formats: Tags[] = [
  {
    sheet: /<table:table\s[^>]*>/,
    end: /<\/table:table>/,
    row: /<table:table-row\b/,
    cell: /<table:(?:covered-)?table-cell\b/,
    breaks: /<\/text:p>(?=\s*<text:p\b)|<text:line-break\s*\/>/g,
  },
  {
    sheet: /<(?:ss:)?Worksheet\b[^>]*>/,
    end: /<\/(?:ss:)?Worksheet>/,
    row: /<(?:ss:)?Row\b/,
    cell: /<(?:ss:)?Cell\b/,
    breaks: /<br\s*\/?>/gi,
  },
  {
    sheet: /<table\b[^>]*>/i,
    end: /<\/table>/i,
    row: /<tr\b/i,
    cell: /<t[dh]\b/i,
    breaks: /<br\s*\/?>|<\/(?:p|div|li)>/gi,
  },
]
const most = { rows: 65_536, columns: 51, sheets: 12 }
const notes =
  /<office:annotation\b[^]*?<\/office:annotation>|<(?:ss:)?Comment\b[^]*?<\/(?:ss:)?Comment>|<!--[^]*?-->/g

export type MarkupSheet = { name: string; isHidden: boolean; read: () => SheetCells }
/** Rows count from 0. `values` are the cells whose number or day the file tells. */
export type SheetCells = {
  cells: string[][]
  values: (ShownCell | undefined)[][]
  filteredRows: Set<number>
  hiddenRows: number[]
  hiddenColumns: number[]
  formatting: Formatting
}
type ShowCell = (piece: string, text: string) => ShownCell | undefined

export function sheetsOfMarkup(markup: string, context: NumberContext): MarkupSheet[] {
  const tags = formats.find(({ sheet }) => sheet.test(markup))
  if (!tags) return []
  const text = tags === formats[0] ? withMarks(markup) : markup
  const show = tags === formats[1] ? excelXmlCells(text, context) : openCell
  const starts = Array.from(text.matchAll(new RegExp(tags.sheet, 'g' + tags.sheet.flags))).slice(
    0,
    most.sheets,
  )
  const hiddenStyles = stylesOfHiddenSheets(text)
  return starts.map(({ 0: tag, index }) => {
    const content = () => text.slice(index + tag.length).split(tags.end, 1)[0] ?? ''
    const [, style = ''] = /\btable:style-name="([^"]*)"/.exec(tag) ?? []
    return {
      name: /\b(?:table|ss):[Nn]ame="([^"]*)"/.exec(tag)?.[1] ?? '',
      isHidden: hiddenStyles.has(style) || /<(?:x:)?Visible>Sheet(?:Very)?Hidden</.test(content()),
      read: () => sheetCells(content(), tags, show),
    }
  })
}

function stylesOfHiddenSheets(text: string): ReadonlySet<string> {
  if (!text.includes('table:display="false"')) return new Set()
  const styles = text.split('<style:style').slice(1)
  return new Set(
    styles.flatMap((piece) => {
      const [style = ''] = piece.split('</style:style>', 1)
      const [, name] = /^[^>]*\bstyle:name="([^"]*)"/.exec(style) ?? []
      return name !== undefined && style.includes('table:display="false"') ? [name] : []
    }),
  )
}

/** LibreOffice writes TRUE as the number 1 with this formula. */
const truth = /\btable:formula="[^"]*=\s*(TRUE|FALSE)\(\)"/i

function openCell(piece: string, text: string): ShownCell | undefined {
  const tag = tagOf(piece)
  const [, word] = truth.exec(tag) ?? /\boffice:boolean-value="(true|false)"/i.exec(tag) ?? []
  if (word !== undefined) return { text: word.toUpperCase(), ways: () => [] }
  // A result that is an empty text has its type.
  if (text === '' && /\btable:formula="/.test(tag) && !/\boffice:(?:value-type|value)="/.test(tag))
    return { text: formulaWithoutResult, ways: () => [] }
  return /\boffice:(?:date-)?value="/.test(tag) ? { text, ways: () => waysOfOpenCell(tag, text) } : undefined
}

/** Columns count from 0. */
function hiddenColumnsIn(sheet: string): number[] {
  const hidden: number[] = []
  let column = 0
  for (const [tag] of sheet.matchAll(/<table:table-column\b[^>]*>/g)) {
    const times = Math.min(numberIn(tag.slice(1), 'number-columns-repeated') ?? 1, most.columns)
    if (/\btable:visibility="(?:collapse|filter)"/.test(tag))
      hidden.push(...Array.from({ length: times }, (_, i) => column + i))
    column += times
  }
  return hidden
}

function sheetCells(sheet: string, tags: Tags, show: ShowCell): SheetCells {
  const found: SheetCells = {
    cells: [],
    values: [],
    filteredRows: new Set(),
    hiddenRows: [],
    hiddenColumns: hiddenColumnsIn(sheet),
    formatting: { struck: [], raised: [] },
  }
  const { cells, values, formatting } = found
  const isFiltered = /<(?:x:)?AutoFilter\b/.test(sheet)
  /** Columns that a cell above still covers, with the number of rows that it does. */
  let covered: number[] = []
  for (const row of sheet.replace(notes, '').split(tags.row).slice(1)) {
    const times = numberIn(row, 'number-rows-repeated') ?? 1
    const skipped = Math.min(numberIn(row, 'ss:Index') ?? 1, most.rows) - 1 - cells.length
    for (let i = 0; i < skipped; i++) {
      cells.push([])
      values.push([])
    }
    const read = cellsOfRow(row, tags, show, covered)
    covered = read.covered
    for (const kind of ['raised', 'struck'] as const)
      formatting[kind].push(...read[kind].map((c) => utils.encode_cell({ r: cells.length, c })))
    const isBlank = read.texts.every((text) => text.trim() === '')
    const [, visibility] = /\btable:visibility="(filter|collapse)"/.exec(tagOf(row)) ?? []
    // Programs fill a sheet to its end with one blank row that is repeated.
    for (let i = 0; i < (isBlank ? Math.min(times, 100) : times) && cells.length < most.rows; i++) {
      const isHidden = /\bss:Hidden="1"/.test(tagOf(row))
      if (visibility === 'filter' || (isHidden && isFiltered)) found.filteredRows.add(cells.length)
      else if (visibility === 'collapse' || isHidden) found.hiddenRows.push(cells.length)
      cells.push(read.texts)
      values.push(read.values)
    }
  }
  return found
}

const ownTag = /^(?:[^>"']|"[^"]*"|'[^']*')*>/
/** The tag with which a piece begins. Its attributes may hold a `>`. */
const tagOf = (piece: string) => ownTag.exec(piece)?.[0] ?? piece.slice(0, piece.indexOf('>') + 1)

type RowCells = {
  texts: string[]
  values: (ShownCell | undefined)[]
  raised: number[]
  struck: number[]
  covered: number[]
}

function cellsOfRow(row: string, { cell, breaks }: Tags, show: ShowCell, above: readonly number[]): RowCells {
  const texts: string[] = []
  const read: RowCells = {
    texts,
    values: [],
    raised: [],
    struck: [],
    covered: above.map((rows) => Math.max(rows - 1, 0)),
  }
  const skipCovered = () => {
    while ((above[texts.length] ?? 0) > 0 && texts.length < most.columns) texts.push('')
  }
  for (const piece of row.split(cell).slice(1)) {
    skipCovered()
    const skipped = Math.min(numberIn(piece, 'ss:Index') ?? 1, most.columns) - 1 - texts.length
    for (let i = 0; i < skipped; i++) texts.push('')
    const plain = textOfMarkup(piece.slice(tagOf(piece).length), breaks)
    const shown = show(piece, plain)
    if (/<su[pb]\b/i.test(piece)) read.raised.push(texts.length)
    if (isStruck(piece)) read.struck.push(texts.length)
    const merged = numberIn(piece, 'colspan') ?? (numberIn(piece, 'ss:MergeAcross') ?? 0) + 1
    const down = Math.min(numberIn(piece, 'rowspan') ?? 1, most.rows)
    const times = numberIn(piece, 'number-columns-repeated') ?? 1
    for (let i = 0; i < times * merged && texts.length < most.columns; i++) {
      if (shown && i % merged === 0) read.values[texts.length] = shown
      if (down > 1) read.covered[texts.length] = down - 1
      texts.push(i % merged === 0 ? (shown?.text ?? plain) : '')
    }
  }
  return read
}

const patterns = new Map<string, RegExp>()

function numberIn(piece: string, name: string): number | undefined {
  let pattern = patterns.get(name)
  if (!pattern) patterns.set(name, (pattern = new RegExp(`^[^>]*\\b${name}\\s*=\\s*["']?(\\d{1,7})`, 'i')))
  const [, digits] = pattern.exec(piece) ?? []
  return digits === undefined ? undefined : Number(digits)
}

const byName: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** The names that HTML gives to the signs from U+00A0, to the Greek letters, and to signs that word processors write. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega'
const others =
  'OElig Œ oelig œ Scaron Š scaron š ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ hellip … euro € bull • prime ′ Prime ″ lsaquo ‹ rsaquo › trade ™ larr ← rarr → harr ↔ rArr ⇒ minus − radic √ infin ∞ cap ∩ cup ∪ int ∫ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ isin ∈ sum ∑ ensp \u2002 emsp \u2003 thinsp \u2009'
latin.split(' ').forEach((name, i) => (byName[name] = String.fromCharCode(0xa0 + i)))
greek.split(' ').forEach((name, i) => {
  byName[name] = String.fromCharCode(0x3b1 + i)
  byName[name.replace(/^./, (first) => first.toUpperCase())] = String.fromCharCode(0x391 + i)
})
const pairs = others.split(' ')
pairs.forEach((name, i) => {
  if (i % 2 === 0) byName[name] = pairs[i + 1] ?? ''
})

/** White space as it is shown, `breaks` as line breaks, and what is struck through left out. */
function textOfMarkup(content: string, breaks: RegExp): string {
  const whole = content.replace(/\s+/g, ' ')
  const spaced = isStruck(whole) ? whole.replace(struckText, '') : whole
  const raised = /<su[pb]\b/i.test(spaced)
    ? spaced.replace(/<su([pb])\b[^>]*>(.*?)<\/su\1>/gi, (_, kind: string, inner: string) =>
        raisedText(withSigns(withoutTags(inner)), kind.toLowerCase() === 'p'),
      )
    : spaced
  const text = withSigns(withoutTags(raised.replace(breaks, '\n').replace(/<text:s\b[^>]*>/g, ' ')))
  return (text.includes('\n') ? text.replace(/ *\n */g, '\n') : text).trim()
}

/** OpenDocument with `<sup>`, `<sub>` and `<s>` for what its styles raise, lower or strike through. */
function withMarks(text: string): string {
  const kinds = new Map(
    text.split('<style:style').flatMap((piece) => {
      const [tag = ''] = piece.split('>', 1)
      const [, name] = /\bstyle:name="([^"]*)"/.exec(tag) ?? []
      const kind = tag.endsWith('/') ? undefined : markOf(piece.split('</style:style>', 1)[0] ?? '')
      return name === undefined || kind === undefined ? [] : [[name, kind] as const]
    }),
  )
  if (kinds.size === 0) return text
  const withSpans = text.replace(
    /<text:span\b[^>]*\btext:style-name="([^"]*)"[^>]*>([^<]+)<\/text:span>/g,
    (whole, name: string, inner: string) => {
      const kind = kinds.get(name)
      return kind === undefined ? whole : `<${kind}>${inner}</${kind}>`
    },
  )
  if (![...kinds.values()].includes('s')) return withSpans
  const cell = '<table:table-cell'
  return withSpans
    .split(cell)
    .map((piece) => {
      const tag = piece.slice(0, piece.indexOf('>') + 1)
      const [, name = ''] = /\btable:style-name="([^"]*)"/.exec(tag) ?? []
      if (kinds.get(name) !== 's' || tag.endsWith('/>')) return piece
      const [content = '', ...rest] = piece.slice(tag.length).split('</table:table-cell>')
      return [`${tag}<s>${content}</s>`, ...rest].join('</table:table-cell>')
    })
    .join(cell)
}

function markOf(style: string): 'sup' | 'sub' | 's' | undefined {
  const [, position] = /\bstyle:text-position="(su[pb])/.exec(style) ?? []
  if (position !== undefined) return position === 'sup' ? 'sup' : 'sub'
  return /\bstyle:text-line-through-style="(?!none)/.test(style) ? 's' : undefined
}

const isStruck = (content: string): boolean => struck.test(content)

const struck = /<(s|del|strike)(?:\s[^>]*)?>/i
const struckText = /<(s|del|strike)(?:\s[^>]*)?>.*?<\/\1>/gi

const withoutTags = (text: string) => text.replace(/<[^>]*>/g, '')

function withSigns(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      if (name !== '') return byName[String(name)] ?? byName[String(name).toLowerCase()] ?? whole
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
    },
  )
}
