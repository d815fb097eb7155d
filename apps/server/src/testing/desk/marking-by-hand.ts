import {
  type AttemptForOwner,
  type CallBodyInput,
  getResult,
  getTimeline,
  markByHand,
} from '@quizly/contract'
import { insertRole } from '../../features/quizzes/roles.repository.ts'
import { rightAnswers } from '../sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../seed.ts'
import { submitAnswers } from '../taking.ts'
import type { TestApp } from '../test-app.ts'

/** Ada's quiz, which Mia may mark and Ben can take. */
export type HandFixture = { t: TestApp; ada: SeededUser; mia: SeededUser; ben: SeededUser; quiz: SeededQuiz }

export async function seedHandFixture(t: TestApp): Promise<HandFixture> {
  const { users, quizzes } = await t.seed({
    users: {
      ada: { role: 'admin', name: 'Ada' },
      mia: { role: 'admin', name: 'Mia' },
      ben: { name: 'Ben' },
    },
    quizzes: { quiz: { owner: 'ada', timeLimit: 10 } },
  })
  const { quiz } = quizzes
  await insertRole(t.store.db, { quizId: quiz._id, userId: users.mia._id, role: 'marker' }, t.clock.now())
  return { t, ...users, quiz }
}

export type RequestedMark = Partial<CallBodyInput<typeof markByHand>>

/** Calls for marking by hand what Ben has answered; unless asked otherwise, his first answer counts as right. */
export function byHandCalls(fixture: () => HandFixture) {
  const params = () => ({ quizId: fixture().quiz._id })
  const questionId = (index: number) => fixture().quiz.questions[index]?._id ?? ''
  const own = () => {
    const { ben } = fixture()
    return { token: ben.token, params: params(), query: { userId: ben._id } }
  }
  const look = async (educator = fixture().ada) =>
    (await fixture().t.call(getTimeline, { ...own(), token: educator.token })).body as AttemptForOwner
  return {
    params,
    questionId,
    own,
    look,
    /** Ben answers London, which is wrong, and all else right; a minute passes. */
    submitted: async () => {
      const { t, ben, quiz } = fixture()
      const [, ...others] = rightAnswers(quiz.questions)
      const city = { questionId: questionId(0), selectedOption: 'London' }
      await submitAnswers(t, ben, quiz, [city, ...others])
      t.clock.advance(60_000)
      return look()
    },
    mark: ({ token }: SeededUser, attempt: AttemptForOwner, requested: RequestedMark = {}) => {
      const plain = { questionId: questionId(0), verdict: 'correct', reason: 'He said it aloud' } as const
      const body = { ...plain, baseVersion: attempt.version, ...requested }
      const input = { token, params: { ...params(), attemptId: attempt.result._id }, body }
      return fixture().t.call(markByHand, input)
    },
    scoreOf: ({ result }: AttemptForOwner) => `${result.score}/${result.totalQuestions}`,
    resultOfBen: async () => (await fixture().t.call(getResult, own())).body,
  }
}
