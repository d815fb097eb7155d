const separators = [';', '\t', '|', ','] as const
type Separator = (typeof separators)[number]
const linesLookedAt = 20

/** The separator that gives most of the first lines the same number of cells, and at least two. */
export function separatorOf(text: string): Separator {
  const head = text.split(/\r\n?|\n/, linesLookedAt).join('\n')
  const scored = separators.map((separator) => {
    const widths = separatedCells(head, separator).map(({ length }) => length)
    const first = widths[0] ?? 0
    const same = widths.filter((width) => width === first).length
    return { separator, score: first > 1 ? same / widths.length + first / 100 : 0 }
  })
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).separator
}

/** The cells of a text whose lines are rows. A cell in quotation marks may contain separators and line breaks. */
export function separatedCells(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const [cell, end] = quotedCell(text, at, separator) ?? plainCell(text, at, separator)
    row.push(cell)
    if (text[end] !== separator) {
      rows.push(row)
      row = []
      at = text.startsWith('\r\n', end) ? end + 2 : end + 1
    } else at = end + 1
  }
  return rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows
}

function plainCell(text: string, from: number, separator: string): [string, number] {
  const end = endOfCell(text, from, separator)
  return [text.slice(from, end), end]
}

/** The index of the next separator, line break or end. */
function endOfCell(text: string, from: number, separator: string): number {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}

/** A cell in quotation marks and its end; undefined if the marks are part of its text: `"Hamlet" is by?`. */
function quotedCell(text: string, from: number, separator: string): [string, number] | undefined {
  const start = behindSpaces(text, from)
  if (text[start] !== '"') return undefined
  let close = text.indexOf('"', start + 1)
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close === -1) return undefined
  const end = behindSpaces(text, close + 1)
  const isWhole = end === text.length || text[end] === separator || text[end] === '\n' || text[end] === '\r'
  return isWhole ? [text.slice(start + 1, close).replaceAll('""', '"'), end] : undefined
}

function behindSpaces(text: string, from: number): number {
  let at = from
  while (text[at] === ' ') at++
  return at
}
