import { format } from '@quizly/words/language.ts'
import type { ShownScore } from '@quizly/domain'

/** “7.5 / 12”: of the points of a weighted quiz, otherwise of the number of questions. */
export const scoreText = ({ score, totalQuestions, maxScore = totalQuestions }: ShownScore) =>
  `${format.number(score)} / ${format.number(maxScore)}`
