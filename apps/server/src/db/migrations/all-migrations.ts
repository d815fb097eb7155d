import type { Migration } from 'kysely/migration'
import { up as initial } from './0001-initial.ts'
import { up as languageOfUsers } from './0002-language-of-users.ts'
import { up as points } from './0003-points.ts'
import { up as waiting } from './0004-waiting.ts'
import { up as draftMarks } from './0005-draft-marks.ts'
import { up as images } from './0006-images.ts'
import { up as secondMarks } from './0007-second-marks.ts'
import { up as practice } from './0008-practice.ts'
import { up as versions } from './0009-versions.ts'
import { up as rendererOfRevisions } from './0010-renderer-of-revisions.ts'
import { up as instructions } from './0011-instructions.ts'
import { up as releases } from './0012-releases.ts'
import { up as bank } from './0013-bank.ts'
import { up as bankUse } from './0014-bank-use.ts'
import { up as bankShares } from './0015-bank-shares.ts'
import { up as operators } from './0016-operators.ts'
import { up as slips } from './0018-slips.ts'
import { up as identities } from './0019-identities.ts'
import { up as secondFactor } from './0020-second-factor.ts'
import { up as passkeys } from './0021-passkeys.ts'

/** They run in the order of their names, which the database remembers. */
export const migrations: Record<string, Migration> = {
  '0001-initial': { up: initial },
  '0002-language-of-users': { up: languageOfUsers },
  '0003-points': { up: points },
  '0004-waiting': { up: waiting },
  '0005-draft-marks': { up: draftMarks },
  '0006-images': { up: images },
  '0007-second-marks': { up: secondMarks },
  '0008-practice': { up: practice },
  '0009-versions': { up: versions },
  '0010-renderer-of-revisions': { up: rendererOfRevisions },
  '0011-instructions': { up: instructions },
  '0012-releases': { up: releases },
  '0013-bank': { up: bank },
  '0014-bank-use': { up: bankUse },
  '0015-bank-shares': { up: bankShares },
  '0016-operators': { up: operators },
  '0018-slips': { up: slips },
  '0019-identities': { up: identities },
  '0020-second-factor': { up: secondFactor },
  '0021-passkeys': { up: passkeys },
}

export const lastStep = Object.keys(migrations).toSorted().at(-1) ?? ''

/** With these, servers of older versions cannot go on: a table or a column that they use is gone or means something else. */
export const needsAllNodes: ReadonlySet<string> = new Set()
