import {
  type AttemptEvent,
  differingAnswers,
  hasRunOut,
  hasSeveralDevices,
  isSkipped,
  type LateAnswer,
  lateReason,
  mergeAnswers,
  mergeStored,
  newLateAnswers,
  readRecord,
  recordEvents,
  reportedEvents,
  type SentAnswer,
} from '@quizly/domain'
import { findOutages } from '../../db/outages.ts'
import type { Db } from '../../db/store.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { type Arrival, datedIn, isInTime, savedEvents } from './arrival.service.ts'
import type { SubmittedAttempt } from './attempts.repository.ts'
import { canBeKept, markSubmission, reread } from './closing.service.ts'
import { updateLateAnswers, updateToSubmitted } from './progress.repository.ts'

/**
 * Takes answers that reach an attempt that has ended, and gives it as it stands then. If its time had run out, those that
 * arrived within the grace count, whoever has ended it meanwhile, and later ones are kept beside; so are those that come
 * after a submission at zero whose result could be seen at once. Whoever submitted before that has finished.
 */
export async function takeAfterEnd(
  db: Db,
  attempt: SubmittedAttempt,
  arrival: Arrival,
): Promise<SubmittedAttempt> {
  if (!hasRunOut(attempt)) return attempt
  const isCounted = isInTime(attempt, arrival.receivedAt) && isUninformed(attempt, arrival)
  const taken = isCounted ? await countToo(db, attempt, arrival) : await keepLate(db, attempt, arrival)
  if (taken) return taken
  const latest = await reread(db, attempt)
  return latest.state === 'submitted' ? takeAfterEnd(db, latest, arrival) : attempt
}

/**
 * Whether what arrives in time was sent before its student could know what is right: of one device the reply to a submission
 * shows it, and an age can be made up; of several it is held back until the grace is over.
 */
function isUninformed(attempt: SubmittedAttempt, { receivedAt }: Arrival): boolean {
  const { submittedBy, submittedAt } = attempt
  return submittedBy === 'time' || receivedAt <= submittedAt || hasSeveralDevices(attempt)
}

/**
 * Whether an answer beside a submission that stands is to change anything: without an age it would count as given after that.
 * Another device may have given it since, but what it skips it does not take back.
 */
function isMeant(attempt: SubmittedAttempt, { age, selectedOption }: SentAnswer): boolean {
  if (age !== undefined || attempt.submittedBy === 'time') return true
  return hasSeveralDevices(attempt) && !isSkipped(selectedOption)
}

/**
 * Lets answers count that arrived in time. What would make the attempt too large is kept beside, for its educator to
 * decide on. Undefined when somebody else has changed the attempt meanwhile.
 */
async function countToo(
  db: Db,
  attempt: SubmittedAttempt,
  arrival: Arrival,
): Promise<SubmittedAttempt | undefined> {
  const sent = arrival.sent.filter((answer) => isMeant(attempt, answer))
  const savedAnswers = mergeStored(attempt.savedAnswers, datedIn({ ...arrival, sent }))
  const changed = differingAnswers(attempt.savedAnswers, savedAnswers)
  if (changed.length === 0) return attempt
  if (!canBeKept(savedAnswers)) return keepLate(db, attempt, arrival)
  const { elapsedMs, report } = arrival
  const questions = await getRevision(db, attempt.quiz.id, attempt.revision)
  const record = recordEvents(attempt.record, [
    ...reportedEvents(report, elapsedMs),
    ...savedEvents(questions, arrival, changed),
  ])
  const submission = await markSubmission(db, attempt, savedAnswers, attempt)
  const isCounted = await updateToSubmitted(db, attempt, submission, record)
  return isCounted ? { ...attempt, ...submission, record, version: attempt.version + 1 } : undefined
}

/**
 * Keeps answers that came too late, and would change something, beside the result; why each was late is found out now,
 * while it is known. Undefined when somebody else has changed the attempt meanwhile.
 */
async function keepLate(
  db: Db,
  attempt: SubmittedAttempt,
  arrival: Arrival,
): Promise<SubmittedAttempt | undefined> {
  const late = newLateAnswers(attempt, datedIn(arrival))
  if (late.length === 0) return attempt
  const told = reportedEvents(arrival.report, arrival.elapsedMs)
  const withReasons = await giveReasons(db, attempt, late, arrival, told)
  const lateAnswers = mergeAnswers<LateAnswer>(attempt.lateAnswers, withReasons)
  if (!canBeKept(lateAnswers)) return attempt
  const { device = '' } = arrival.report
  const record = recordEvents(attempt.record, [...told, { kind: 'late', at: arrival.elapsedMs, device }])
  const isKept = await updateLateAnswers(db, attempt, { lateAnswers, record })
  return isKept ? { ...attempt, lateAnswers, record, version: attempt.version + 1 } : undefined
}

async function giveReasons(
  db: Db,
  { startedAt, deadline, record }: SubmittedAttempt,
  late: readonly LateAnswer[],
  arrival: Arrival,
  told: readonly AttemptEvent[],
): Promise<LateAnswer[]> {
  const firstAt = Math.min(...late.map(({ at }) => at))
  const found = await findOutages(db, startedAt + firstAt, arrival.receivedAt)
  const outages = found.map(({ from, until }) => ({ from: from - startedAt, to: until - startedAt }))
  const offline = [...readRecord(record), ...told].filter((event) => event.kind === 'offline')
  return late.map((answer) => {
    const moments = { at: answer.at, endsAt: deadline - startedAt, arrivedAt: arrival.elapsedMs }
    return { ...answer, reason: lateReason(moments, { outages, offline }) }
  })
}
