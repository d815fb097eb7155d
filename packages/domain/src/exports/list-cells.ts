import type { QuestionContent } from '../question/question.ts'
import { trimmed } from '../question/visible-text.ts'
import { rulesOf } from '../question-types/all-types.ts'

type ListCells = { column: 'pair' | 'item'; cells: string[]; shown?: string[] }

/** The cells of a question that is answered by a list; undefined if they would change something of it. `shown`: its options, if the cells give others. */
export function listCells(question: QuestionContent): ListCells | undefined {
  const { columns } = rulesOf(question.type)
  if (!columns) return undefined
  const cells = columns.write(question)
  const isSame = (
    read: Pick<QuestionContent, 'options' | 'correctAnswers'>,
    ...fields: ('options' | 'correctAnswers')[]
  ) => fields.every((field) => JSON.stringify(read[field]) === JSON.stringify(question[field]))
  const areKept = cells.every((cell) => cell === trimmed(cell) && !cell.includes('\r'))
  if (!areKept || !isSame(columns.read(cells, question.options), 'options', 'correctAnswers'))
    return undefined
  const isPlain = isSame(columns.read(cells), 'options')
  return { column: columns.role, cells, ...(!isPlain && { shown: question.options }) }
}
