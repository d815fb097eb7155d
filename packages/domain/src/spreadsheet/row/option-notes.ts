import { limits } from '../../question/limits.ts'
import type { QuestionContent } from '../../question/question.ts'
import { isChoice } from '../../question-types/all-types.ts'
import { tooLong } from './options.ts'
import type { CellFinding, QuestionRow } from './question-row.ts'

/** The notes on the options of a row that stand in columns of their own, one for each of its options. */
export function writtenNotes(
  { columns, cell }: QuestionRow,
  { type, options }: Pick<QuestionContent, 'type' | 'options'>,
): { optionNotes?: string[]; problems: CellFinding[] } {
  const notes = columns.notes.filter(({ column }) => cell(column) !== '')
  if (notes.length === 0) return { problems: [] }
  const slots = columns.options.filter(({ column }) => cell(column) !== '').map(({ slot }) => slot)
  const apart = notes.filter(({ slot }) => !isChoice(type) || !slots.includes(slot))
  const [first] = slots.length === options.length || !isChoice(type) ? apart : notes
  if (first) {
    const cells = (apart.length > 0 ? apart : notes).map(({ column }) => ({ column, text: '' }))
    const label = { code: 'leave-out-notes' } as const
    const fixes = [{ kind: 'leave-out-notes' as const, label, cells }]
    return { problems: [{ column: first.column, code: 'row-notes-apart', fixes }] }
  }
  const problems = notes.flatMap(({ column }): CellFinding[] => {
    const long = tooLong(cell(column), limits.optionNoteLength)
    return long ? [{ column, ...long }] : []
  })
  const noteOn = (slot: number) => cell(notes.find((each) => each.slot === slot)?.column)
  return { optionNotes: slots.map(noteOn), problems }
}
