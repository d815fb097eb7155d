import { optionLetter } from '@quizly/domain'
import '../../components/quiz/bubble.css'
import { shownText } from '../../components/quiz/shown-text.ts'
import { isChosen } from './option-choice.ts'
import type { AnswerProps } from '../parts.ts'

export function ChoiceAnswer({ question, id, language, selected, choose, isLocked, input }: AnswerProps) {
  return (
    <div className="opts">
      {question.options.map((option, i) => (
        <label className="opt" key={option}>
          <span className="bubble-w">
            <input
              className="bubble"
              type={input}
              name={id}
              checked={isChosen(selected, option)}
              disabled={isLocked}
              onChange={() => choose(i)}
            />
            <span className="bubble-l" aria-hidden="true">
              {optionLetter(i)}
            </span>
          </span>
          <span className="opt__t" dir="auto" lang={language ?? 'en'}>
            {shownText(question, option)}
          </span>
        </label>
      ))}
    </div>
  )
}
