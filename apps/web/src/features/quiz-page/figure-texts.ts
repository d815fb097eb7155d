import {
  questionFigures as questionWords,
  results as resultsWords,
  statistics as statisticsWords,
} from '@quizly/words/desk.ts'
import { format } from '@quizly/words/language.ts'
import type { AnalysedQuestion, QuizAnalysis } from '@quizly/contract'
import { scoreText } from '../../lib/scores.ts'
import { withMinus } from '../../lib/numbers/minus.ts'

type Discrimination = AnalysedQuestion['discrimination']

/** "7.3", "8": at most one digit after the point. */
export const oneDigit = (value: number) => localized(String(toTenths(value)))

/** Sums of the same numbers in another order differ in their last digits, which decide nothing. */
const rounded = (value: number) => Math.round(Number(value.toFixed(8)))
const toTenths = (value: number) => rounded(value * 10) / 10

/** "7.3 / 12", "4.2 + ? of 15" while answers wait for a person: what a class has on average, as one result is written. */
export const averageText = ({
  averageScore,
  averageOutOf,
  waiting,
}: {
  averageScore: number
  averageOutOf: number
  waiting?: number | undefined
}) => scoreText({ score: toTenths(averageScore), totalQuestions: averageOutOf, waiting })
/** "0.41", "−0.30" */
export const twoDigits = (value: number) => withMinus(localized(value.toFixed(2)))
/** "61%" */
export const percent = (share: number) => resultsWords.percent(rounded(share * 100))

const localized = (value: string) => value.replace('.', format.decimalMark)

/** "13:30", "1:02:05": a duration in ms. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const parts = hours > 0 ? [hours, String(minutes).padStart(2, '0')] : [minutes]
  return [...parts, String(seconds % 60).padStart(2, '0')].join(':')
}

/** What a discrimination is called, or why there is none. */
export function discriminationWord(discrimination: Discrimination): string {
  return 'why' in discrimination
    ? questionWords.whyNoDiscrimination[discrimination.why]
    : questionWords.discriminations[discrimination.level]
}

/** What questions are sorted by; null where it cannot be said. */
export function discriminationValue(discrimination: Discrimination): number | null {
  return 'why' in discrimination ? null : discrimination.value
}

const enoughAnswers = 30
/** From here on a score is usually taken to be good enough for decisions about a class. */
const reliable = 0.7

export function describeReliability({ attempts, reliability, questions }: QuizAnalysis): string {
  if (questions.some(({ question }) => question.slot)) return statisticsWords.reliability.drawn
  if (attempts < enoughAnswers) return statisticsWords.tooFew(enoughAnswers)
  if (!reliability) return statisticsWords.reliability.none
  const { low, high } = reliability.interval
  if (low >= reliable) return statisticsWords.reliability.high
  return high < reliable ? statisticsWords.reliability.low : statisticsWords.reliability.fair
}
