import { duplicateQuiz, getQuizPlace, moveQuiz } from '@quizly/contract'
import type { Store } from '../../../db/store.ts'
import { answerCall } from '../../../http/answer-call.ts'
import { newQuizzes } from '../../../http/limits/new-quizzes.ts'
import type { Api } from '../../../http/api.ts'
import type { NewId, Random } from '../../../random.ts'
import { duplicateQuiz as duplicate } from './duplicates.service.ts'
import { getLocation, moveToLocation } from './locations.service.ts'

export function registerArchive(
  api: Api,
  { db, reports, ...tools }: Pick<Store, 'db' | 'reports'> & { newId: NewId; random: Random },
): void {
  answerCall(
    api,
    duplicateQuiz,
    async ({ params, user, receivedAt }) => ({
      as: 'created',
      body: await duplicate(db, tools, params.quizId, user._id, receivedAt),
    }),
    newQuizzes,
  )
  answerCall(api, getQuizPlace, async ({ params, user, receivedAt }) => ({
    as: 'owner',
    body: await getLocation(reports, params.quizId, user._id, receivedAt),
  }))
  answerCall(api, moveQuiz, async ({ params, body, user, receivedAt }) => {
    await moveToLocation(db, params.quizId, user._id, body.to, receivedAt)
    return { as: 'done' }
  })
}
