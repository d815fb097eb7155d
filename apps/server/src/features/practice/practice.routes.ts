import { getMistakes, getPractice } from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import { listMistakes, practiseQuiz } from './practice.service.ts'

/** They read much, and nobody needs them more often. */
const limits = [{ max: 60, windowMs: 60_000, key: byUser }]

export function registerPractice(api: Api, { db, reports }: Pick<Store, 'db' | 'reports'>): void {
  handle(api, getPractice, { limits }, ({ params, user, receivedAt }) =>
    practiseQuiz(db, params.quizId, user._id, receivedAt),
  )
  handle(api, getMistakes, { limits }, ({ user, receivedAt }) =>
    listMistakes({ db, reports }, user._id, receivedAt),
  )
}
