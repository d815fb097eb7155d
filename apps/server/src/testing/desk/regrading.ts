import { type CallBodyInput, previewRemarking, remarkQuestion, undoRemarking } from '@quizly/contract'
import type { SeededQuiz, SeededUser } from '../seed.ts'
import type { TestApp } from '../test-app.ts'

export type Change = Omit<CallBodyInput<typeof remarkQuestion>, 'questionId' | 'baseRevision' | 'reason'>

/** Calls that regrade the question at a place of a quiz, by default the first. */
export function regradingCalls(app: () => TestApp) {
  const bodyOf = (quiz: SeededQuiz, change: Change, baseRevision: number, index: number) => ({
    questionId: quiz.questions[index]?._id ?? '',
    baseRevision,
    ...change,
  })
  return {
    regrade: ({ token }: SeededUser, quiz: SeededQuiz, change: Change, baseRevision = 1, index = 0) =>
      app().call(remarkQuestion, {
        token,
        params: { quizId: quiz._id },
        body: { ...bodyOf(quiz, change, baseRevision, index), reason: 'The key was wrong' },
      }),
    preview: ({ token }: SeededUser, quiz: SeededQuiz, change: Change, baseRevision = 1, index = 0) =>
      app().call(previewRemarking, {
        token,
        params: { quizId: quiz._id },
        body: bodyOf(quiz, change, baseRevision, index),
      }),
    undo: (
      { token }: SeededUser,
      quiz: SeededQuiz,
      remarkingId: string,
      baseRevision: number,
      more: { overEdits?: boolean } = {},
    ) =>
      app().call(undoRemarking, {
        token,
        params: { quizId: quiz._id, remarkingId },
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
