import { isSkipped } from '@quizly/domain'
import { type KeyboardEvent, memo } from 'react'
import { optionOfKey } from './answer-keys.ts'
import { ChoiceAnswer } from './choice-answer.tsx'
import { answerAfterPress } from './option-choice.ts'
import { questionId } from './question-id.ts'
import type { QuestionProps } from './question-props.ts'
import './question.css'
import { useAnswer } from './use-answer.ts'
import { WrittenAnswer } from './written-answer.tsx'

/** One question. A change of another's answer does not draw it again. */
export const Question = memo(function Question(props: QuestionProps) {
  const { question, number, attempt, isLocked } = props
  const selected = useAnswer(attempt.answers, question._id)
  const isAnswered = !isSkipped(selected)
  const id = questionId(number)

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    if (isLocked || event.target instanceof HTMLTextAreaElement) return
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const pressed = optionOfKey(event.nativeEvent, question.options.length)
    const option = pressed === undefined ? undefined : question.options[pressed]
    if (option !== undefined) attempt.answer(question._id, answerAfterPress(question, selected, option))
    const goal = pressed ?? (question.type === 'multiple' ? neighbourOfKey(event, inputs) : undefined)
    if (goal === undefined) return
    event.preventDefault()
    inputs[goal]?.focus()
  }

  const isWritten = question.type === 'write'
  const Answer = isWritten ? WrittenAnswer : ChoiceAnswer
  // The name of the field for a written answer is the question already, which nobody wants to hear twice.
  const group = !isWritten && {
    role: question.type === 'single' ? 'radiogroup' : 'group',
    'aria-labelledby': `${id}-text`,
    'aria-describedby': `${id}-kind`,
  }
  return (
    <div className={isAnswered ? 'q is-answered' : 'q'} id={id} {...group} tabIndex={-1} onKeyDown={pressKey}>
      <p className="q__no" aria-hidden="true">
        <b>{number}</b>
        <span className="q__of">of {attempt.questions.length}</span>
        <span className="q__state">{isAnswered ? 'Answered' : 'Not answered'}</span>
      </p>
      <div>
        <h2 className="q__text" id={`${id}-text`}>
          <span className="vh">Question {number}: </span>
          <span className="q__words" dir="auto" lang={attempt.quiz.language}>
            {question.text}
          </span>
        </h2>
        <Answer {...props} selected={selected} />
      </div>
    </div>
  )
})

/** Arrow keys move between checkboxes, as the browser moves between radio buttons. */
function neighbourOfKey({ key, target }: KeyboardEvent, inputs: readonly EventTarget[]): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  const place = inputs.indexOf(target)
  if (step === undefined || place === -1) return undefined
  return (place + step + inputs.length) % inputs.length
}
