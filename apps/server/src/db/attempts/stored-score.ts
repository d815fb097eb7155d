import {
  oldestRenderer,
  type Question,
  type Score,
  type QuizCapabilities,
  capabilitiesOf,
} from '@quizly/domain'
import { type RawBuilder, sql } from 'kysely'
import { required } from '../readable-rows.ts'

export const scoreColumns = ['score', 'total_questions', 'points', 'max_points', 'waiting'] as const

export type ScoreRow = Record<(typeof scoreColumns)[number], number | null>

/** Throws if there is none. Points are only in results of weighted quizzes. */
export function readScore(row: ScoreRow): Score {
  const { points, max_points: maxPoints, waiting } = row
  return {
    score: required(row.score),
    totalQuestions: required(row.total_questions),
    ...(points !== null &&
      maxPoints !== null && { weighted: { points, maxPoints, ...(waiting !== null && { waiting }) } }),
  }
}

/** Undefined before there is a score. */
export const findScore = (row: ScoreRow): Score | undefined =>
  row.score === null ? undefined : readScore(row)

/** Null for a plain quiz, see `capabilitiesOf`. */
export function writeCapabilities(questions: readonly Question[]): string | null {
  const capabilities = capabilitiesOf(questions)
  return capabilities ? JSON.stringify(capabilities) : null
}

/** Null for questions of which none is formatted. */
export const writeRenderer = (questions: readonly Question[]): number | null =>
  oldestRenderer(questions) ?? null

export const readCapabilities = (stored: string | null): QuizCapabilities | null =>
  stored === null ? null : (JSON.parse(stored) as QuizCapabilities)

export const writePoints = ({ weighted }: Pick<Score, 'weighted'>) => ({
  points: weighted?.points ?? null,
  max_points: weighted?.maxPoints ?? null,
  waiting: weighted?.waiting ?? null,
})

/** Points of an attempt in hundredths, by which results are ordered: in a plain quiz a correct answer is one point. */
export const pointsOf = (attempts: string): RawBuilder<number | null> =>
  sql`coalesce(${sql.ref(`${attempts}.points`)}, 100 * ${sql.ref(`${attempts}.score`)})`

/** How many points there could be, in hundredths. */
export const maxPointsOf = (attempts: string): RawBuilder<number | null> =>
  sql`coalesce(${sql.ref(`${attempts}.max_points`)}, 100 * ${sql.ref(`${attempts}.total_questions`)})`
