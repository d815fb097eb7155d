type Tags = { sheet: RegExp; end: RegExp; row: RegExp; cell: RegExp; breaks: RegExp }

/** The XML of OpenDocument, the XML of Excel 2003, and the HTML that portals call .xls. */
const kinds: Tags[] = [
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
  { sheet: /<table\b[^>]*>/i, end: /<\/table>/i, row: /<tr\b/i, cell: /<t[dh]\b/i, breaks: /<br\s*\/?>/gi },
]
const most = { rows: 65_536, columns: 51, sheets: 12 }
const notes =
  /<office:annotation\b[^]*?<\/office:annotation>|<(?:ss:)?Comment\b[^]*?<\/(?:ss:)?Comment>|<!--[^]*?-->/g

/** A sheet or table of such a file. Its cells are read when they are asked for. */
export type MarkupSheet = { name: string; read: () => SheetCells }
/** The cells of a sheet. Rows that a filter hides, or that are hidden by hand, are counted from 0. */
export type SheetCells = { cells: string[][]; filteredRows: Set<number>; hiddenRows: number[] }

/** The sheets or tables in a text of one of these kinds. */
export function sheetsOfMarkup(text: string): MarkupSheet[] {
  const tags = kinds.find(({ sheet }) => sheet.test(text))
  if (!tags) return []
  const starts = Array.from(text.matchAll(new RegExp(tags.sheet, 'g' + tags.sheet.flags))).slice(
    0,
    most.sheets,
  )
  return starts.map(({ 0: tag, index }) => ({
    name: /\b(?:table|ss):[Nn]ame="([^"]*)"/.exec(tag)?.[1] ?? '',
    read: () => sheetCells(text.slice(index + tag.length).split(tags.end, 1)[0] ?? '', tags),
  }))
}

function sheetCells(sheet: string, tags: Tags): SheetCells {
  const found: SheetCells = { cells: [], filteredRows: new Set(), hiddenRows: [] }
  const { cells } = found
  for (const row of sheet.replace(notes, '').split(tags.row).slice(1)) {
    const times = numberIn(row, 'number-rows-repeated') ?? 1
    const skipped = Math.min(numberIn(row, 'ss:Index') ?? 1, most.rows) - 1 - cells.length
    for (let i = 0; i < skipped; i++) cells.push([])
    const values = cellsOfRow(row, tags)
    const isBlank = values.every((value) => value.trim() === '')
    const [, visibility] = /\btable:visibility="(filter|collapse)"/.exec(tagOf(row)) ?? []
    // Programs fill a sheet to its end with one blank row that is repeated.
    for (let i = 0; i < (isBlank ? Math.min(times, 100) : times) && cells.length < most.rows; i++) {
      if (visibility === 'filter') found.filteredRows.add(cells.length)
      else if (visibility === 'collapse' || /\bss:Hidden="1"/.test(tagOf(row)))
        found.hiddenRows.push(cells.length)
      cells.push(values)
    }
  }
  return found
}

const tagOf = (piece: string) => piece.slice(0, piece.indexOf('>') + 1)

function cellsOfRow(row: string, { cell, breaks }: Tags): string[] {
  const values: string[] = []
  for (const piece of row.split(cell).slice(1)) {
    const skipped = Math.min(numberIn(piece, 'ss:Index') ?? 1, most.columns) - 1 - values.length
    for (let i = 0; i < skipped; i++) values.push('')
    const text = plainText(piece, breaks)
    const merged = numberIn(piece, 'colspan') ?? (numberIn(piece, 'ss:MergeAcross') ?? 0) + 1
    const times = numberIn(piece, 'number-columns-repeated') ?? 1
    for (let i = 0; i < times && values.length < most.columns; i++) values.push(text)
    for (let i = 1; i < merged && values.length < most.columns; i++) values.push('')
  }
  return values
}

/** The number in an attribute of the tag with which a piece begins. */
function numberIn(piece: string, name: string): number | undefined {
  const [, digits] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,7})`, 'i').exec(tagOf(piece)) ?? []
  return digits === undefined ? undefined : Number(digits)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

function plainText(piece: string, breaks: RegExp): string {
  const content = piece.slice(piece.indexOf('>') + 1)
  const text = content
    .replace(/\s+/g, ' ')
    .replace(breaks, '\n')
    .replace(/<text:s\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
  return text
    .replace(
      /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,5}));/gi,
      (whole, hex?: string, decimal?: string, name = '') => {
        if (name !== '') return entities[String(name).toLowerCase()] ?? whole
        const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
        return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
      },
    )
    .trim()
}
