import * as account from './account/account-calls.ts'
import type { CallName } from './addresses.ts'
import * as attempts from './attempts/attempt-calls.ts'
import * as auth from './auth/auth-calls.ts'
import type { Call } from './call.ts'
import { sendContactMessage } from './contact/contact-calls.ts'
import * as grants from './live/grant-calls.ts'
import { clockStream, getClock, getLive, liveStream } from './live/live-calls.ts'
import * as operation from './operation/operation-calls.ts'
import { setAllowance } from './quizzes/allowance-calls.ts'
import * as drafts from './quizzes/draft-calls.ts'
import * as exported from './quizzes/export-calls.ts'
import * as quizzes from './quizzes/quiz-calls.ts'
import * as settings from './quizzes/settings-calls.ts'
import * as receipts from './receipts/receipt-calls.ts'
import * as remarking from './remarking/remarking-calls.ts'
import * as sharing from './sharing/sharing-calls.ts'
import { saveSpreadsheetQuiz } from './spreadsheets/spreadsheet-calls.ts'
import * as grid from './students/grid-calls.ts'
import type { EventOf, Stream } from './stream.ts'
import * as students from './students/students-calls.ts'

const declared = {
  ...auth,
  ...account,
  ...quizzes,
  ...drafts,
  ...settings,
  setAllowance,
  ...exported,
  ...grid,
  listStudents: students.listStudents,
  deleteAttempt: students.deleteAttempt,
  ...sharing,
  ...remarking,
  saveSpreadsheetQuiz,
  ...attempts,
  getClock,
  getLive,
  ...grants,
  ...receipts,
  ...operation,
  sendContactMessage,
}

export type Calls = typeof declared

/** Every call by its name, in the order of the documentation. */
export const allCalls: Record<CallName, Call> = declared

const declaredStreams = { getLive: liveStream, getClock: clockStream }

/** Every stream by the name of the call whose address it shares. */
export const allStreams: Partial<Record<CallName, Stream>> = declaredStreams

export type StreamName = keyof typeof declaredStreams
export type StreamEvent<Name extends StreamName> = EventOf<(typeof declaredStreams)[Name]>
