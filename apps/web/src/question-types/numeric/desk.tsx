import * as answerWords from '@quizly/words/authoring/answers.ts'
import { type NumberKey, type QuestionContent, studentQuestion } from '@quizly/domain'
import type { CellsProps, DeskPart } from '../parts.ts'
import { CorrectText } from '../user-text.tsx'
import { writtenDesk } from '../write/desk.tsx'
import './shown.tsx'
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
  return correctAnswers.map((text) => [text, toleranceOf(number), number?.unit?.is].filter(Boolean).join(' '))
}

/** Of the number itself, if it is relative: in per cent, or a factor. */
function toleranceOf(number: NumberKey | undefined): string | undefined {
  if (!number?.tolerance) return undefined
  const { kind, value } = number.tolerance
  return `± ${value}${kind === 'relative' && !/[%٪]/.test(value) ? ' ×' : ''}`
}

export const numericDesk: DeskPart = {
  ...writtenDesk,
  ReviewCells: NumericCell,
  shownAnswers: numberKeys,
  keyLines: (question) => numberKeys(question).map((text) => ({ text })),
  print: { task: (question) => numericTask(studentQuestion(question)) },
}
