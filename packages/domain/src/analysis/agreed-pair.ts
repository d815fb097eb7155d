import { optionLetter } from '../questions/option-letter.ts'
import type { Question } from '../questions/question.ts'
import { comparableAnswer } from '../questions/text/comparable-answer.ts'
import { partnersIn } from '../questions/registry.ts'
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
  const [best, worst] = countThirds(item, thirdOf, {
    prompts: question.options.length,
    partners: partners.length,
  })
  for (const index of question.options.keys()) {
    const right = new Set(keys.map((key) => comparableAnswer(key[index] ?? '')))
    for (const [letter, partner] of partners.entries()) {
      if (right.has(comparableAnswer(partner))) continue
      const at = index * partners.length + letter
      const [inBest, inWorst] = [best.counts[at] ?? 0, worst.counts[at] ?? 0]
      const isAgreed = inBest >= fewestAgreeing && inBest * of >= best.attempts * most
      const isMoreThanWorst = inBest * worst.attempts > inWorst * best.attempts
      if (isAgreed && isMoreThanWorst) return { prompt: index + 1, partner }
    }
  }
  return undefined
}

type Sizes = { prompts: number; partners: number }
const firstLetter = optionLetter(0).charCodeAt(0)

/** In the best and the worst third, how often each partner was chosen for each prompt. */
function countThirds({ details }: ItemOutcomes, thirdOf: ThirdOf, { prompts, partners }: Sizes) {
  const none = () => ({ attempts: 0, counts: new Uint32Array(prompts * partners) })
  const found = { best: none(), worst: none() }
  for (let attempt = 0; attempt < details.length; attempt += 1) {
    const third = thirdOf(attempt)
    if (third === 'middle') continue
    const { counts } = found[third]
    found[third].attempts += 1
    const letters = details[attempt] ?? ''
    for (let index = 0; index < letters.length; index += 1) {
      const letter = letters.charCodeAt(index) - firstLetter
      if (letter >= 0 && letter < partners)
        counts[index * partners + letter] = (counts[index * partners + letter] ?? 0) + 1
    }
  }
  return [found.best, found.worst] as const
}
