import { isBlank, trimmed } from '../../question/visible-text.ts'
import { separatedCells, separatorOf } from '../separated-text.ts'
import { type Grid, plainGrid } from './grid.ts'
import { questionWithOptions, slotOf } from './labelled-list.ts'

const answerLine =
  /^(?:answers?|ans|correct(?: answer)?|key|solution|antwort|lösung|réponse|respuesta|resposta|risposta|antwoord|odpowiedź|cevap)\s*[:.=\t]\s*(\S.*)$/i
const label = /^[([]?\s*(?:[a-j]|\d{1,2})\s*[)\].:]\s*/i
const numberLabel = /^[([]?\s*\d{1,3}\s*[)\].:]\s*/
const markedLabel = /^((?:\*+|[✓✔✅→])\s*)([([]?[a-j]\s*[)\].:]\s*)/iu
const keyTitle =
  /^(?:answers?|(?:the )?(?:answer |correct )?keys?|correct answers|solutions?|lösung(?:en)?|corrigé|respuestas|soluciones|gabarito|soluzioni|antwoorden|odpowiedzi|cevaplar)\s*:?$/i
const listedKey = /^[([]?(\d{1,3})\s*[)\].:\-–]*\s*[([]?([a-j])[)\].]?$/i

/** `b)` and its text, or `Answer` and its letter, may stand in two cells. */
const mostCellsOfLine = 2

type TextQuestion = { row: number; text: string; options: string[]; key: string }

/**
 * Aiken text: the question, its options with letters, and a line such as `ANSWER: B`, or such answers by the numbers of
 * the questions at the end. Where options have letters, a line with a number begins a question.
 */
export function aikenText({ cells, rows }: Grid): Grid | undefined {
  const filled = cells.map((values) => values.filter((cell) => !isBlank(cell)).map(trimmed))
  if (filled.some(({ length }) => length > mostCellsOfLine)) return undefined
  const lines = filled.flatMap((values, i) =>
    values
      .join('\t')
      .split(/\r?\n/)
      .map((line) => ({ row: rows[i] ?? i + 1, line: trimmed(line).replace(markedLabel, '$2$1') }))
      .filter(({ line }) => line !== ''),
  )
  const haveLetters = lines.some(({ line }) => /^[([]?\s*a\s*[)\].:]/i.test(line))
  const begins = (line: string) => haveLetters && numberLabel.test(line)
  const found: TextQuestion[] = []
  let open = { row: 0, text: '', options: [] as string[] }
  /** A question without an answer is kept, and its row says that the key is missing. */
  function close(key = '') {
    const [number = ''] = numberLabel.exec(open.text) ?? []
    const inLine = open.options.length === 0 ? questionWithOptions(open.text.slice(number.length)) : undefined
    const parted = inLine && { text: number + inLine.text, options: inLine.options }
    if (open.text !== '') found.push({ ...open, ...parted, key })
    open = { row: 0, text: '', options: [] }
  }
  for (const { row, line: cellsOfLine } of lines) {
    const key = answerLine.exec(cellsOfLine)?.[1]
    const line = cellsOfLine.replaceAll('\t', ' ')
    if (key !== undefined) close(key)
    else if (open.text !== '' && slotOf(line) === open.options.length && !begins(line))
      open.options.push(line.replace(label, ''))
    else {
      if (open.options.length > 0 || begins(line)) close()
      open = { ...open, row: open.row || row, text: open.text === '' ? line : `${open.text}\n${line}` }
    }
  }
  close()
  return found.some(({ options }) => options.length > 1) ? plainGrid(1, withListedKeys(found)) : undefined
}

/** The questions with the answers that stand in a list behind them, if each number in it is that of a question. */
function withListedKeys(found: readonly TextQuestion[]): readonly TextQuestion[] {
  const start = found.findLastIndex(({ options }) => options.length > 0) + 1
  const lines = found.slice(start).filter(({ text }) => !keyTitle.test(text))
  const keys = new Map(
    lines.flatMap(({ text }) => {
      const [, number = '', letter = ''] = listedKey.exec(text) ?? []
      return letter === '' ? [] : [[Number(number) - 1, letter] as const]
    }),
  )
  const isList =
    keys.size > 0 && keys.size === lines.length && [...keys.keys()].every((at) => found[at]?.key === '')
  if (!isList || Math.max(...keys.keys()) >= start) return found
  return found.slice(0, start).map((each, i) => ({ ...each, key: keys.get(i) ?? each.key }))
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
