import { answers as answerWords } from '@quizly/words/authoring.ts'
import { type QuestionContent, studentQuestion } from '@quizly/domain'
import type { CellsProps, DeskPart } from '../parts.ts'
import { CorrectText } from '../user-text.tsx'
import { shownTolerance } from '../points-facts.tsx'
import { writtenDesk } from '../write/desk.tsx'
import { numericTask } from './task.ts'

function NumericCell({ question, language, columns }: CellsProps) {
  return (
    <td colSpan={columns} className="is-correct">
      {numberKeys(question).map((text) => (
        <CorrectText key={text} text={text} language={language} note={answerWords.number} />
      ))}
    </td>
  )
}

/** Each accepted number with its tolerance and unit, like “9.81 ± 1 % m/s²”. */
function numberKeys({ correctAnswers, number }: QuestionContent): string[] {
  const tolerance = number?.tolerance && shownTolerance(number.tolerance)
  return correctAnswers.map((text) => [text, tolerance, number?.unit?.is].filter(Boolean).join(' '))
}

export const numericDesk: DeskPart = {
  ...writtenDesk,
  ReviewCells: NumericCell,
  shownAnswers: numberKeys,
  keyLines: (question) => numberKeys(question).map((text) => ({ text })),
  print: { task: (question) => numericTask(studentQuestion(question)) },
}
