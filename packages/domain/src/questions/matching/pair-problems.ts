import type { Problem } from '../../problem.ts'
import { comparableAnswer } from '../text/comparable-answer.ts'
import { limits } from '../limits.ts'
import type { UncheckedQuestion } from '../question.ts'
import { isBlank } from '../text/visible-text.ts'
import { repeatedPlace } from '../list-answer.ts'
import { partnersOf } from './partners.ts'

/** What is wrong with prompts, partners and distractors. A blank distractor is none. */
export function pairProblems(question: UncheckedQuestion, index: number): Problem[] {
  const path = `questions.${index}`
  const ofPrompts = promptProblems(question.options, path)
  if (ofPrompts.length > 0) return ofPrompts
  const ofPartners = partnerProblems(question, path)
  if (ofPartners.length > 0) return ofPartners
  const ofDistractors = distractorProblems(question, path)
  if (ofDistractors.length > 0) return ofDistractors
  return partnersOf(question).length < 2 ? [{ path: `${path}.correctAnswers`, code: 'one-partner' }] : []
}

function promptProblems(prompts: readonly string[], path: string): Problem[] {
  const at = (index: number) => `${path}.options.${index}`
  if (prompts.length < limits.itemsMin) {
    return [{ path: `${path}.options`, code: 'too-few-prompts', params: { least: limits.itemsMin } }]
  }
  if (prompts.length > limits.itemsMax) {
    return [{ path: `${path}.options`, code: 'too-many-prompts', params: { most: limits.itemsMax } }]
  }
  const blank = prompts.findIndex(isBlank)
  if (blank >= 0) return [{ path: at(blank), code: 'prompt-empty', params: { prompt: blank + 1 } }]
  const again = repeatedPlace(prompts)
  if (again) {
    const params = { prompt: again.index + 1, first: again.first + 1 }
    return [{ path: at(again.index), code: 'prompt-repeated', params }]
  }
  const most = limits.optionLength
  const long = prompts.findIndex(({ length }) => length > most)
  return long < 0 ? [] : [{ path: at(long), code: 'prompt-too-long', params: { prompt: long + 1, most } }]
}

function partnerProblems({ options, correctAnswers }: UncheckedQuestion, path: string): Problem[] {
  const at = (index: number) => `${path}.correctAnswers.${index}`
  if (correctAnswers.length > options.length) {
    return [{ path: `${path}.correctAnswers`, code: 'more-partners-than-prompts' }]
  }
  const missing = options.findIndex((_, index) => isBlank(correctAnswers[index] ?? ''))
  if (missing >= 0) return [{ path: at(missing), code: 'partner-missing', params: { prompt: missing + 1 } }]
  const most = limits.optionLength
  const long = correctAnswers.findIndex(({ length }) => length > most)
  return long < 0 ? [] : [{ path: at(long), code: 'partner-too-long', params: { prompt: long + 1, most } }]
}

function distractorProblems(
  { correctAnswers, distractors = [] }: UncheckedQuestion,
  path: string,
): Problem[] {
  const most = limits.distractorsMax
  if (distractors.filter((text) => !isBlank(text)).length > most) {
    return [{ path: `${path}.distractors`, code: 'too-many-distractors', params: { most } }]
  }
  const longest = limits.optionLength
  const forms = distractors.map(comparableAnswer)
  const partners = new Set(correctAnswers.map(comparableAnswer))
  return distractors.flatMap((text, index): Problem[] => {
    const form = forms[index] ?? ''
    const at = { path: `${path}.distractors.${index}` }
    if (form === '') return []
    if (text.length > longest) {
      return [{ ...at, code: 'distractor-too-long', params: { distractor: index + 1, most: longest } }]
    }
    if (partners.has(form)) return [{ ...at, code: 'already-a-partner', params: { text } }]
    return forms.indexOf(form) < index ? [{ ...at, code: 'already-a-distractor', params: { text } }] : []
  })
}
