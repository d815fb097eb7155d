import { hash } from 'node:crypto'
import {
  type Attempt,
  type Command,
  type Decision,
  decide,
  type DecisionInputs,
  requiredInputs,
} from '@quizly/domain'
import { busy } from '../../app-error.ts'
import { findLastDeadline } from '../../db/attempts/last-deadlines.ts'
import { insertAnswerRegrades } from '../../db/attempts/regrades.ts'
import { insertScoreChanges } from '../../db/attempts/score-changes.ts'
import { findOutages } from '../../db/outages.ts'
import type { Db } from '../../db/store.ts'
import { answersAcknowledged, attemptsSubmitted } from '../../events.ts'
import { insertGrantsOf, listGrantsOf } from './extra-time/extra-time.repository.ts'
import { findAllowance } from '../quizzes/allowances/allowances.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { type AttemptKey, compareAndSet, load } from './attempt.repository.ts'

/** After this many conflicts on one attempt the caller gets `busy`. */
export const maxTries = 20

/** Decides anew if the attempt was changed meanwhile. Changes by a refused command are stored too. */
export async function execute(
  db: Db,
  key: AttemptKey,
  toCommand: (attempt: Attempt) => Command,
  now: number,
): Promise<Decision | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = await load(db, key)
    if (!before) return undefined
    const command = toCommand(before)
    const decision = decide(before, command, await loadInputs(db, before, command, now), now)
    if (await store(db, before, decision, now)) {
      publish(decision)
      return decision
    }
  }
  throw busy()
}

export async function loadInputs(
  db: Db,
  attempt: Attempt,
  command: Command,
  now: number,
): Promise<DecisionInputs> {
  if (attempt.state === 'admitted') {
    const allowance = command.kind === 'start' ? await findAllowance(db, attempt) : undefined
    return allowance ? { allowance } : {}
  }
  const { quiz, revision, startedAt } = attempt
  const needs = requiredInputs(attempt, command, now)
  const inputs: DecisionInputs = {}
  if (needs.questions) {
    const seen = await getRevision(db, quiz.id, revision)
    const isCurrent = quiz.currentRevision === revision
    inputs.questions = {
      seen,
      current: isCurrent ? seen : await getRevision(db, quiz.id, quiz.currentRevision),
    }
  }
  if (needs.grants) inputs.grants = await listGrantsOf(db, attempt.id)
  if (needs.outages) {
    inputs.outages = await findOutages(db, startedAt, now)
    inputs.lastDeadline = await findLastDeadline(db, quiz, now)
  }
  return inputs
}

/** False if the attempt, or what it depends on in its quiz, has changed since it was loaded. */
export async function store(
  db: Db,
  before: Attempt,
  { attempt, events }: Decision,
  now: number,
): Promise<boolean> {
  if (attempt === before) return true
  const changes = events.filter((event) => event.kind === 'score-changed')
  const granted = events.flatMap((event) => (event.kind === 'granted' ? [event.grant] : []))
  const marks = events.flatMap((event) => (event.kind === 'marked-by-hand' ? [event.mark] : []))
  if (changes.length + granted.length + marks.length === 0) return compareAndSet(db, before, attempt)
  return inTransaction(db, async (trx) => {
    if (!(await compareAndSet(trx, before, attempt))) return false
    const [id, attemptId] = [changeId(before.id, before.version), before.id]
    await insertScoreChanges(
      trx,
      changes.map((change) => ({ ...change, id, attemptId })),
      now,
    )
    const quizId = before.quiz.id
    await insertAnswerRegrades(
      trx,
      attemptId,
      marks.map((mark, index) => ({ ...mark, id: markId(id, index), quizId, attemptId, at: now })),
    )
    if (granted.length > 0) await insertGrantsOf(trx, attemptId, granted, now)
    return true
  })
}

/** The score that a change leads to has its ID too, so the first mark is found beside its score. */
const markId = (change: string, index: number) => (index === 0 ? change : `${change}.${index + 1}`)

/** A version is replaced only once. */
export function changeId(attemptId: string, version: number): string {
  return `${attemptId}.v${version}`
}

function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

export function publish({ events }: Decision): void {
  for (const event of events) {
    if (event.kind === 'acknowledged') answersAcknowledged.publish(event.answers)
    if (event.kind === 'submitted') attemptsSubmitted.publish({ by: event.by, count: 1 })
  }
}

export type CallingStudent = { _id: string; sessionId: string }

/** It reveals nothing about the session, and differs in each attempt. */
export function sessionTag({ id }: { id: string }, { sessionId }: CallingStudent): string {
  return hash('sha256', `${id} ${sessionId}`, 'base64url').slice(0, 12)
}
