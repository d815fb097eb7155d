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
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import type { NewId } from '../../random.ts'
import { setStudentAllowance } from './allowances/allowances.service.ts'
import { finalize } from './settings/finalizing.service.ts'
import { addQuestions, addQuiz, getCurrentQuestions } from './quizzes.service.ts'
import { newQuizzes } from '../../http/limits/new-quizzes.ts'
import { requireRole } from './roles.service.ts'
import { changeSettings, getSettings, giveOut } from './settings/settings.service.ts'

export function registerQuizzes(
  api: Api,
  { db, reports, newId }: Pick<Store, 'db' | 'reports'> & { newId: NewId },
): void {
  answerCall(
    api,
    createQuiz,
    async ({ body, user, receivedAt }) => ({
      as: 'created',
      body: await addQuiz(db, newId, user._id, body, receivedAt),
    }),
    newQuizzes,
  )
  answerCall(api, createQuestions, async ({ body, user, receivedAt }) => ({
    as: 'created',
    body: await addQuestions(db, newId, user._id, body, receivedAt),
  }))
  answerCall(api, getQuestions, async ({ params, user }) => {
    const quiz = await requireRole(db, params.quizId, user._id, 'read')
    const revision = quiz.currentRevision ?? 0
    return { as: 'educator', body: { questions: await getCurrentQuestions(db, quiz), revision } }
  })
  for (const call of [getSecretCode, getSpreadsheetSecretCode]) {
    answerCall(api, call, async ({ params, user }) => {
      const { secretCode } = await requireRole(db, params.quizId, user._id, 'read')
      return { as: 'educator', body: { secretCode } }
    })
  }
  answerCall(api, finalizeQuiz, async ({ params, user, receivedAt }) => ({
    as: 'educator',
    body: await finalize(db, params.quizId, user._id, receivedAt),
  }))
  answerCall(api, getQuizSettings, async ({ params, user, receivedAt }) => ({
    as: 'educator',
    body: await getSettings(reports, params.quizId, user._id, receivedAt),
  }))
  answerCall(api, updateQuizSettings, async ({ params, body, user, receivedAt }) => ({
    as: 'educator',
    body: await changeSettings(db, params.quizId, user._id, body, receivedAt),
  }))
  answerCall(api, setAllowance, async ({ params, body, user, receivedAt }) => ({
    as: 'educator',
    body: await setStudentAllowance(db, params.quizId, user._id, body, receivedAt),
  }))
  answerCall(api, giveOutResults, async ({ params, user, receivedAt }) => ({
    as: 'educator',
    body: await giveOut(db, params.quizId, user._id, receivedAt),
  }))
}
