import type { AttemptRule } from '@quizly/domain'
import { type RawBuilder, sql } from 'kysely'
import { maxPointsOf, pointsOf } from './stored-score.ts'

const hasNone = (other: RawBuilder<boolean>) => sql<boolean>`not exists (select 1 from attempts as other
  where other.quiz_id = attempts.quiz_id and other.student_id = attempts.student_id and ${other})`

/** Whole numbers, of which the greater one belongs to the greater share of the points. */
const [ofOther, ofAttempt] = [productOf('other', 'attempts'), productOf('attempts', 'other')]

/** Too large for an integer of PostgreSQL. */
function productOf(one: string, other: string) {
  return sql`cast(coalesce(${pointsOf(one)}, -1) as bigint) * coalesce(nullif(${maxPointsOf(other)}, 0), 1)`
}

const better = {
  best: sql<boolean>`(${ofOther} > ${ofAttempt} or (${ofOther} = ${ofAttempt} and other.number < attempts.number))`,
  last: sql<boolean>`other.number > attempts.number`,
  first: sql<boolean>`other.number < attempts.number`,
}

type Rule = Pick<AttemptRule, 'counts'> | null
export type Counting = { id: string; attemptRule: AttemptRule | null }
const always = sql<boolean>`true`

/** Of submitted attempts: whether it is the one that counts, see `countingAttempt`. */
export const isCounted = (rule: Rule): RawBuilder<boolean> =>
  rule ? hasNone(sql<boolean>`other.state = 'submitted' and ${better[rule.counts]}`) : always

/** The same by the rule of the quiz that the outer query reads. */
export const isCountedInQuiz = hasNone(sql<boolean>`other.state = 'submitted' and case
  when quizzes.attempt_rule like '%best' then ${better.best}
  when quizzes.attempt_rule like '%last' then ${better.last} else ${better.first} end`)

const isLast = hasNone(better.last)
export const isLatest = (rule: Rule): RawBuilder<boolean> => (rule ? isLast : always)

/** Of all attempts, whatever their state: the one that counts, or the only one while none is submitted. */
export const standsForStudent = (rule: Rule): RawBuilder<boolean> =>
  rule
    ? sql<boolean>`(case when attempts.state = 'submitted' then ${isCounted(rule)}
        else ${hasNone(sql<boolean>`other.state = 'submitted'`)} end)`
    : always

export const attemptsSubmitted = (rule: Rule): RawBuilder<number> =>
  rule
    ? sql<number>`(select count(*) from attempts as other where other.quiz_id = attempts.quiz_id
        and other.student_id = attempts.student_id and other.state = 'submitted')`
    : sql<number>`1`
