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
    const isQuoted = text[at] === '"'
    const [cell, end] = isQuoted ? quotedCell(text, at + 1) : plainCell(text, at, separator)
    row.push(cell)
    const next = isQuoted ? endOfCell(text, end, separator) : end
    if (text[next] !== separator) {
      rows.push(row)
      row = []
      at = text.startsWith('\r\n', next) ? next + 2 : next + 1
    } else at = next + 1
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

function quotedCell(text: string, from: number): [string, number] {
  let end = text.indexOf('"', from)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end === -1) end = text.length
  return [text.slice(from, end).replaceAll('""', '"'), end + 1]
}
