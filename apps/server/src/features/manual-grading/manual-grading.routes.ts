import {
  getAnswerToMark,
  getDifferences,
  getMarking,
  getRelease,
  listStudentsToMark,
  nextAnswerToMark,
  putDraftMark,
  putMarksTogether,
  releaseMarks,
  releaseResults,
  setMarking,
  setMarkingNames,
  settleMarks,
  withdrawMarks,
  withdrawRelease,
} from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import * as marks from './manual-grading.service.ts'
import * as overview from './marking-overview.service.ts'
import * as next from './next-answer.service.ts'
import * as release from './release-marks.service.ts'
import * as releases from './release.service.ts'
import * as settling from './settling.service.ts'

const tenMinutesMs = 600_000
/** A fast marker gives a mark every few seconds. */
const manyMarks = { limits: [{ max: 600, windowMs: tenMinutesMs, key: byUser }] }

export function registerManualGrading(api: Api, { db }: Pick<Store, 'db'>): void {
  const { marking: queue } = api.queues
  handle(api, getMarking, { ...manyMarks, queue }, ({ params, user, receivedAt }) =>
    overview.getMarking(db, { ...params, userId: user._id }, receivedAt),
  )
  handle(api, listStudentsToMark, { ...manyMarks, queue }, ({ params, query, user, receivedAt }) =>
    overview.listStudentsToMark(db, { ...params, ...query, userId: user._id }, receivedAt),
  )
  handle(api, setMarkingNames, manyMarks, ({ params, body, user }) =>
    overview.setMarkingNames(db, { ...params, userId: user._id }, body.names),
  )
  handle(api, nextAnswerToMark, { ...manyMarks, queue }, ({ params, query, user, receivedAt }) =>
    next.nextAnswerToMark(db, { ...params, ...query, userId: user._id }, receivedAt),
  )
  handle(api, getAnswerToMark, { ...manyMarks, queue }, ({ params, query, user, receivedAt }) =>
    next.getAnswerToMark(db, { ...params, ...query, userId: user._id }, receivedAt),
  )
  handle(api, putDraftMark, manyMarks, ({ params, body, user, receivedAt, note }) =>
    marks.putDraftMark(db, { userId: user._id, note }, params, body, receivedAt),
  )
  handle(api, putMarksTogether, { ...manyMarks, queue }, ({ params, body, user, receivedAt, note }) =>
    marks.putMarksTogether(db, { ...params, userId: user._id, note }, body, receivedAt),
  )
  handle(api, setMarking, manyMarks, ({ params, body, user }) =>
    overview.setMarking(db, { ...params, userId: user._id }, body),
  )
  handle(api, releaseMarks, { ...manyMarks, queue }, ({ params, user, receivedAt }) =>
    release.releaseMarks(db, { ...params, userId: user._id }, receivedAt),
  )
  handle(api, withdrawMarks, { ...manyMarks, queue }, ({ params, query, user, receivedAt }) =>
    release.withdrawMarks(db, { ...params, ...query, userId: user._id }, receivedAt),
  )
  handle(api, getDifferences, { ...manyMarks, queue }, ({ params, user, receivedAt }) =>
    settling.getDifferences(db, { ...params, userId: user._id }, receivedAt),
  )
  handle(api, settleMarks, manyMarks, ({ params, body, user, receivedAt, note }) =>
    settling.settleMarks(db, { userId: user._id, note }, params, body, receivedAt),
  )
  handle(api, getRelease, { ...manyMarks, queue }, ({ params, user, receivedAt }) =>
    releases.getRelease(db, { ...params, userId: user._id }, receivedAt),
  )
  handle(api, releaseResults, { ...manyMarks, queue }, ({ params, body, user, receivedAt }) =>
    releases.releaseResults(db, { ...params, userId: user._id }, body, receivedAt),
  )
  handle(api, withdrawRelease, { ...manyMarks, queue }, ({ params, query, user, receivedAt }) =>
    releases.withdrawRelease(db, { ...params, ...query, userId: user._id }, receivedAt),
  )
}
