import type { Problem } from '../problem.ts'
import { limits } from '../question/limits.ts'
import type { QuestionContent } from '../question/question.ts'
import { isBlank } from '../question/visible-text.ts'
import { givenAnswers, hasSameTexts, markAnswerSet } from './answer-set.ts'
import { outcomeOf } from './outcome.ts'
import type { TypeRules } from './type-rules.ts'

/** The student types the answer. There are no options, and `correctAnswers` holds one text. */
export const write: TypeRules = {
  answer: 'text',
  takesSeveral: false,
  possibleRules: [],
  blank: () => ({ options: [], correctAnswers: [] }),
  problems,
  mark: (selected) => {
    const given = givenAnswers(selected)
    return (question) => outcomeOf(markAnswerSet(question, given))
  },
  markAgain: () => undefined,
  isSameKey: hasSameTexts,
  carry: (_before, _after, selected) => selected,
}

function problems({ correctAnswers, options }: QuestionContent, index: number): Problem[] {
  const path = `questions.${index}.correctAnswers`
  const question = index + 1
  const [answer = ''] = correctAnswers
  if (isBlank(answer)) {
    return [{ path, code: 'no-written-answer', params: { question } }]
  }
  if (correctAnswers.length > 1) {
    return [{ path, code: 'several-written-answers', params: { question } }]
  }
  if (options.length > 0) {
    return [{ path: `questions.${index}.options`, code: 'options-on-written', params: { question } }]
  }
  const most = limits.optionLength
  return answer.length > most ? [{ path, code: 'answer-too-long', params: { question, most } }] : []
}
