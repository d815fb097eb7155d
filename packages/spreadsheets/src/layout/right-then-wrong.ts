import { isBlank, limits, optionLetter, trimmed } from '@quizly/domain'
import { type Grid, plainGrid } from './grid.ts'

const questionEnd = /[?؟？:：…_]\s*$|_{2,}/u
const maxColumns = 20

/** Rows with a question, its right answers, an empty cell, and wrong answers. */
export function rightThenWrong({ cells, rows }: Grid): Grid | undefined {
  const body = cells
    .map((values, i) => ({ row: rows[i] ?? i + 1, values: values.slice(0, maxColumns).map(trimmed) }))
    .filter(({ values }) => !values.every(isBlank))
  if (body.length < 2) return undefined
  const width = Math.max(...body.map(({ values }) => values.length))
  for (let question = 0; question < width - 3; question++) {
    const hasQuestions =
      body.filter(({ values }) => questionEnd.test(values[question] ?? '')).length > body.length / 2
    const parted = hasQuestions ? body.map(({ values }) => partedAnswers(values.slice(question + 1))) : []
    if (parted.length > 0 && parted.every((each) => each !== undefined)) return arranged(question, parted)
  }
  return undefined

  function arranged(question: number, parted: readonly Parted[]): Grid {
    return plainGrid(
      body[0]?.row ?? 1,
      body.map(({ row, values }, i) => {
        const { right, wrong } = parted[i] ?? { right: [], wrong: [] }
        const text = values[question] ?? ''
        // Otherwise the first option would always be right.
        const options = turned([...right, ...wrong], textHash(text))
        const key = options.flatMap((option, slot) => (right.includes(option) ? [optionLetter(slot)] : []))
        return { row, text, options, key: key.join(',') }
      }),
    )
  }
}

type Parted = { right: string[]; wrong: string[] }

/** The answers before the first empty cell and those behind it; undefined if one of both is missing or another cell is empty. */
export function partedAnswers(cells: readonly string[]): Parted | undefined {
  const end = cells.findLastIndex((cell) => cell !== '') + 1
  const gap = cells.slice(0, end).indexOf('')
  const [right, wrong] = [cells.slice(0, Math.max(gap, 0)), cells.slice(gap + 1, end)]
  const isWhole = right.length > 0 && wrong.length > 0 && !wrong.includes('')
  return isWhole && right.length + wrong.length <= limits.optionsMax ? { right, wrong } : undefined
}

/** The list begun at another place. */
export function turned<Item>(list: readonly Item[], by: number): Item[] {
  const start = by % Math.max(list.length, 1)
  return [...list.slice(start), ...list.slice(0, start)]
}

/** A number that depends on the text only (FNV-1a). */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash
}
