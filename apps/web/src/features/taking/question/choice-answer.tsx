import { optionLetter } from '@quizly/domain'
import '../../../components/quiz/bubble.css'
import '../../../components/forms/button.css'
import { answerAfterPress, isChosen } from './option-choice.ts'
import { questionId } from './question-id.ts'
import type { AnswerProps } from './question-props.ts'
import { SavedTime } from './saved-time.tsx'

/** The options of a question, one or several of which can be chosen. */
export function ChoiceAnswer({ question, number, attempt, selected, isLocked }: AnswerProps) {
  const id = questionId(number)
  const isSingle = question.type === 'single'
  function clear() {
    attempt.answer(question._id, null)
    document.getElementById(id)?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className="q__kind">
        <span id={`${id}-kind`}>{isSingle ? 'Choose one answer' : 'Choose all that apply'}</span>
        <SavedTime question={question} attempt={attempt} />
        {isSingle && selected !== null && !isLocked && (
          <button className="linkish" type="button" onClick={clear}>
            Clear answer<span className="vh"> to question {number}</span>
          </button>
        )}
      </div>
      <div className="opts">
        {question.options.map((option, i) => (
          <label className="opt" key={option}>
            <span className="bubble-w">
              <input
                className="bubble"
                type={isSingle ? 'radio' : 'checkbox'}
                name={id}
                checked={isChosen(selected, option)}
                disabled={isLocked}
                onChange={() => attempt.answer(question._id, answerAfterPress(question, selected, option))}
              />
              <span className="bubble-l" aria-hidden="true">
                {optionLetter(i)}
              </span>
            </span>
            <span className="opt__t" dir="auto" lang={attempt.quiz.language}>
              {option}
            </span>
          </label>
        ))}
      </div>
    </>
  )
}
