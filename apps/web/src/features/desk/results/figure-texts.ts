import type { AnalysedQuestion, QuizAnalysis } from '@quizly/contract'

type Discrimination = AnalysedQuestion['discrimination']

/** "7.3", "8": at most one digit after the point. */
export const oneDigit = (value: number) => String(Math.round(value * 10) / 10)
/** "0.41", "−0.30" */
export const twoDigits = (value: number) => value.toFixed(2).replace('-', '−')
/** "61%" */
export const percent = (share: number) => `${Math.round(share * 100)}%`

/** "13:30", "1:02:05": a duration in ms. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const parts = hours > 0 ? [hours, String(minutes).padStart(2, '0')] : [minutes]
  return [...parts, String(seconds % 60).padStart(2, '0')].join(':')
}

const whyNone = {
  'all-right': 'All correct',
  'all-wrong': 'None correct',
  'same-rest': 'Same points on the rest',
  'too-few': 'Too few to tell',
}
const levels = { good: 'Good', fair: 'Fair', weak: 'Weak', negative: 'Negative' }

/** What a discrimination is called, or why there is none. */
export function discriminationWord(discrimination: Discrimination): string {
  return 'why' in discrimination ? whyNone[discrimination.why] : levels[discrimination.level]
}

/** What questions are sorted by; null where it cannot be said. */
export function discriminationValue(discrimination: Discrimination): number | null {
  return 'why' in discrimination ? null : discrimination.value
}

const enoughAnswers = 30
/** From here on a score is usually taken to be good enough for decisions about a class. */
const reliable = 0.7

export function describeReliability({ attempts, reliability }: QuizAnalysis): string {
  if (attempts < enoughAnswers) {
    return `Too few answers to tell how reliable the scores are: at least ${enoughAnswers} are needed.`
  }
  if (!reliability) return 'Reliability: the scores do not tell students apart.'
  const { low, high } = reliability.interval
  if (low >= reliable) return 'Reliability: high. A similar quiz would rank students much the same.'
  if (high < reliable)
    return 'Reliability: low. A similar quiz could rank students differently; more questions help.'
  return 'Reliability: fair. A similar quiz would rank most students the same; take small differences with care.'
}
