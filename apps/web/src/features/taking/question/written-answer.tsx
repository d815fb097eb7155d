import { GrowingTextArea } from '../../../components/forms/growing-text-area.tsx'
import { questionId } from './question-id.ts'
import type { AnswerProps } from './question-props.ts'

const longestAnswer = 10_000

/** The field for an answer in the student's own words. */
export function WrittenAnswer({ question, number, attempt, selected, isLocked }: AnswerProps) {
  return (
    <GrowingTextArea
      className="input"
      rows={1}
      aria-labelledby={`${questionId(number)}-text`}
      dir="auto"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longestAnswer}
      disabled={isLocked}
      value={typeof selected === 'string' ? selected : ''}
      onChange={({ target }) => attempt.answer(question._id, target.value, 'on a pause')}
      onBlur={attempt.flush}
    />
  )
}
