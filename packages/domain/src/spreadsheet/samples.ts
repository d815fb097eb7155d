import { type ParsedSheet, parseSheet } from './rows.ts'

export const plain = ['Question', 'Type', 'Option A', 'Option B', 'Option C', 'Option D', 'Correct Answer']

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
  return problems.map(({ row, column, message }) => {
    const place = `Row ${row}, ${column}: `
    if (!message.startsWith(place)) throw new Error(message)
    return [column, message.slice(place.length)]
  })
}
