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
const most = { rows: 65_536, columns: 50 }
const notes =
  /<office:annotation\b[^]*?<\/office:annotation>|<(?:ss:)?Comment\b[^]*?<\/(?:ss:)?Comment>|<!--[^]*?-->/g

/** The cells of the first sheet or table in a text of one of these kinds; undefined if there is none. */
export function cellsOfMarkup(text: string): string[][] | undefined {
  const tags = kinds.find(({ sheet }) => sheet.test(text))
  const start = tags?.sheet.exec(text)
  if (!tags || !start) return undefined
  const [sheet = ''] = text.slice(start.index + start[0].length).split(tags.end, 1)
  const cells: string[][] = []
  for (const row of sheet.replace(notes, '').split(tags.row).slice(1)) {
    const times = numberIn(row, 'number-rows-repeated') ?? 1
    const skipped = Math.min(numberIn(row, 'ss:Index') ?? 1, most.rows) - 1 - cells.length
    for (let i = 0; i < skipped; i++) cells.push([])
    const values = cellsOfRow(row, tags)
    const isBlank = values.every((value) => value.trim() === '')
    // Programs fill a sheet to its end with one blank row that is repeated.
    for (let i = 0; i < (isBlank ? Math.min(times, 100) : times) && cells.length < most.rows; i++)
      cells.push(values)
  }
  return cells
}

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
  const tag = piece.slice(0, piece.indexOf('>') + 1)
  const [, digits] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,7})`, 'i').exec(tag) ?? []
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
