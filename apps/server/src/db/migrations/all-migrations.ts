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
}

export const lastStep = Object.keys(migrations).toSorted().at(-1) ?? ''

/** With these, servers of older versions cannot go on: a table or a column that they use is gone or means something else. */
export const needsAllNodes: ReadonlySet<string> = new Set()
