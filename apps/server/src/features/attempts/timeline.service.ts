import type { AttemptTimeline, AttemptForOwner, TimelineEvent, User } from '@quizly/contract'
import {
  inDrawnOrder,
  isEducator,
  isShuffled,
  isTimelineFull,
  type SubmittedAttempt,
  timelineOf,
  undecidedAnswers,
  type Visibility,
} from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { getUser } from '../auth/login/auth.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { summarize } from '../quizzes/quizzes.service.ts'
import { listScoreChangesOf } from './marking/marking.repository.ts'
import { getSubmittedAttempt, toTimedResult } from './results.service.ts'

const iso = (moment: number) => new Date(moment).toISOString()

type Wanted = { quizId: string; userId: string }

/** The timeline of a submitted attempt, for its student or for the owner of its quiz. */
export async function getTimelineFor(db: Db, reader: User, wanted: Wanted, now: number) {
  return isEducator(reader)
    ? { as: 'educator' as const, body: await getAttemptForOwner(db, reader, wanted, now) }
    : { as: 'submitted' as const, body: await getOwnTimeline(db, reader, wanted, now) }
}

/** The timeline of the student's own submitted attempt. */
async function getOwnTimeline(db: Db, reader: User, wanted: Wanted, now: number): Promise<AttemptTimeline> {
  return toTimeline(db, (await getSubmittedAttempt(db, reader, wanted, now)).attempt)
}

/** A student's submitted attempt for the quiz's owner: the timeline, the result and late answers. */
async function getAttemptForOwner(
  db: Db,
  reader: User,
  wanted: Wanted,
  now: number,
): Promise<AttemptForOwner> {
  const { attempt, seen } = await getSubmittedAttempt(db, reader, wanted, now)
  return toAttemptForOwner(db, attempt, seen)
}

/** A student's submitted attempt as the quiz's owner sees it. */
export async function toAttemptForOwner(
  db: Db,
  attempt: SubmittedAttempt,
  seen: Visibility,
): Promise<AttemptForOwner> {
  const { _id, name, email } = await getUser(db, attempt.studentId)
  const student = { _id, name, email }
  const scoreChanges = await listScoreChangesOf(db, attempt.id)
  return {
    quiz: summarize(attempt.quiz),
    student,
    result: await toTimedResult(db, attempt, seen),
    lateAnswers: undecidedAnswers(attempt.lateAnswers).map(({ questionId, selectedOption, at, reason }) => ({
      questionId,
      selectedOption,
      at: iso(attempt.startedAt + at),
      reason: reason ?? 'late',
    })),
    scoreChanges: scoreChanges.map((change) => ({ ...change, at: iso(change.at) })),
    ...(await toTimeline(db, attempt)),
  }
}

/** The events of an attempt so far. */
export function listEvents(attempt: Parameters<typeof timelineOf>[0]): TimelineEvent[] {
  return timelineOf(attempt).map(({ at, until, ...event }) => ({
    ...event,
    at: iso(at),
    ...(until !== undefined && { until: iso(until) }),
  }))
}

async function toTimeline(db: Db, attempt: SubmittedAttempt): Promise<AttemptTimeline> {
  const events = isShuffled(attempt) ? await asNumberedThen(db, attempt) : listEvents(attempt)
  return { events, isComplete: !isTimelineFull(attempt.timeline) }
}

/** The events of an attempt whose student saw the questions in another order, with the numbers that they saw. */
async function asNumberedThen(db: Db, attempt: SubmittedAttempt): Promise<TimelineEvent[]> {
  const questions = await getRevision(db, attempt.quiz.id, attempt.revision)
  const seen = inDrawnOrder(questions, attempt, ({ _id }) => _id)
  return listEvents(attempt).map(({ question, ...event }) => {
    const asked = question === undefined ? undefined : questions[question - 1]
    return asked ? { ...event, question: seen.indexOf(asked) + 1 } : event
  })
}
