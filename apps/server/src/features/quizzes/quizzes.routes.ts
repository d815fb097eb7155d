import {
  createQuestions,
  createQuiz,
  finalizeQuiz,
  getQuestions,
  getQuizSettings,
  getSecretCode,
  getSpreadsheetSecretCode,
  giveOutResults,
  setAllowance,
  updateQuizSettings,
} from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { registerRoute, handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { setStudentAllowance } from './allowances/allowances.service.ts'
import { finalize, changeSettings, getSettings, releaseResults } from './settings/settings.service.ts'
import { addQuestions, addQuiz, getCurrentQuestions, type QuestionMaking } from './quizzes.service.ts'
import { newQuizzes } from '../../http/limits/new-quizzes.ts'
import { requireRole } from './roles.service.ts'

export function registerQuizzes(
  api: Api,
  { db, reports, ...making }: Pick<Store, 'db' | 'reports'> & QuestionMaking,
): void {
  handle(api, createQuiz, newQuizzes, ({ body, user, receivedAt }) =>
    addQuiz(db, making, user._id, body, receivedAt),
  )
  handle(api, createQuestions, ({ body, user, receivedAt }) =>
    addQuestions(db, making, user._id, body, receivedAt),
  )
  registerRoute(api, getQuestions, async ({ params, user }) => {
    const quiz = await requireRole(db, params.quizId, user._id, 'read')
    const revision = quiz.currentRevision ?? 0
    return { as: 'educator', body: { questions: await getCurrentQuestions(db, quiz), revision } }
  })
  for (const call of [getSecretCode, getSpreadsheetSecretCode]) {
    registerRoute(api, call, async ({ params, user }) => {
      const { secretCode } = await requireRole(db, params.quizId, user._id, 'read')
      return { as: 'educator', body: { secretCode } }
    })
  }
  handle(api, finalizeQuiz, ({ params, user, receivedAt }) =>
    finalize(db, params.quizId, user._id, receivedAt),
  )
  handle(api, getQuizSettings, ({ params, user, receivedAt }) =>
    getSettings(reports, params.quizId, user._id, receivedAt),
  )
  handle(api, updateQuizSettings, ({ params, body, user, receivedAt }) =>
    changeSettings(db, making, { ...params, userId: user._id }, body, receivedAt),
  )
  handle(api, setAllowance, ({ params, body, user, receivedAt }) =>
    setStudentAllowance(db, params.quizId, user._id, body, receivedAt),
  )
  handle(api, giveOutResults, ({ params, query, user, receivedAt }) =>
    releaseResults(db, { ...params, userId: user._id, isUndo: query.undo !== undefined }, receivedAt),
  )
}
