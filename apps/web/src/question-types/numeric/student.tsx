import type { NumberForm, StudentQuestion } from '@quizly/domain'
import type { AnswerProps, StudentPart } from '../parts.ts'
import './numeric.css'
import { readAs } from './read-as.ts'
import './shown.tsx'
import { numericTask } from './task.ts'

const longestAnswer = 100
const formOf = ({ number = { decimal: '.' } }: StudentQuestion): NumberForm => number

function NumericAnswer({ question, id, selected, isLocked, write, flush }: AnswerProps) {
  const text = typeof selected === 'string' ? selected : ''
  return (
    <div className="numeric">
      <input
        className="input"
        aria-labelledby={`${id}-text`}
        aria-describedby={`${id}-kind ${id}-read`}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestAnswer}
        disabled={isLocked}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={flush}
      />
      <output className="hint" id={`${id}-read`}>
        <bdi>{readAs(text, formOf(question))}</bdi>
      </output>
    </div>
  )
}

export const part: StudentPart = { Answer: NumericAnswer, task: numericTask }
