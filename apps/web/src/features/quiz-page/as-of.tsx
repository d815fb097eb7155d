import { loadedQuiz as loadedQuizWords } from '@quizly/words/desk.ts'
import { clockTime } from '../../lib/dates.ts'

/** Of what moment the figures are, if they come from a copy of the data that is behind. */
export const AsOf = ({ asOf }: { asOf: string | undefined }) =>
  asOf === undefined ? null : <p className="muted sm">{loadedQuizWords.asOf(clockTime(asOf))}</p>
