import type { Problem } from '../../problem.ts'
import { comparableAnswer } from '../text/comparable-answer.ts'
import { lenientAnswer } from '../text/lenient-answer.ts'
import { isBlank } from '../text/visible-text.ts'
import type { UncheckedQuestion } from '../question.ts'
import { gapLimits } from './gap-fields.ts'
import { gapsIn } from './gap-text.ts'

/** What is wrong with the gaps of a text, each told at its gap. */
export function gapProblems(question: UncheckedQuestion, index: number): Problem[] {
  const { text, format, options, correctAnswers, gaps = [] } = question
  const path = `questions.${index}`
  if (isBlank(text)) return []
  if (options.length > 0) {
    return [{ path: `${path}.options`, code: 'options-on-written', params: { question: index + 1 } }]
  }
  const marked = gapsIn(text, format)
  const count = Math.max(correctAnswers.length, gaps.length, ...marked)
  if (count === 0) return [{ path: `${path}.text`, code: 'no-gaps' }]
  if (count > gapLimits.gaps || marked.length > gapLimits.gaps) {
    return [{ path: `${path}.text`, code: 'too-many-gaps', params: { most: gapLimits.gaps } }]
  }
  const twice = marked.find((number, i) => marked.indexOf(number) < i)
  if (twice !== undefined) return [{ path: `${path}.text`, code: 'gap-twice', params: { gap: twice } }]
  const isInOrder = marked.every((number, i) => number > (marked[i - 1] ?? 0))
  if (!isInOrder) return [{ path: `${path}.text`, code: 'gaps-out-of-order' }]
  return Array.from({ length: count }, (_, i) =>
    marked.includes(i + 1)
      ? problemsOfGap(question, i, path)
      : [{ path: `${path}.correctAnswers.${i}`, code: 'gap-not-in-text' as const, params: { gap: i + 1 } }],
  ).flat()
}

function problemsOfGap(
  { correctAnswers, gaps = [], lenient }: UncheckedQuestion,
  index: number,
  path: string,
): Problem[] {
  const { choices, accepted = [] } = gaps[index] ?? {}
  const [gap, answer] = [index + 1, correctAnswers[index] ?? '']
  const ofAnswer = `${path}.correctAnswers.${index}`
  const ofGap = `${path}.gaps.${index}`
  const most = gapLimits.text
  if (!choices) {
    if (isBlank(answer)) return [{ path: ofAnswer, code: 'gap-without-answer', params: { gap } }]
    if (answer.length > most) return [{ path: ofAnswer, code: 'gap-text-too-long', params: { gap, most } }]
    const formOf = lenient ? lenientAnswer : comparableAnswer
    return listProblems(accepted, { gap, at: `${ofGap}.accepted`, formOf, known: [answer] })
  }
  const filled = choices.filter((choice) => !isBlank(choice))
  const least = gapLimits.choicesMin
  if (filled.length < least) {
    return [{ path: `${ofGap}.choices`, code: 'too-few-gap-choices', params: { gap, least } }]
  }
  if (filled.length > gapLimits.choicesMax) {
    const params = { gap, most: gapLimits.choicesMax }
    return [{ path: `${ofGap}.choices`, code: 'too-many-gap-choices', params }]
  }
  const form = comparableAnswer(answer)
  const isChoice = form !== '' && filled.some((choice) => comparableAnswer(choice) === form)
  return [
    ...(isChoice ? [] : [{ path: ofAnswer, code: 'gap-choice-missing' as const, params: { gap } }]),
    ...listProblems(choices, { gap, at: `${ofGap}.choices`, formOf: comparableAnswer, known: [] }),
  ]
}

type ListOfGap = { gap: number; at: string; formOf: (text: string) => string; known: readonly string[] }

/** Of further accepted texts or of choices. A blank one is none. */
function listProblems(texts: readonly string[], { gap, at, formOf, known }: ListOfGap): Problem[] {
  if (texts.filter((text) => !isBlank(text)).length + known.length > gapLimits.accepted) {
    return [{ path: at, code: 'too-many-gap-answers', params: { gap, most: gapLimits.accepted } }]
  }
  const forms = new Set(known.map(formOf))
  return texts.flatMap((text, index): Problem[] => {
    if (isBlank(text)) return []
    const path = `${at}.${index}`
    if (text.length > gapLimits.text) {
      return [{ path, code: 'gap-text-too-long', params: { gap, most: gapLimits.text } }]
    }
    const form = formOf(text)
    if (forms.has(form)) return [{ path, code: 'gap-text-twice', params: { gap, text } }]
    forms.add(form)
    return []
  })
}
