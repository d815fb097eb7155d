import type { AnalysedQuestion } from '@quizly/contract'

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
  'all-right': 'Nobody missed it',
  'all-wrong': 'Nobody got it right',
  'same-rest': 'All did the same on the others',
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
