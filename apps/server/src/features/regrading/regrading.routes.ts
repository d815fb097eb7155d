import {
  listRegrades,
  listWrittenAnswers,
  markByHand,
  previewRegrade,
  regradeQuestion,
  simulateRules,
  undoRegrade,
} from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import type { NewId } from '../../random.ts'
import * as answers from './answer-regrades.service.ts'
import * as questions from './question-regrades.service.ts'
import * as regrades from './regrades.service.ts'
import { simulate } from './simulation.service.ts'

const tenMinutesMs = 600_000
/** Each makes a revision, which is kept for good. */
const fewRevisions = { limits: [{ max: 60, windowMs: tenMinutesMs, key: byUser }] }
/** A screen asks again with each choice. */
const manyPreviews = { limits: [{ max: 300, windowMs: tenMinutesMs, key: byUser }] }

/** Regrades have older names on the wire: here alone they change. */
const doneOnWire = ({ regradeId, ...done }: Awaited<ReturnType<typeof questions.regrade>>) => ({
  ...done,
  remarkingId: regradeId,
})

/** What changes marks finds its caller on the writer's connection; `reading` is for what only reads. */
export function registerRegrading(
  { api, reading }: { api: Api; reading: Api },
  { db, reports, newId }: Pick<Store, 'db' | 'reports'> & { newId: NewId },
): void {
  const { reports: queue, marking } = api.queues
  handle(reading, listRegrades, { queue }, async ({ params: { quizId }, query, user, receivedAt }) => {
    const { regrades: remarkings, ...quiz } = await regrades.getRegrades(
      reports,
      { quizId, userId: user._id, ...query },
      receivedAt,
    )
    return { ...quiz, remarkings }
  })
  handle(reading, listWrittenAnswers, { ...manyPreviews, queue }, ({ params, user, receivedAt }) =>
    regrades.listWrittenAnswers(reports, { ...params, userId: user._id }, receivedAt),
  )
  handle(reading, previewRegrade, { ...manyPreviews, queue: marking }, ({ params: { quizId }, body, user }) =>
    questions.preview(reports, { quizId, userId: user._id }, body),
  )
  handle(reading, simulateRules, { ...manyPreviews, queue }, ({ params: { quizId }, body, user }) =>
    simulate(reports, { quizId, userId: user._id }, body),
  )
  handle(
    api,
    regradeQuestion,
    { ...fewRevisions, queue: marking },
    async ({ params: { quizId }, body, user, receivedAt }) =>
      doneOnWire(await questions.regrade(db, newId, { quizId, userId: user._id }, body, receivedAt)),
  )
  handle(
    api,
    undoRegrade,
    { ...fewRevisions, queue: marking },
    async ({ params, body, user, receivedAt }) => {
      const { quizId, remarkingId: regradeId } = params
      const undoing = { quizId, regradeId, ...body, userId: user._id }
      return doneOnWire(await questions.undo(db, newId, undoing, receivedAt))
    },
  )
  handle(
    api,
    markByHand,
    { limits: [{ max: 600, windowMs: tenMinutesMs, key: byUser }] },
    ({ params, body, user, receivedAt }) => answers.markByHand(db, user, params, body, receivedAt),
  )
}
