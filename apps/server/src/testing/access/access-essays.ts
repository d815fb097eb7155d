import { hashOfAnswer } from '../../db/attempts/stored-draft-marks.ts'
import { essayAnswer } from './access-attempts.ts'
import type { Things } from './access-fixture.ts'

export const byEssays = ({ essayQuizId }: Things) => ({ params: { quizId: essayQuizId } })
export const byEssayQuestion = ({ essayQuizId, essayQuestionId }: Things) => ({
  params: { quizId: essayQuizId, questionId: essayQuestionId },
})
export const byEssayAnswer = ({ essayQuizId, essayQuestionId, essayHandle }: Things) => ({
  params: { quizId: essayQuizId, questionId: essayQuestionId, answer: essayHandle },
})
const note = { baseVersion: 0, hash: hashOfAnswer(essayAnswer), items: [], adjustment: 1, comment: '' }

export const toMark = ({ essayHandle, essayQuestionId }: Things) => ({
  params: { attemptId: essayHandle, questionId: essayQuestionId },
  body: note,
})
export const toSettle = ({ differingHandle, differingQuestionId }: Things) => ({
  params: { attemptId: differingHandle, questionId: differingQuestionId },
  body: { ...note, seen: [1, 1] },
})
export const toMarkTogether = (things: Things) => ({
  ...byEssayQuestion(things),
  body: { attemptId: things.essayHandle, ...note },
})
export const toSet = (things: Things) => ({
  ...byEssayQuestion(things),
  body: { on: ['names'], threshold: 1 },
})
