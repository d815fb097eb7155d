import { updateQuiz } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import type { NewId } from '../../random.ts'
import { reviseQuiz } from './revisions.service.ts'

/** Changing a quiz that may have results. */
export function registerRevisions(api: Api, { db, newId }: { db: Db; newId: NewId }): void {
  answerCall(api, updateQuiz, async ({ params, body, user, receivedAt }) => ({
    as: 'ok',
    body: await reviseQuiz(db, newId, user._id, { ...params, ...body }, receivedAt),
  }))
}
