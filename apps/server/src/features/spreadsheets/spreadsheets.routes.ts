import { saveSpreadsheetQuiz } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { receiveBodies } from '../../http/bodies/json-body.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import { newQuizzes } from '../../http/limits/new-quizzes.ts'
import { createSheetReader } from './reader.service.ts'
import { addSpreadsheetQuiz, type SheetMaking } from './spreadsheets.service.ts'

export function registerSpreadsheets(api: Api, { db, ...making }: { db: Db } & SheetMaking): void {
  const readSheet = createSheetReader(saveSpreadsheetQuiz)
  api.app.register((app, _options, done) => {
    receiveBodies(app, api.bodies, (bytes) => bytes)
    handle(
      { ...api, app },
      saveSpreadsheetQuiz,
      { readBody: readSheet, limits: [{ max: 60, windowMs: 600_000, key: byUser }, ...newQuizzes.limits] },
      ({ body, user, receivedAt }) => addSpreadsheetQuiz(db, making, user._id, body, receivedAt),
    )
    done()
  })
}
