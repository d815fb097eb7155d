import { askedIn, markBy, type Outcome, type Score, scoreChange, shownScore } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { writeOutcomes } from '../../db/stored-outcomes.ts'
import { getRevision } from '../../features/quizzes/questions.service.ts'
import { listResults, type StoredResult } from '../../db/upgrades/stored-marks.ts'

/** A result that would be another one. `student` is null if that person has deleted the account. */
export type OtherResult = {
  quizId: string
  quiz: string
  attemptId: string
  attempt: number
  student: string | null
  questions: number[]
  before: string
  after: string
}

type Mark = typeof markBy

export type RegradedResults = {
  results: number
  scores: OtherResult[]
  /** The same score, for other questions. */
  outcomes: OtherResult[]
  /** Attempts that this version cannot read. */
  unreadable: string[]
}

/** Marks every result again by its answers and compares it with what is stored. `mark`: by which rules. */
export async function regradeAll(db: Db, mark: Mark = markBy): Promise<RegradedResults> {
  const found: RegradedResults = { results: 0, scores: [], outcomes: [], unreadable: [] }
  for (let after: string | undefined = ''; after !== undefined;) {
    const { results, next } = await listResults(db, after)
    for (const result of results) await markOne(db, result, mark, found)
    found.results += results.length
    after = next
  }
  return found
}

async function markOne(db: Db, result: StoredResult, mark: Mark, found: RegradedResults): Promise<void> {
  try {
    const { revision, markedRevision, answers, byHand, outcomes, score } = result.read()
    const seen = { revision, questions: askedIn(await getRevision(db, result.quizId, revision), result) }
    const key = { revision: markedRevision, questions: await getRevision(db, result.quizId, markedRevision) }
    const marks = mark(key, seen, answers, byHand)
    const isSameScore = !scoreChange(score, marks) && score.weighted?.waiting === marks.weighted?.waiting
    const questions = otherQuestions(outcomes, marks.outcomes)
    if (isSameScore && questions.length === 0) return
    const { quizId, quiz, id: attemptId, number: attempt, student } = result
    const other = { quizId, quiz, attemptId, attempt, student, questions }
    const list = isSameScore ? found.outcomes : found.scores
    list.push({ ...other, before: asText(score), after: asText(marks) })
  } catch {
    found.unreadable.push(result.id)
  }
}

/** Their numbers, from 1. */
function otherQuestions(before: readonly Outcome[], after: readonly Outcome[]): number[] {
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index)
  const textAt = (outcomes: readonly Outcome[], index: number) =>
    writeOutcomes(outcomes.slice(index, index + 1))
  return places.filter((index) => textAt(before, index) !== textAt(after, index)).map((index) => index + 1)
}

function asText(score: Score): string {
  const { score: points, maxScore, totalQuestions, waiting } = shownScore(score)
  const of = maxScore === undefined ? `${points} of ${totalQuestions}` : `${points} of ${maxScore} points`
  return waiting === undefined ? of : `${of}, ${waiting} waiting`
}
