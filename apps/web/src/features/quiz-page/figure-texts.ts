import {
  questionFigures as questionWords,
  results as resultsWords,
  statistics as statisticsWords,
} from '@quizly/words/desk.ts'
import { format } from '@quizly/words/language.ts'
import type { AnalysedQuestion, QuizAnalysis } from '@quizly/contract'
import { withMinus } from '../../lib/numbers/minus.ts'

type Discrimination = AnalysedQuestion['discrimination']

/** "7.3", "8": at most one digit after the point. */
export const oneDigit = (value: number) => localized(String(Math.round(value * 10) / 10))
/** "7.3", "8.0" */
export const tenths = (value: number) => localized(value.toFixed(1))
/** "0.41", "−0.30" */
export const twoDigits = (value: number) => withMinus(localized(value.toFixed(2)))
/** "61%" */
/** Sums of the same shares in another order differ in their last digits, which decide nothing. */
export const percent = (share: number) => resultsWords.percent(Math.round(Number((share * 100).toFixed(8))))

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

export function describeReliability({ attempts, reliability }: QuizAnalysis): string {
  if (attempts < enoughAnswers) return statisticsWords.tooFew(enoughAnswers)
  if (!reliability) return statisticsWords.reliability.none
  const { low, high } = reliability.interval
  if (low >= reliable) return statisticsWords.reliability.high
  return high < reliable ? statisticsWords.reliability.low : statisticsWords.reliability.fair
}
