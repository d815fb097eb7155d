import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/store.ts'
import type { Scratch } from '../../db/upgrades/scratch.ts'
import { defaultsOf } from '../../releases/defaults.ts'
import { findRelease } from '../../releases/releases.ts'
import { createRendering } from '../../features/rendering/rendering.service.ts'
import { type Description, findNarrowerCalls } from './api-changes.ts'
import { type RegradedResults, regradeAll } from './marks.ts'
import { type CheckedQuestions, checkQuestions } from './question-checks.ts'
import { type ChangedColumn, findChangedRows } from '../../db/upgrades/stored-marks.ts'

export type DryRun = {
  from: string
  to: string
  copySeconds: number
  migrateSeconds: number
  checkSeconds: number
  bytes: number
  steps: string[]
  marks: RegradedResults
  questions: CheckedQuestions
  /** What bringing the data up to date changes in rows that are there. */
  rows: ChangedColumn[]
  /** Of the API, compared with that of the release `apiOf`; undefined if none was kept. */
  apiOf: string | undefined
  calls: string[]
  /** Settings that nobody sets and that would be others. */
  settings: string[]
}

/** What would be otherwise with this version, found on copies. */
export async function runDry(
  {
    before,
    after,
    ...copied
  }: Pick<Scratch, 'before' | 'after' | 'from' | 'copySeconds' | 'migrateSeconds' | 'bytes' | 'steps'>,
  { to, api, defaults }: { to: string; api: Description; defaults: Config },
): Promise<DryRun> {
  const startedAt = performance.now()
  const marks = await regradeAll(after.db)
  const questions = await checkAll(after.db)
  const rows = await findChangedRows(before.db, after.db)
  const known = findRelease(copied.from)
  return {
    ...copied,
    to,
    marks,
    questions,
    rows,
    apiOf: known?.version,
    calls: known ? findNarrowerCalls(known.release.api, api) : [],
    settings: known ? otherDefaults(known.release.defaults, defaultsOf(defaults)) : [],
    checkSeconds: (performance.now() - startedAt) / 1000,
  }
}

async function checkAll(db: Db): Promise<CheckedQuestions> {
  // Nobody gets an address of a picture from here, so any key does.
  const rendering = createRendering(db, Buffer.alloc(32))
  try {
    return await checkQuestions(db, rendering.renderQuestions)
  } finally {
    rendering.close()
  }
}

function otherDefaults(before: Record<string, unknown>, now: Record<string, unknown>): string[] {
  return Object.entries(before).flatMap(([name, value]) => {
    const [then, today] = [value, now[name]].map((each) => JSON.stringify(each) ?? 'nothing')
    return then === today ? [] : [`${name} was ${then} if nobody set it, and would be ${today}`]
  })
}

export type Differences = { kind: string; count: number; says: string }[]

/** What would be otherwise, in parts of a sentence; nothing if all is as before. */
export function differencesOf({ marks, questions, rows, calls, settings }: DryRun): Differences {
  const rowsOf = (...tables: string[]) =>
    rows.filter(({ table }) => tables.includes(table)).reduce((most, each) => Math.max(most, each.rows), 0)
  const others = rows.filter(({ table }) => !['sessions', 'quiz_roles', 'quizzes'].includes(table))
  const all: Differences = [
    { kind: 'scores', count: marks.scores.length, says: 'score|scores would change' },
    {
      kind: 'outcomes',
      count: marks.outcomes.length,
      says: 'result|results would have other questions right',
    },
    { kind: 'unreadable', count: marks.unreadable.length, says: 'attempt|attempts could not be read' },
    {
      kind: 'revisions',
      count: questions.written.length,
      says: 'question|questions would be stored otherwise',
    },
    {
      kind: 'texts',
      count: questions.drawn.length,
      says: 'formatted question|formatted questions would look otherwise',
    },
    {
      kind: 'refused',
      count: questions.refused.length,
      says: 'question|questions could not be saved again as they are',
    },
    { kind: 'traits', count: questions.traits.length, says: 'quiz|quizzes would be announced otherwise' },
    { kind: 'sessions', count: rowsOf('sessions'), says: 'person|people would have to log in again' },
    { kind: 'roles', count: rowsOf('quiz_roles'), says: 'role|roles would change' },
    { kind: 'quiz-settings', count: rowsOf('quizzes'), says: 'quiz|quizzes would have other settings' },
    {
      kind: 'rows',
      count: others.reduce((sum, each) => sum + each.rows, 0),
      says: 'stored row|stored rows would change',
    },
    { kind: 'calls', count: calls.length, says: 'part|parts of the API would be gone or narrower' },
    { kind: 'settings', count: settings.length, says: 'setting|settings would mean something else' },
  ]
  return all.filter(({ count }) => count > 0)
}
