import type {
  AttemptForOwner,
  AttemptTimeline,
  DecidedAnswer,
  MarkByHand,
  TimelineEvent,
  User,
} from '@quizly/contract'
import {
  askedIn,
  defaultGraceMs,
  hasRunOut,
  inShuffledOrder,
  isEducator,
  isSameHandVerdict,
  shownVerdict,
  isShuffled,
  isTimelineFull,
  type LateAnswer,
  type SubmittedAttempt,
  timelineOf,
  undecidedAnswers,
  type Visibility,
} from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { execute } from './execute.service.ts'
import { getUser } from '../auth/login/auth.service.ts'
import { listAnswerRegrades } from '../../db/attempts/regrades.ts'
import { listReleases } from '../../db/attempts/releases.ts'
import { listScoreChangesOf } from '../../db/attempts/score-changes.ts'
import { getReader } from '../quizzes/roles.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { summarize } from '../quizzes/quizzes.service.ts'
import { type AttemptKey, load } from './attempt.repository.ts'
import { listTimeGivenTo } from './extra-time/extra-time.repository.ts'
import { changedScore } from './regraded.service.ts'
import { getSubmittedAttempt, submittedTo, toTimedResult } from './results.service.ts'

const iso = (moment: number) => new Date(moment).toISOString()

type Requested = Parameters<typeof getSubmittedAttempt>[2]

/** For its student or the owner of its quiz. */
export async function getTimelineFor(db: Db, reader: User, requested: Requested, now: number) {
  return isEducator(reader)
    ? { as: 'educator' as const, body: await getAttemptForOwner(db, reader, requested, now) }
    : { as: 'submitted' as const, body: await getOwnTimeline(db, reader, requested, now) }
}

async function getOwnTimeline(
  db: Db,
  reader: User,
  requested: Requested,
  now: number,
): Promise<AttemptTimeline> {
  return toTimeline(db, (await getSubmittedAttempt(db, reader, requested, now)).attempt)
}

async function getAttemptForOwner(
  db: Db,
  reader: User,
  requested: Requested,
  now: number,
): Promise<AttemptForOwner> {
  const { attempt, seen } = await getSubmittedAttempt(db, reader, requested, now)
  return toAttemptForOwner(db, attempt, seen, now)
}

export async function getChangedAttempt(db: Db, key: AttemptKey, now: number): Promise<AttemptForOwner> {
  const { attempt, seen } = await submittedTo(db, { kind: 'staff', role: 'marker' }, await load(db, key), now)
  return toAttemptForOwner(db, attempt, seen, now)
}

type Decision = { quizId: string; userId: string; number?: number | undefined; accept: boolean }

export async function decideLateAnswers(
  db: Db,
  owner: User,
  { accept, quizId, userId, number }: Decision,
  now: number,
): Promise<AttemptForOwner> {
  const reader = await getReader(db, owner, { quizId, userId }, 'mark')
  const kind = accept ? 'accept-late' : 'refuse-late'
  const key = { quizId, studentId: userId, number: number ?? ('latest' as const) }
  const outcome = await execute(db, key, () => ({ kind }), now)
  await submittedTo(db, reader, outcome?.attempt, now)
  return getChangedAttempt(db, key, now)
}

async function toAttemptForOwner(
  db: Db,
  attempt: SubmittedAttempt,
  seen: Visibility,
  now: number,
): Promise<AttemptForOwner> {
  const { _id, name, email } = await getUser(db, attempt.studentId)
  const student = { _id, name, email }
  const scoreChanges = await listScoreChangesOf(db, attempt.id)
  const marks = await listAnswerRegrades(db, attempt.id)
  const markIds = new Set(marks.map(({ id }) => id))
  await yieldToEventLoop()
  const timeline = await toTimeline(db, attempt)
  const decided = [
    ...(attempt.earlierLate ?? []).flatMap((answer) =>
      toDecidedAnswer(attempt, answer).map((each) => ({ ...each, isEarlier: true as const })),
    ),
    ...attempt.lateAnswers.flatMap((answer) => toDecidedAnswer(attempt, answer)),
  ]
  await yieldToEventLoop()
  const result = await toTimedResult(db, attempt, seen, now)
  await yieldToEventLoop()
  return {
    quiz: summarize(attempt.quiz),
    student,
    result,
    lateAnswers: undecidedAnswers(attempt.lateAnswers).map((answer) => toLateAnswer(attempt, answer)),
    ...(decided.length > 0 && { decidedAnswers: decided }),
    scoreChanges: scoreChanges.map(({ id, at, ...change }) => ({
      at: iso(at),
      ...changedScore(change),
      ...(markIds.has(id) && { markId: id }),
    })),
    ...(marks.length > 0 && { marksByHand: await toMarks(db, attempt, marks) }),
    version: attempt.version,
    ...timeline,
    events: await withEducators(db, attempt, timeline.events, marks),
  }
}

