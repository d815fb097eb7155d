import { isBlank, trimmed } from '../../question/visible-text.ts'
import { separatedCells, separatorOf } from '../separated-text.ts'
import { type Grid, plainGrid } from './grid.ts'
import { slotOf } from './labelled-list.ts'

const answerLine =
  /^(?:answers?|ans|correct(?: answer)?|key|solution|antwort|lösung|réponse|respuesta|resposta|risposta|antwoord|odpowiedź|cevap)\s*[:.=]\s*(\S.*)$/i
const label = /^[([]?\s*(?:[a-j]|\d{1,2})\s*[)\].:]\s*/i

/** Aiken text: the question, its options with letters, and a line such as `ANSWER: B`. */
export function aikenText({ cells, rows }: Grid): Grid | undefined {
  const lines = cells.flatMap((values, i) => {
    const filled = values.filter((cell) => !isBlank(cell))
    return (filled.length === 1 ? (filled[0] ?? '') : '')
      .split(/\r?\n/)
      .map((line) => ({ row: rows[i] ?? i + 1, line: trimmed(line) }))
  })
  const found: { row: number; text: string; options: string[]; key: string }[] = []
  let open = { row: 0, text: '', options: [] as string[] }
  for (const { row, line } of lines.filter((each) => each.line !== '')) {
    const key = answerLine.exec(line)?.[1]
    if (key !== undefined) {
      if (open.text !== '') found.push({ ...open, key })
      open = { row: 0, text: '', options: [] }
    } else if (open.text !== '' && slotOf(line) === open.options.length) {
      open.options.push(line.replace(label, ''))
    } else if (open.options.length > 0) {
      // A question without an answer is kept, and its row says that the key is missing.
      found.push({ ...open, key: '' })
      open = { row, text: line, options: [] }
    } else {
      open = { ...open, row: open.row || row, text: open.text === '' ? line : `${open.text}\n${line}` }
    }
  }
  return found.some(({ options }) => options.length > 1) ? plainGrid(1, found) : undefined
}

/** Rows whose cells are all in the first one, as when a text file was opened by a double click. */
export function separatedRows({ cells, rows }: Grid): Grid | undefined {
  const filled = cells.flatMap((values, i) =>
    values.every(isBlank) ? [] : [{ values, row: rows[i] ?? i + 1 }],
  )
  if (filled.length < 2 || filled.some(({ values }) => !values.slice(1).every(isBlank))) return undefined
  const lines = filled.map(({ values }) => values[0] ?? '')
  const separator = separatorOf(lines.join('\n'))
  const split = lines.map((line) => separatedCells(line, separator)[0] ?? [])
  return (split[0]?.length ?? 0) > 1 ? { cells: split, rows: filled.map(({ row }) => row) } : undefined
}

const mostTurned = 200

/** A table on its side: the headings stand in the first column. */
export function turnedTable({ cells }: Grid): Grid | undefined {
  if (cells.length > mostTurned) return undefined
  const width = cells.reduce((most, { length }) => Math.max(most, length), 0)
  const turned = Array.from({ length: width }, (_, column) => cells.map((values) => values[column] ?? ''))
  return { cells: turned, rows: turned.map((_, i) => i + 1) }
}
