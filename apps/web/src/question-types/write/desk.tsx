import { answers as answerWords } from '@quizly/words/authoring.ts'
import { verdicts as verdictWords } from '@quizly/words/student.ts'
import type { AnalysedQuestion } from '@quizly/contract'
import { TextField } from '../../components/forms/field.tsx'
import type { AnswerRow, CellsProps, DeskPart, KeyFieldProps } from '../parts.ts'
import { CorrectText } from '../user-text.tsx'

function WrittenCell({ question, language, columns }: CellsProps) {
  return (
    <td colSpan={columns} className="is-correct">
      {question.correctAnswers.map((text) => (
        <CorrectText
          key={text}
          text={text}
          language={language}
          note={question.lenient ? answerWords.writtenLeniently : answerWords.written}
        />
      ))}
    </td>
  )
}

function WrittenKey({ language, value, onChange }: KeyFieldProps) {
  return (
    <TextField
      label={answerWords.correctAnswer}
      lang={language ?? 'en'}
      dir="auto"
      value={value[0] ?? ''}
      onChange={({ target }) => onChange([target.value])}
    />
  )
}

const answerRows = ({ choices, difficulty: { partly = 0 } }: AnalysedQuestion): AnswerRow[] => [
  { label: answerWords.rightLabel, spoken: answerWords.right, thirds: choices.right, mark: 'key' },
  ...(choices.partly && partly > 0
    ? [{ label: '½', spoken: verdictWords.names.partly, thirds: choices.partly }]
    : []),
  { label: answerWords.wrongLabel, spoken: answerWords.wrong, thirds: choices.wrong, mark: 'wrong' },
  { label: '–', spoken: answerWords.skipped, thirds: choices.skipped },
]

export const writtenDesk: DeskPart = {
  ReviewCells: WrittenCell,
  shownAnswers: ({ correctAnswers }) => correctAnswers,
  print: { task: () => answerWords.printed.write },
  keyLines: ({ correctAnswers }) => correctAnswers.map((text) => ({ text })),
  answerRows,
  KeyField: WrittenKey,
}
