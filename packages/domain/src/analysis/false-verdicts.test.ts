import { expect, test } from 'vitest'
import type { Question } from '../questions/question.ts'
import { analyseItems, type ItemAnalysis } from './item-analysis.ts'
import { type Random, seededRandom } from '../random.ts'
import { outcomesIn } from '../questions/outcome-testing.ts'

const quizzes = 200
const [students, questions] = [25, 10]
const options = ['one', 'two', 'three', 'four']
const allQuestions = Array.from({ length: questions }, (_, i): Question => ({
  _id: `q${i}`,
  text: '?',
  type: 'single',
  options,
  correctAnswers: ['one'],
}))

/** A student answers A, the right option, with this probability, and else B, C or D. */
const answer = (random: Random, probability: number) =>
  random() < probability ? '+A' : `-${'BCD'.charAt(Math.floor(random() * 3))}`

/** What is said of the first question in simulated quizzes; it is answered rightly with the probability that `chance` gives. */
async function simulate(chance: (ability: number, question: number) => number): Promise<ItemAnalysis[][]> {
  const random = seededRandom(2_027)
  const analysed: ItemAnalysis[][] = []
  for (let quiz = 0; quiz < quizzes; quiz += 1) {
    const outcomes = Array.from({ length: students }, () => {
      const ability = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
      return outcomesIn(allQuestions.map((_, question) => answer(random, chance(ability, question))).join(''))
    })
    const analysis = await analyseItems(allQuestions, outcomes, () => Promise.resolve())
    analysed.push((analysis?.items ?? []).filter((item) => item !== undefined))
  }
  return analysed
}

const isAccused = ({ discrimination, suspectedKey }: ItemAnalysis) =>
  suspectedKey !== undefined || ('level' in discrimination && discrimination.level === 'negative')
const shareOf = (analysed: ItemAnalysis[][], isMeant: (items: ItemAnalysis[]) => boolean) =>
  analysed.filter(isMeant).length / analysed.length
const isFirstAccused = (items: ItemAnalysis[]) => items.slice(0, 1).some(isAccused)
/** The probability of the right answer to a question that tells students apart well. */
const related = (ability: number) => 1 / (1 + Math.exp(-1.7 * ability))

test('an unrelated question is called negative, or its key wrong, in at most 5 % of quizzes', async () => {
  const analysed = await simulate((ability, question) => (question === 0 ? 0.5 : related(ability)))
  expect(shareOf(analysed, isFirstAccused)).toBeLessThanOrEqual(0.05)
})

test('of ten unrelated questions one is called negative, or its key wrong, in at most 5 % of quizzes', async () => {
  const analysed = await simulate(() => 0.5)
  expect(shareOf(analysed, (items) => items.some(isAccused))).toBeLessThanOrEqual(0.05)
})

test('of very easy questions one is called negative, or its key wrong, in at most 5 % of quizzes', async () => {
  const analysed = await simulate(() => 0.9)
  expect(shareOf(analysed, (items) => items.some(isAccused))).toBeLessThanOrEqual(0.05)
})

test('a wrong key is found in most quizzes', async () => {
  const reversed = (ability: number, question: number) =>
    question === 0 ? 0.9 * (1 - related(1.5 * ability)) : related(ability)
  expect(shareOf(await simulate(reversed), isFirstAccused)).toBeGreaterThan(0.5)
})