function toLateAnswer({ startedAt }: SubmittedAttempt, answer: LateAnswer) {
  const { questionId, selectedOption, at, savedAt, reason = 'late' as const, answersOpen } = answer
  return {
    questionId,
    selectedOption,
    at: iso(startedAt + at),
    ...(savedAt !== undefined && { arrivedAt: iso(savedAt) }),
    reason,
    ...(answersOpen && { answersOpen }),
  }
}

function toDecidedAnswer(attempt: SubmittedAttempt, answer: LateAnswer): DecidedAnswer[] {
  const { decision, acknowledged } = answer
  if (!decision) return []
  const { selectedOption, savedAt } = acknowledged ?? {}
  const counted = selectedOption !== undefined && {
    selectedOption,
    ...(savedAt !== undefined && { savedAt: iso(savedAt) }),
  }
  return [
    {
      ...toLateAnswer(attempt, answer),
      decision,
      ...(acknowledged !== undefined && { acknowledged: counted || null }),
    },
  ]
}

type StoredMark = Awaited<ReturnType<typeof listAnswerRegrades>>[number]

/** For each question the last one, while the answer is still the same. */
async function toMarks(
  db: Db,
  { byHand, quiz, markedRevision }: SubmittedAttempt,
  marks: readonly StoredMark[],
): Promise<MarkByHand[]> {
  const last = new Map(marks.map(({ id, questionId }) => [questionId, id]))
  const questions = await getRevision(db, quiz.id, markedRevision)
  return marks.map(({ id, questionId, verdict, reason, educator, at, items }) => {
    const given = byHand?.get(questionId)
    const counts = last.get(questionId) === id && verdict !== null && isSameHandVerdict(given, verdict)
    const question = questions.find(({ _id }) => _id === questionId)
    return {
      _id: id,
      questionId,
      verdict: counts && given ? shownVerdict(question, given) : verdict,
      reason,
      by: educator,
      at: iso(at),
      counts,
      ...(items && { items: [...items] }),
    }
  })
}

/** Before all answers to an attempt had to be there: for one of several also before it started. */
async function listReleasesDuring(db: Db, attempt: SubmittedAttempt) {
  const { quiz, number, startedAt, submittedAt, deadline } = attempt
  const until = hasRunOut(attempt) ? deadline + defaultGraceMs : submittedAt
  return listReleases(db, quiz.id, { from: number > 1 ? 0 : startedAt, until })
}

async function withEducators(
  db: Db,
  attempt: SubmittedAttempt,
  events: readonly TimelineEvent[],
  marks: readonly StoredMark[],
): Promise<TimelineEvent[]> {
  const isGift = ({ kind }: TimelineEvent) => kind === 'granted' || kind === 'reopened'
  const given = events.some(isGift) ? await listTimeGivenTo(db, attempt.id) : []
  const listed = events.map((event) => {
    const gift = isGift(event) ? given.find(({ at }) => iso(at) === event.at) : undefined
    return gift ? { ...event, by: gift.by, ...(gift.reason && { reason: gift.reason }) } : event
  })
  const releases = await listReleasesDuring(db, attempt)
  const released = releases.map(({ at, by }): TimelineEvent => ({
    kind: 'released',
    at: iso(at),
    ...(by !== null && { by }),
  }))
  if (marks.length + released.length === 0) return listed
  const seen = marks.length > 0 ? await seenIds(db, attempt) : []
  const marked = marks.map(({ questionId, verdict, reason, educator, at }): TimelineEvent => {
    const question = seen.indexOf(questionId) + 1
    return { kind: 'marked', at: iso(at), question, verdict, by: educator, ...(reason && { reason }) }
  })
  return [...listed, ...released, ...marked].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  )
}

async function seenIds(db: Db, attempt: SubmittedAttempt): Promise<string[]> {
  const questions = askedIn(await getRevision(db, attempt.quiz.id, attempt.revision), attempt)
  return inShuffledOrder(questions, attempt, ({ _id }) => _id).map(({ _id }) => _id)
}

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

/** With the numbers that the student saw. */
async function asNumberedThen(db: Db, attempt: SubmittedAttempt): Promise<TimelineEvent[]> {
  const questions = askedIn(await getRevision(db, attempt.quiz.id, attempt.revision), attempt)
  const seen = inShuffledOrder(questions, attempt, ({ _id }) => _id)
  return listEvents(attempt).map(({ question, ...event }) => {
    const found = question === undefined ? undefined : questions[question - 1]
    return found ? { ...event, question: seen.indexOf(found) + 1 } : event
  })
}
