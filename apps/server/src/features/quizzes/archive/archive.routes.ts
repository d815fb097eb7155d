import { duplicateQuiz, getQuizPlace, moveQuiz } from '@quizly/contract'
import type { Store } from '../../../db/store.ts'
import { handle } from '../../../http/register-route.ts'
import { newQuizzes } from '../../../http/limits/new-quizzes.ts'
import type { Api } from '../../../http/api.ts'
import type { NewId, Random } from '../../../random.ts'
import { duplicateQuiz as duplicate, getLocation, moveToLocation } from './archive.service.ts'

export function registerArchive(
  api: Api,
  { db, reports, ...tools }: Pick<Store, 'db' | 'reports'> & { newId: NewId; random: Random },
): void {
  handle(api, duplicateQuiz, newQuizzes, ({ params, query, user, receivedAt }) =>
    duplicate(db, tools, { ...params, ...query, userId: user._id }, receivedAt),
  )
  handle(api, getQuizPlace, ({ params, user, receivedAt }) =>
    getLocation(reports, params.quizId, user._id, receivedAt),
  )
  handle(api, moveQuiz, ({ params, body, user, receivedAt }) =>
    moveToLocation(db, params.quizId, user._id, body.to, receivedAt),
  )
}
