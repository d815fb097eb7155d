import type { AnalysedQuestion } from '@quizly/contract'
import { TextField } from '../../components/forms/field.tsx'
import type { AnswerRow, CellsProps, DeskPart, KeyFieldProps } from '../parts.ts'
import { CorrectText } from '../user-text.tsx'

function WrittenCell({ question, columns }: CellsProps) {
  return (
    <td colSpan={columns} className="is-correct">
      <CorrectText text={question.correctAnswers[0] ?? ''} note="(written answer)" />
    </td>
  )
}

function WrittenKey({ language, value, onChange }: KeyFieldProps) {
  return (
    <TextField
      label="Correct answer"
      lang={language}
      dir="auto"
      value={value[0] ?? ''}
      onChange={({ target }) => onChange([target.value])}
    />
  )
}

const answerRows = ({ choices }: AnalysedQuestion): AnswerRow[] => [
  { label: 'right', spoken: 'Right', thirds: choices.right, mark: 'key' },
  { label: 'wrong', spoken: 'Wrong', thirds: choices.wrong, mark: 'wrong' },
  { label: '–', spoken: 'Skipped', thirds: choices.skipped },
]

export const writtenDesk: DeskPart = {
  ReviewCells: WrittenCell,
  shownAnswers: ({ correctAnswers }) => correctAnswers,
  print: { task: 'Write your answer' },
  keyLabel: () => '',
  answerRows,
  KeyField: WrittenKey,
}
