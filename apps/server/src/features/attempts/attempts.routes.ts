import {
  decideLateAnswers,
  getQuiz,
  getTimeline,
  getResult,
  listRunningAttempts,
  markByHand,
  saveAnswers,
  startAttempt,
  submitAttempt,
  verifyCode,
} from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import { type AdmissionTools, admit } from './admit.service.ts'
import { decideLateAnswers as decide } from './late-decision.service.ts'
import { markByHand as mark } from './marking/mark-by-hand.service.ts'
import { listRunning, viewQuiz, viewRunning } from './quiz-view.service.ts'
import { getResultFor } from './results.service.ts'
import { save } from './save.service.ts'
import { start } from './start.service.ts'
import { submit } from './submit.service.ts'
import { getTimelineFor } from './timeline.service.ts'

/** Taking a quiz, from the code to the result. */
export function registerAttempts(api: Api, { db, ...tools }: { db: Db } & AdmissionTools): void {
  answerCall(
    api,
    verifyCode,
    async ({ body, user, receivedAt }) => ({
      as: 'ok',
      body: await admit(db, tools, user, body.secretCode, receivedAt),
    }),
    { limits: [{ max: 30, windowMs: 60_000, key: byUser }] },
  )
  answerCall(api, getQuiz, ({ params, query, user, receivedAt }) =>
    viewQuiz(db, user, { ...params, number: numberOf(query) }, receivedAt),
  )
  answerCall(api, startAttempt, async ({ params, query, user, receivedAt }) => {
    const attempt = await start(db, tools, { ...params, number: numberOf(query) }, user, receivedAt)
    return { as: 'inProgress', body: await viewRunning(db, attempt, receivedAt) }
  })
  answerCall(api, saveAnswers, async ({ params, body, user, receivedAt }) => ({
    as: 'ok',
    body: await save(db, params.attemptId, user, body, receivedAt),
  }))
  answerCall(api, submitAttempt, async ({ body, user, receivedAt }) => ({
    as: 'created',
    body: await submit(db, user, body, receivedAt),
  }))
  answerCall(api, getResult, async ({ params, query, user, receivedAt }) => ({
    as: 'ok',
    body: await getResultFor(db, user, { ...params, ...query, number: numberOf(query) }, receivedAt),
  }))
  answerCall(api, getTimeline, ({ params, query, user, receivedAt }) =>
    getTimelineFor(db, user, { ...params, ...query, number: numberOf(query) }, receivedAt),
  )
  answerCall(api, decideLateAnswers, async ({ params, body, user, receivedAt }) => ({
    as: 'educator',
    body: await decide(db, user, { ...params, ...body, number: numberOf(body) }, receivedAt),
  }))
  answerCall(
    api,
    markByHand,
    async ({ params, body, user, receivedAt }) => ({
      as: 'educator',
      body: await mark(db, user, params, body, receivedAt),
    }),
    { limits: [{ max: 600, windowMs: 600_000, key: byUser }] },
  )
  answerCall(api, listRunningAttempts, async ({ user, receivedAt }) => ({
    as: 'ok',
    body: await listRunning(db, user._id, receivedAt),
  }))
}

/** The number of the attempt that is asked for, if it is. */
function numberOf({ attempt }: { attempt?: string | undefined }): number | undefined {
  return attempt === undefined ? undefined : Number(attempt)
}
