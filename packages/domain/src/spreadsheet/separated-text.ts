const separators = [';', '\t', '|', ','] as const
type Separator = (typeof separators)[number]
const linesLookedAt = 20

/**
 * The separator that gives most of the first lines as many cells as the first one, and at least two. Below a title
 * without separators it is the one that gives more than half of the lines the same number.
 */
export function separatorOf(text: string): Separator {
  const head = text.split(/\r\n?|\n/, linesLookedAt).join('\n')
  const scored = separators.map((separator) => {
    const widths = separatedCells(head, separator)
      .filter((row) => row.length > 1 || row[0] !== '')
      .map(({ length }) => length)
    const scoreOf = (width: number) => {
      const share = widths.filter((each) => each === width).length / widths.length
      return width > 1 && (width === widths[0] || share > 0.5) ? share + width / 100 : 0
    }
    return { separator, score: Math.max(0, ...widths.map(scoreOf)) }
  })
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).separator
}

/** The cells of a text whose lines are rows. A cell in quotation marks may contain separators and line breaks. */
export function separatedCells(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const mayBeQuoted = text[at] === '"' || text[at] === ' '
    const [cell, end] = (mayBeQuoted && quotedCell(text, at, separator)) || plainCell(text, at, separator)
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
