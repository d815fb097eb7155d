import { format } from '@quizly/words/language.ts'
import type { NumberForm, StudentQuestion } from '@quizly/domain'
import { Fragment } from 'react'
import type { AnswerProps, StudentPart } from '../parts.ts'
import './numeric.css'
import { readAs } from './read-as.ts'
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

/** Correct numbers have the unit that was asked for; what a student wrote says its own. */
const withUnit: StudentPart['showAnswer'] = ({ correctAnswers, number }, texts, lang) => {
  const unit = texts === correctAnswers && number && 'unit' in number && number.unit
  if (!unit) return undefined
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && format.comma}
      <bdi lang={lang}>
        {text} {unit.is}
      </bdi>
    </Fragment>
  ))
}

export const numericPart: StudentPart = { Answer: NumericAnswer, showAnswer: withUnit, task: numericTask }
