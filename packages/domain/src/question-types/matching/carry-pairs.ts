import { comparableAnswer } from '../../question/comparable-answer.ts'
import type { SelectedOption } from '../../question/selected-option.ts'
import type { Question } from '../../question/question.ts'
import { partnersOf } from './partners.ts'

/**
 * An answer follows its prompt: by the prompt's text, or by its place where that text was corrected. A partner whose text
 * was corrected is followed too. What was chosen for a prompt that is gone is lost.
 */
export function carryPairs(before: Question, after: Question, selected: SelectedOption): SelectedOption {
  if (!Array.isArray(selected) || before.type !== after.type) return selected
  const sources = sourcesOf(before.options, after.options)
  const isInPlace = before.options.length === after.options.length && sources.every((from, to) => from === to)
  const moved = isInPlace ? selected : sources.map((from) => selected[from] ?? '')
  const corrected = correctedPartners(before, after, sources)
  return moved.map((text) => corrected.get(comparableAnswer(text)) ?? text)
}

/** For each prompt after a change the place where it stood before; −1 for a new one. */
function sourcesOf(before: readonly string[], after: readonly string[]): number[] {
  const [were, are] = [before, after].map((prompts) => prompts.map(comparableAnswer)) as [string[], string[]]
  return are.map((prompt, place) => {
    const same = were.indexOf(prompt)
    if (same >= 0) return same
    const there = were[place]
    return there !== undefined && !are.includes(there) ? place : -1
  })
}

/** What partners are called now, by the normal form of what they were called. */
function correctedPartners(
  before: Question,
  after: Question,
  sources: readonly number[],
): ReadonlyMap<string, string> {
  const [were, are] = [before, after].map(
    (question) => new Set(partnersOf(question).map(comparableAnswer)),
  ) as [Set<string>, Set<string>]
  const pairs = [
    ...after.correctAnswers.map((now, place) => [before.correctAnswers[sources[place] ?? -1], now] as const),
    ...(after.distractors ?? []).map((now, place) => [before.distractors?.[place], now] as const),
  ]
  const corrected = new Map<string, string>()
  for (const [text, now] of pairs) {
    const was = comparableAnswer(text ?? '')
    const isCorrected = was !== '' && !are.has(was) && !were.has(comparableAnswer(now))
    if (isCorrected && !corrected.has(was)) corrected.set(was, now)
  }
  return corrected
}
