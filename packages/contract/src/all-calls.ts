import * as account from './account-calls.ts'
import type { CallName } from './addresses.ts'
import * as attempts from './attempt-calls.ts'
import * as auth from './auth-calls.ts'
import type { Call } from './call.ts'
import { sendContactMessage } from './contact-calls.ts'
import * as operation from './operation-calls.ts'
import * as quizzes from './quiz-calls.ts'
import * as receipts from './receipt-calls.ts'
import { saveSpreadsheetQuiz } from './spreadsheet-calls.ts'

const declared = {
  ...auth,
  ...account,
  ...quizzes,
  saveSpreadsheetQuiz,
  ...attempts,
  ...receipts,
  ...operation,
  sendContactMessage,
}

export type Calls = typeof declared

/** Every call by its name, in the order in which the documentation lists them. */
export const allCalls: Record<CallName, Call> = declared
