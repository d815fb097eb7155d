import * as calls from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import { deleteAttempt } from './deleting.service.ts'
import { type AdmissionTools, admit, start } from './enter.service.ts'
import { endQuiz } from './extra-time/ending.service.ts'
import { giveExtraTime, type ListAwaySince } from './extra-time/extra-time.service.ts'
import { listRunning, viewQuiz, viewRunning } from './quiz-view.service.ts'
import { getResultFor } from './results.service.ts'
import { save, submit } from './submit.service.ts'
import { decideLateAnswers, getTimelineFor } from './timeline.service.ts'

export function registerAttempts(api: Api, { db, ...tools }: { db: Db } & AdmissionTools): void {
  answerCall(
    api,
    calls.verifyCode,
    async ({ body, user, receivedAt }) => ({
      as: 'ok',
      body: await admit(db, tools, user, body.secretCode, receivedAt),
    }),
    { limits: [{ max: 30, windowMs: 60_000, key: byUser }] },
  )
  answerCall(api, calls.getQuiz, ({ params, query, user, receivedAt }) =>
    viewQuiz(db, user, { ...params, number: numberOf(query) }, receivedAt),
  )
  answerCall(api, calls.startAttempt, async ({ params, query, user, receivedAt }) => {
    const attempt = await start(db, tools, { ...params, number: numberOf(query) }, user, receivedAt)
    return { as: 'inProgress', body: await viewRunning(db, attempt, receivedAt) }
  })
  answerCall(api, calls.saveAnswers, async ({ params, body, user, receivedAt }) => ({
    as: 'ok',
    body: await save(db, params.attemptId, user, body, receivedAt),
  }))
  answerCall(api, calls.submitAttempt, async ({ body, user, receivedAt }) => ({
    as: 'created',
    body: await submit(db, user, body, receivedAt),
  }))
  answerCall(api, calls.getResult, async ({ params, query, user, receivedAt }) => ({
    as: 'ok',
    body: await getResultFor(db, user, { ...params, ...query, number: numberOf(query) }, receivedAt),
  }))
  answerCall(api, calls.getTimeline, ({ params, query, user, receivedAt }) =>
    getTimelineFor(db, user, { ...params, ...query, number: numberOf(query) }, receivedAt),
  )
  answerCall(api, calls.listRunningAttempts, async ({ user, receivedAt }) => ({
    as: 'ok',
    body: await listRunning(db, user._id, receivedAt),
  }))
}

export function registerAttemptsOfClass(
  api: Api,
  { db, listAwaySince }: { db: Db; listAwaySince: ListAwaySince },
): void {
  answerCall(api, calls.giveExtraTime, async ({ params, body, user, receivedAt }) => ({
    as: 'educator',
    body: await giveExtraTime({ db, listAwaySince }, params.quizId, user._id, body, receivedAt),
  }))
  answerCall(api, calls.endQuiz, async ({ params, body, user, receivedAt }) => ({
    as: 'educator',
    body: await endQuiz(db, params.quizId, user._id, body, receivedAt),
  }))
  answerCall(api, calls.deleteAttempt, async ({ params, body, user, receivedAt }) => {
    await deleteAttempt(db, params.quizId, user._id, body, receivedAt)
    return { as: 'done' }
  })
  answerCall(api, calls.decideLateAnswers, async ({ params, body, user, receivedAt }) => ({
    as: 'educator',
    body: await decideLateAnswers(db, user, { ...params, ...body, number: numberOf(body) }, receivedAt),
  }))
}

function numberOf({ attempt }: { attempt?: string | undefined }): number | undefined {
  return attempt === undefined ? undefined : Number(attempt)
}
