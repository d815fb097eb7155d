import { type CallBodyInput, previewRegrade, regradeQuestion, undoRegrade } from '@quizly/contract'
import type { SeededQuiz, SeededUser } from '../seed.ts'
import type { TestApp } from '../test-app.ts'

export type Change = Omit<CallBodyInput<typeof regradeQuestion>, 'questionId' | 'baseRevision' | 'reason'>

/** Calls that regrade the question at a place of a quiz, by default the first. */
export function regradingCalls(app: () => TestApp) {
  const bodyOf = (quiz: SeededQuiz, change: Change, baseRevision: number, index: number) => ({
    questionId: quiz.questions[index]?._id ?? '',
    baseRevision,
    ...change,
  })
  return {
    regrade: ({ token }: SeededUser, quiz: SeededQuiz, change: Change, baseRevision = 1, index = 0) =>
      app().call(regradeQuestion, {
        token,
        params: { quizId: quiz._id },
        body: { ...bodyOf(quiz, change, baseRevision, index), reason: 'The key was wrong' },
      }),
    preview: ({ token }: SeededUser, quiz: SeededQuiz, change: Change, baseRevision = 1, index = 0) =>
      app().call(previewRegrade, {
        token,
        params: { quizId: quiz._id },
        body: bodyOf(quiz, change, baseRevision, index),
      }),
    undo: (
      { token }: SeededUser,
      quiz: SeededQuiz,
      regradeId: string,
      baseRevision: number,
      more: { overEdits?: boolean } = {},
    ) =>
      app().call(undoRegrade, {
        token,
        params: { quizId: quiz._id, remarkingId: regradeId },
        body: { baseRevision, ...more },
      }),
    /** The marks of all attempts. */
    readMarks: () =>
      app()
        .store.db.selectFrom('attempts')
        .select(['id', 'quiz_id', 'outcomes', 'score', 'total_questions'])
        .orderBy('id')
        .execute(),
  }
}
