import { result as resultWords } from '@quizly/words/student.ts'
import { format } from '@quizly/words/language.ts'
import type { ShownScore } from '@quizly/domain'

/** “7.5 / 12”: of the points of a weighted quiz, otherwise of the number of questions. “4 + ? of 15” while points are open. */
export const scoreText = ({ score, totalQuestions, maxScore = totalQuestions, waiting = 0 }: ShownScore) =>
  waiting > 0
    ? resultWords.openScore(score, maxScore)
    : `${format.number(score)} / ${format.number(maxScore)}`
