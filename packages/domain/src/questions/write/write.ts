import type { Problem } from '../../problem.ts'
import { limits } from '../limits.ts'
import type { UncheckedQuestion } from '../question.ts'
import { writtenFields } from './written-fields.ts'
import { isBlank } from '../text/visible-text.ts'
import { comparableAnswer } from '../text/comparable-answer.ts'
import { lenientAnswer } from '../text/lenient-answer.ts'
import {
  givenAnswers,
  hasSameTexts,
  isOneText,
  markAnyAnswer,
  markAnyAnswerLeniently,
  isOneAnswer,
} from '../answer-set.ts'
import { hopeless } from '../guess.ts'
import { outcomeOf } from '../outcome.ts'
import { defineQuestionType } from '../define-type.ts'

/** The student types the answer. There are no options, and any of `correctAnswers` is right. */
export const write = defineQuestionType<'write'>({
  fields: writtenFields,
  severalTextsSince: '0.3.0',
  answer: 'text',
  takesSeveral: false,
  possibleRules: [],
  hasForm: isOneAnswer,
  blank: () => ({ options: [], correctAnswers: [] }),
  problems,
  mark: (selected) => {
    const given = givenAnswers(selected)
    return ({ correctAnswers, lenient }) =>
      outcomeOf((lenient ? markAnyAnswerLeniently : markAnyAnswer)(correctAnswers, given))
  },
  regrade: () => undefined,
  guess: () => hopeless,
  isSameKey: (one, other) => hasSameTexts(one, other) && one.lenient === other.lenient,
  isPossibleKey: isOneText,
  carry: (_before, _after, selected) => selected,
})

function problems({ correctAnswers, options, lenient }: UncheckedQuestion, index: number): Problem[] {
  const path = `questions.${index}.correctAnswers`
  const question = index + 1
  const [answer = ''] = correctAnswers
  if (isBlank(answer)) {
    return [{ path, code: 'no-written-answer', params: { question } }]
  }
  if (options.length > 0) {
    return [{ path: `questions.${index}.options`, code: 'options-on-written', params: { question } }]
  }
  const most = limits.optionLength
  if (correctAnswers.some(({ length }) => length > most)) {
    return [{ path, code: 'answer-too-long', params: { question, most } }]
  }
  if (correctAnswers.length > limits.acceptedTexts) {
    return [{ path, code: 'too-many-accepted', params: { question } }]
  }
  return acceptedTwice(correctAnswers, path, lenient ? lenientAnswer : comparableAnswer)
}

function acceptedTwice(
  correctAnswers: readonly string[],
  path: string,
  formOf: (text: string) => string,
): Problem[] {
  const comparable = correctAnswers.map(formOf)
  const index = comparable.findIndex((text, i) => comparable.indexOf(text) < i)
  const first = correctAnswers[comparable.indexOf(comparable[index] ?? '')]
  if (first === undefined || index < 0) return []
  return [
    {
      path: `${path}.${index}`,
      code: 'accepted-twice',
      params: { text: correctAnswers[index] ?? '', first },
    },
  ]
}
