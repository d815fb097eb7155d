import * as calls from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { registerRoute, handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import { deleteAttempt } from './deleting.service.ts'
import { type AdmissionTools, admit, start } from './enter.service.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { endQuiz } from './extra-time/ending.service.ts'
import { giveExtraTime, type ListDisconnectedSince } from './extra-time/extra-time.service.ts'
import { listRunning, viewQuiz, viewRunning } from './quiz-view.service.ts'
import { getResultFor, type ReleaseDueMarks } from './results.service.ts'
import { save, submit } from './submit.service.ts'
import { decideLateAnswers, getTimelineFor } from './timeline.service.ts'

type Tools = AdmissionTools & { releaseDueMarks: ReleaseDueMarks }

export function registerAttempts(api: Api, { db, releaseDueMarks, ...tools }: { db: Db } & Tools): void {
  handle(
    api,
    calls.verifyCode,
    { limits: [{ max: 30, windowMs: 60_000, key: byUser }] },
    ({ body, user, receivedAt }) => admit(db, tools, user, body.secretCode, receivedAt),
  )
  registerRoute(api, calls.getQuiz, ({ params, query, user, receivedAt }) =>
    viewQuiz(db, user, { ...params, number: numberOf(query) }, receivedAt),
  )
  registerRoute(api, calls.startAttempt, async ({ params, query, user, receivedAt }) => {
    const attempt = await start(db, tools, { ...params, number: numberOf(query) }, user, receivedAt)
    return { as: 'inProgress', body: await viewRunning(db, attempt, receivedAt) }
  })
  handle(api, calls.saveAnswers, ({ params, body, user, receivedAt }) =>
    save(db, params.attemptId, user, body, receivedAt),
  )
  handle(api, calls.submitAttempt, ({ body, user, receivedAt }) => submit(db, user, body, receivedAt))
  handle(api, calls.getResult, ({ params, query, user, receivedAt }) =>
    getResultFor(
      db,
      user,
      { ...params, ...query, number: numberOf(query) },
      { releaseDueMarks, now: receivedAt },
    ),
  )
  registerRoute(api, calls.getTimeline, ({ params, query, user, receivedAt }) => {
    const read = () => getTimelineFor(db, user, { ...params, ...query, number: numberOf(query) }, receivedAt)
    // A class of students must not wait in a queue.
    return user.role === 'admin' ? api.queues.reports(user._id, () => yieldToEventLoop().then(read)) : read()
  })
  handle(api, calls.listRunningAttempts, ({ user, receivedAt }) => listRunning(db, user._id, receivedAt))
}

export function registerAttemptsOfClass(
  api: Api,
  { db, listAwaySince: listDisconnectedSince }: { db: Db; listAwaySince: ListDisconnectedSince },
): void {
  handle(api, calls.giveExtraTime, ({ params, body, user, receivedAt }) =>
    giveExtraTime({ db, listDisconnectedSince }, params.quizId, user._id, body, receivedAt),
  )
  handle(api, calls.endQuiz, ({ params, body, user, receivedAt }) =>
    endQuiz(db, params.quizId, user._id, body, receivedAt),
  )
  handle(api, calls.deleteAttempt, ({ params, body, user, receivedAt }) =>
    deleteAttempt(db, params.quizId, user._id, body, receivedAt),
  )
  handle(api, calls.decideLateAnswers, ({ params, body, user, receivedAt }) =>
    decideLateAnswers(db, user, { ...params, ...body, number: numberOf(body) }, receivedAt),
  )
}

function numberOf({ attempt }: { attempt?: string | undefined }): number | undefined {
  return attempt === undefined ? undefined : Number(attempt)
}
