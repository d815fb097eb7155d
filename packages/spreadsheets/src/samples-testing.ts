import { inEnglish } from '@quizly/words/sentences.ts'
import { cellMessageInEnglish, fixes as fixLabels, sheetNotes } from '@quizly/words/sheets.ts'
import { type ParsedSheet, parseSheet } from './parse-sheet.ts'
import type { Fix, Note } from './sheet.ts'

export const plain = ['Question', 'Type', 'Option A', 'Option B', 'Option C', 'Option D', 'Correct Answer']

export const saidNote = (note: Note) => (typeof note === 'string' ? note : inEnglish(note, sheetNotes))
export const saidFix = ({ label }: Pick<Fix, 'label'>) => inEnglish(label, fixLabels)

/** Reads rows with these headings. The first row is row 2. */
export function verdict(columns: string[], ...cells: string[][]): ParsedSheet {
  const rows = cells.map((values, i) => ({ row: i + 2, values }))
  return parseSheet({ columns, rows, headerRow: 1 })
}

/** As text, type, options and correct answers. Throws if there is any problem or warning. */
export function questionIn(columns: string[], cells: string[]): [string, string, string[], string[]] {
  const { questions, problems, warnings } = verdict(columns, cells)
  const [question] = questions
  if (!question || warnings.length > 0) throw new Error(JSON.stringify({ problems, warnings }))
  return [question.text, question.type, question.options, question.correctAnswers]
}

/** The problems of a row as pairs of column and sentence, without the place that the sentence begins with. */
export function problemsIn(columns: string[], cells: string[]): [column: string, sentence: string][] {
  const { questions, problems } = verdict(columns, cells)
  if (questions.length > 0) throw new Error('The row is a question.')
  return problems.map((problem) => {
    const { row, column } = problem
    const message = cellMessageInEnglish(problem)
    const place = `Row ${row}, ${column}: `
    if (!message.startsWith(place)) throw new Error(message)
    return [column, message.slice(place.length)]
  })
}
