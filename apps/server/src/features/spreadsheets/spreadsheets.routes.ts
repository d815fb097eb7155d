import { saveSpreadsheetQuiz } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { readJsonBodies } from '../../http/json-body.ts'
import type { NewId, Random } from '../../random.ts'
import { addSpreadsheetQuiz } from './spreadsheets.service.ts'

/** What authors do with the rows of a spreadsheet. */
export function registerSpreadsheets(
  api: Api,
  { db, newId, random }: { db: Db; newId: NewId; random: Random },
): void {
  // Headings are keys of the body, and one called __proto__ is a heading like any other, on this route alone.
  api.app.register((app, _options, done) => {
    readJsonBodies(app, { keepProtoKeys: true })
    answerCall({ ...api, app }, saveSpreadsheetQuiz, async ({ body, user, receivedAt }) => ({
      as: 'created',
      body: await addSpreadsheetQuiz(db, { newId, random }, user._id, body, receivedAt),
    }))
    done()
  })
}
