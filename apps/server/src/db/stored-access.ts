import {
  type PlannedRelease,
  type QuizAccess,
  readAttemptRule,
  releaseParts,
  writeAttemptRule,
} from '@quizly/domain'
import type { Selectable } from 'kysely'
import type { Tables } from './tables.ts'

export { readAttemptRule }

export const accessColumns = [
  'quizzes.result_release',
  'quizzes.given_out_at',
  'quizzes.gives_score_only',
  'quizzes.release_at',
  'quizzes.release_parts',
  'quizzes.is_open',
  'quizzes.is_joinable',
  'quizzes.opens_at',
  'quizzes.closes_at',
  'quizzes.stops_at_closing',
  'quizzes.attempt_rule',
  'quizzes.practice',
] as const

type Column<Name> = Name extends `quizzes.${infer Bare extends keyof Tables['quizzes']}` ? Bare : never
export type AccessRow = Pick<Selectable<Tables['quizzes']>, Column<(typeof accessColumns)[number]>>

export function readAccess(row: AccessRow): QuizAccess {
  return {
    resultRelease: row.result_release,
    givenOutAt: row.given_out_at,
    givesScoreOnly: row.gives_score_only === 1,
    planned: readPlanned(row),
    isOpen: row.is_open === 1,
    isJoinable: row.is_joinable === 1,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    stopsAtClosing: row.stops_at_closing === 1,
    attemptRule: readAttemptRule(row.attempt_rule),
    canBePractised: row.practice === 1,
  }
}

export function toAccessRow(access: QuizAccess): AccessRow {
  return {
    result_release: access.resultRelease,
    given_out_at: access.givenOutAt,
    gives_score_only: access.givesScoreOnly ? 1 : null,
    ...toPlannedRow(access.planned),
    is_open: Number(access.isOpen),
    is_joinable: Number(access.isJoinable),
    opens_at: access.opensAt,
    closes_at: access.closesAt,
    stops_at_closing: Number(access.stopsAtClosing),
    attempt_rule: writeAttemptRule(access.attemptRule),
    practice: access.canBePractised ? 1 : null,
  }
}

type PlannedRow = Pick<AccessRow, 'release_at' | 'release_parts'>

export function readPlanned({ release_at: at, release_parts: parts }: PlannedRow): PlannedRelease | null {
  if (at === null) return null
  const named = parts?.split(' ') ?? []
  return { at, parts: releaseParts.filter((part) => named.includes(part)) }
}

export const toPlannedRow = (planned: PlannedRelease | null): PlannedRow => ({
  release_at: planned?.at ?? null,
  release_parts: planned?.parts.join(' ') ?? null,
})
