import { format } from '@quizly/words/language.ts'
import { withMinus } from '../../lib/numbers/minus.ts'
import { twoDigits } from '../quiz-page/figure-texts.ts'

/** At most two decimals; a dash where there is nothing to say. */
export const shownPoints = (points: number | null) =>
  points === null ? '–' : withMinus(format.number(Math.round(points * 100) / 100))

export const shownTwoDigits = (value: number | undefined) => (value === undefined ? '–' : twoDigits(value))
