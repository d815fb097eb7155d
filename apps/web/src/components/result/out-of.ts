import { result as resultWords } from '@quizly/words/student.ts'
import type { ShownScore } from '@quizly/domain'
import { lateNow } from '../../lib/late.ts'

/** Stands after a score: “out of 12”, in a weighted quiz “out of 12 points”. */
export const outOfTotal = ({ totalQuestions, maxScore }: Omit<ShownScore, 'score'>) =>
  (maxScore && lateNow()?.outOfPoints(maxScore)) || resultWords.outOf(totalQuestions)
