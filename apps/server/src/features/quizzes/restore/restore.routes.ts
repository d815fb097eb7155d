import { restoreQuiz } from '@quizly/contract'
import type { Db } from '../../../db/store.ts'
import type { Api } from '../../../http/api.ts'
import { byUser } from '../../../http/limits/rate-limits.ts'
import { handle } from '../../../http/register-route.ts'
import type { QuestionMaking } from '../quizzes.service.ts'
import { restoreQuiz as restore } from './restore.service.ts'

/** Each is kept. */
const limits = [{ max: 2_000, windowMs: 3_600_000, key: byUser }]

export function registerRestoring(api: Api, { db, ...making }: { db: Db } & QuestionMaking): void {
  handle(api, restoreQuiz, { limits }, ({ body, user, receivedAt }) =>
    restore(db, making, user._id, body, receivedAt),
  )
}
