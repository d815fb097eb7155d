import { getConfig, getHealth, getReadiness } from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { pingStore } from './operation.repository.ts'

/** What browsers need to know at run time, and what operators ask. */
export function registerOperation(api: Api, { db, config }: { db: Db; config: Config }): void {
  answerCall(api, getConfig, () => ({
    as: 'ok',
    body: { contactUrl: config.contactUrl, contactAccessKey: config.contactAccessKey },
  }))
  answerCall(api, getHealth, () => ({ as: 'ok', body: { status: 'ok' } }))
  answerCall(api, getReadiness, async () => {
    await pingStore(db).catch(() => {
      throw new AppError('busy', 'The data store does not answer.', { retryAfterSeconds: 5 })
    })
    return { as: 'ok', body: { status: 'ok' } }
  })
}
