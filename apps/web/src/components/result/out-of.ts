import { result as resultWords } from '@quizly/words/student.ts'
import type { ShownScore } from '@quizly/domain'
import { weightedView } from '../quiz/load-weighted.ts'

/** Stands after a score: “out of 12”, in a weighted quiz “out of 12 points”. */
export const outOfTotal = ({ totalQuestions, maxScore }: Omit<ShownScore, 'score'>) =>
  weightedView(maxScore)?.outOf(maxScore ?? 0) ?? resultWords.outOf(totalQuestions)
