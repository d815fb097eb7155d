import { optionLetter } from '../question/option-letter.ts'
import type { Question } from '../question/question.ts'
import { comparableAnswer } from '../question/comparable-answer.ts'
import { partnersIn } from '../question-types/all-types.ts'
import type { ThirdOf } from './choices.ts'
import type { ItemOutcomes } from './read-outcomes.ts'

/** A prompt, from 1, and a partner that is not its own. */
export type SuspectedPair = { prompt: number; partner: string }

/** So many of the best third agree: what one or two think, or half of them guess, says nothing of a key. */
const fewestAgreeing = 5
const [most, of] = [3, 4]

/**
 * The pair on which at least three quarters of the best third agree although the key has another partner there, and more of
 * them than of the worst third. Undefined if there is none.
 */
export function agreedPair(
  question: Question,
  item: ItemOutcomes,
  thirdOf: ThirdOf,
): SuspectedPair | undefined {
  const partners = partnersIn(question)
  if (partners.length === 0) return undefined
  const keys = [question.correctAnswers, ...(question.marking?.also ?? [])]
  for (const place of question.options.keys()) {
    const right = new Set(keys.map((key) => comparableAnswer(key[place] ?? '')))
    const wrong = partners.filter((partner) => !right.has(comparableAnswer(partner)))
    const counts = countsAt(item, thirdOf, place)
    for (const partner of wrong) {
      const letter = optionLetter(partners.indexOf(partner))
      const best = counts.best.get(letter) ?? 0
      const isAgreed = best >= fewestAgreeing && best * of >= counts.inBest * most
      const isMoreThanWorst = best * counts.inWorst > (counts.worst.get(letter) ?? 0) * counts.inBest
      if (isAgreed && isMoreThanWorst) return { prompt: place + 1, partner }
    }
  }
  return undefined
}

/** How often each letter was chosen at a prompt, in the best and the worst third. */
function countsAt({ details }: ItemOutcomes, thirdOf: ThirdOf, place: number) {
  const found = { best: new Map<string, number>(), worst: new Map<string, number>(), inBest: 0, inWorst: 0 }
  for (const [attempt, letters] of details.entries()) {
    const third = thirdOf(attempt)
    if (third === 'middle') continue
    found[third === 'best' ? 'inBest' : 'inWorst'] += 1
    const letter = letters?.charAt(place) ?? ''
    found[third].set(letter, (found[third].get(letter) ?? 0) + 1)
  }
  return found
}
