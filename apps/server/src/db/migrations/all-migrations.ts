import type { Migration } from 'kysely/migration'
import { up as initial } from './0001-initial.ts'
import { up as contactMessages } from './0002-contact-messages.ts'
import { up as accounts } from './0003-accounts.ts'
import { up as attemptRecords } from './0004-attempt-records.ts'
import { up as sharedByServers } from './0005-shared-by-servers.ts'
import { up as lighterIndexes } from './0006-lighter-indexes.ts'
import { up as outages } from './0007-outages.ts'
import { up as quizSettings } from './0009-quiz-settings.ts'
import { up as devicesAndPersons } from './0010-devices-and-persons.ts'
import { up as devicesOfAttempts } from './0011-devices-of-attempts.ts'
import { up as numberedAttempts } from './0012-numbered-attempts.ts'
import { up as quizRoles } from './0013-quiz-roles.ts'
import { up as compactOutcomes } from './0014-compact-outcomes.ts'
import { up as exportOrder } from './0015-export-order.ts'
import { up as quizStates } from './0016-quiz-states.ts'
import { up as live } from './0017-live.ts'
import { up as remarkings } from './0018-remarkings.ts'
import { up as quizShelves } from './0019-quiz-shelves.ts'
import { up as formerNames } from './0021-former-names.ts'
import { up as quizWindows } from './0022-quiz-windows.ts'
import { up as layouts } from './0023-layouts.ts'
import { up as students } from './0025-students.ts'
import { up as sharing } from './0026-sharing.ts'
import { up as drafts } from './0027-drafts.ts'
import { up as allowances } from './0028-allowances.ts'
import { up as allowedTime } from './0029-allowed-time.ts'
import { up as severalAttempts } from './0030-several-attempts.ts'
import { up as marksByHand } from './0032-marks-by-hand.ts'
import { up as quizEnds } from './0033-quiz-ends.ts'
import { up as resultReleases } from './0034-result-releases.ts'
import { up as extraTime } from './0036-extra-time.ts'
import { up as answersLast } from './0037-answers-last.ts'

/** Every migration under the name that the database remembers. They run in the order of their names. */
export const migrations: Record<string, Migration> = {
  '0001-initial': { up: initial },
  '0002-contact-messages': { up: contactMessages },
  '0003-accounts': { up: accounts },
  '0004-attempt-records': { up: attemptRecords },
  '0005-shared-by-servers': { up: sharedByServers },
  '0006-lighter-indexes': { up: lighterIndexes },
  '0007-outages': { up: outages },
  '0009-quiz-settings': { up: quizSettings },
  '0010-devices-and-persons': { up: devicesAndPersons },
  '0011-devices-of-attempts': { up: devicesOfAttempts },
  '0012-numbered-attempts': { up: numberedAttempts },
  '0013-quiz-roles': { up: quizRoles },
  '0014-compact-outcomes': { up: compactOutcomes },
  '0015-export-order': { up: exportOrder },
  '0016-quiz-states': { up: quizStates },
  '0017-live': { up: live },
  '0018-remarkings': { up: remarkings },
  '0019-quiz-shelves': { up: quizShelves },
  '0021-former-names': { up: formerNames },
  '0022-quiz-windows': { up: quizWindows },
  '0023-layouts': { up: layouts },
  '0025-students': { up: students },
  '0026-sharing': { up: sharing },
  '0027-drafts': { up: drafts },
  '0028-allowances': { up: allowances },
  '0029-allowed-time': { up: allowedTime },
  '0030-several-attempts': { up: severalAttempts },
  '0032-marks-by-hand': { up: marksByHand },
  '0033-quiz-ends': { up: quizEnds },
  '0034-result-releases': { up: resultReleases },
  '0036-extra-time': { up: extraTime },
  '0037-answers-last': { up: answersLast },
}
