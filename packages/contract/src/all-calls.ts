import { addresses, type CallName } from './addresses.ts'
import type { Call } from './call.ts'
import * as account from './features/account.ts'
import * as attempts from './features/attempts.ts'
import * as auth from './features/auth.ts'
import * as bank from './features/bank.ts'
import * as draftMarks from './features/marking/manual-grading.ts'
import * as everything from './features/everything.ts'
import * as pictures from './features/pictures.ts'
import * as passkeys from './features/passkeys.ts'
import * as practice from './features/taking/practice.ts'
import * as questions from './features/questions.ts'
import * as live from './features/live.ts'
import * as operation from './features/operation.ts'
import * as operator from './features/operator.ts'
import * as quizzes from './features/quizzes.ts'
import * as receipts from './features/receipts.ts'
import * as release from './features/marking/release.ts'
import * as regrading from './features/marking/regrading.ts'
import * as reports from './features/reports.ts'
import * as settings from './features/settings.ts'
import * as secondFactor from './features/second-factor.ts'
import * as sharing from './features/sharing.ts'
import * as signIn from './features/sign-in.ts'
import * as slips from './features/slips.ts'
import * as spreadsheets from './features/spreadsheets.ts'
import type { EventOf, Stream } from './stream.ts'

const declared = {
  ...auth,
  ...signIn,
  ...passkeys,
  ...account,
  ...quizzes,
  ...questions,
  ...bank,
  ...everything,
  ...pictures,
  ...practice,
  ...settings,
  ...reports,
  ...sharing,
  ...slips,
  ...secondFactor,
  // Regrades have older names on the wire.
  getRemarkings: regrading.listRegrades,
  listWrittenAnswers: regrading.listWrittenAnswers,
  previewRemarking: regrading.previewRegrade,
  remarkQuestion: regrading.regradeQuestion,
  simulateRules: regrading.simulateRules,
  undoRemarking: regrading.undoRegrade,
  ...draftMarks,
  ...release,
  ...spreadsheets,
  ...attempts,
  ...live,
  ...receipts,
  ...operation,
  ...operator,
}

export type Calls = Pick<typeof declared, CallName>

/** Every call by its name, in the order of the documentation. */
export const allCalls = Object.fromEntries(
  Object.entries<Call>(declared as Record<CallName, Call>).filter(([name]) => name in addresses),
) as Record<CallName, Call>

const streams = { getLive: live.liveStream, getClock: live.clockStream }

/** Every stream by the name of the call whose address it shares. */
export const allStreams: Partial<Record<CallName, Stream>> = streams

export type StreamName = keyof typeof streams
export type StreamEvent<Name extends StreamName> = EventOf<(typeof streams)[Name]>
