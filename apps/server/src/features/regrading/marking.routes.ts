import {
  getRemarkings,
  listWrittenAnswers,
  markByHand,
  previewRemarking,
  remarkQuestion,
  simulateRules,
  undoRemarking,
} from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import type { NewId } from '../../random.ts'
import * as answers from './answer-regrades.service.ts'
import * as overview from './overview.service.ts'
import * as regrades from './question-regrades.service.ts'
import { simulate } from './simulation.service.ts'

const tenMinutesMs = 600_000
/** Each makes a revision, which is kept for good. */
const fewRevisions = { limits: [{ max: 60, windowMs: tenMinutesMs, key: byUser }] }
/** A screen asks again with each choice. */
const manyPreviews = { limits: [{ max: 300, windowMs: tenMinutesMs, key: byUser }] }

/** What changes marks finds its caller on the writer's connection; `reading` is for what only reads. */
export function registerMarking(
  { api, reading }: { api: Api; reading: Api },
  { db, reports, newId }: Pick<Store, 'db' | 'reports'> & { newId: NewId },
): void {
  const { reports: queue, marking } = api.queues
  handle(reading, getRemarkings, { queue }, ({ params: { quizId }, query, user, receivedAt }) =>
    overview.getRegradings(reports, { quizId, userId: user._id, ...query }, receivedAt),
  )
  handle(reading, listWrittenAnswers, { ...manyPreviews, queue }, ({ params, user, receivedAt }) =>
    overview.listWrittenAnswers(reports, { ...params, userId: user._id }, receivedAt),
  )
  handle(
    reading,
    previewRemarking,
    { ...manyPreviews, queue: marking },
    ({ params: { quizId }, body, user }) =>
      regrades.previewRegrade(reports, { quizId, userId: user._id }, body),
  )
  handle(reading, simulateRules, { ...manyPreviews, queue }, ({ params: { quizId }, body, user }) =>
    simulate(reports, { quizId, userId: user._id }, body),
  )
  handle(
    api,
    remarkQuestion,
    { ...fewRevisions, queue: marking },
    ({ params: { quizId }, body, user, receivedAt }) =>
      regrades.regrade(db, newId, { quizId, userId: user._id }, body, receivedAt),
  )
  handle(api, undoRemarking, { ...fewRevisions, queue: marking }, ({ params, body, user, receivedAt }) =>
    regrades.undoRegrading(db, newId, { ...params, ...body, userId: user._id }, receivedAt),
  )
  handle(
    api,
    markByHand,
    { limits: [{ max: 600, windowMs: tenMinutesMs, key: byUser }] },
    ({ params, body, user, receivedAt }) => answers.markByHand(db, user, params, body, receivedAt),
  )
}
