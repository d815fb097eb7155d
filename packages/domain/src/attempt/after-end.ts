import { hasRunOut } from '../time/end.ts'
import { mergeAnswers, mergeStored, type SavedAnswer, type SentAnswer } from './answers.ts'
import { isSkipped } from '../questions/selected-option.ts'
import { type Arrival, datedIn, isInTime, savedEvents } from './arrival.ts'
import { hasSeveralDevices, severalDevices, withDevice } from '../access/devices.ts'
import { type SeenAndCurrent, submittedWith } from './ending.ts'
import { addToTimeline, type AttemptEvent, type BrowserReport, reportedEvents } from './events.ts'
import { type LateAnswer, lateReason, newLateAnswers } from './late-answers.ts'
import type { StartedAttempt, SubmittedAttempt } from './states.ts'

/** A time without any server, in ms since 1970. */
export type ServerOutage = { from: number; until: number }

const storedAnswersLimit = 1024 * 1024

/** Whether answers are small enough to be stored: together at most 1 MiB of JSON text. */
export function canBeStored(answers: readonly SavedAnswer[]): boolean {
  return areSurelyShort(answers) || JSON.stringify(answers).length <= storedAnswersLimit
}

/** Whether the texts alone show that all is far below the limit, as they nearly always do. */
function areSurelyShort(answers: readonly SavedAnswer[]): boolean {
  // JSON writes a character as six at most. All that is not chosen or written takes less than 400.
  let longest = 2
  for (const { selectedOption, questionId, device = '' } of answers) {
    const texts = typeof selectedOption === 'string' ? [selectedOption] : (selectedOption ?? [])
    longest += 400 + 6 * (questionId.length + device.length)
    for (const text of texts) longest += 6 * text.length + 3
  }
  return longest <= storedAnswersLimit
}

type Known = { outages: readonly ServerOutage[]; answersOpen: boolean }

/**
 * Handles answers that arrive after the attempt has ended. If its time had run out, answers within the grace
 * count, whoever closed it; later ones are stored beside the result. Kept, too, are answers that come after a
 * submission at zero whose result could be seen at once, and those that another device brings after a submission in
 * time. The device that submitted has finished.
 */
export function takeAfterEnd(
  attempt: SubmittedAttempt,
  { session, ...arrival }: Arrival & { session: string },
  questions: SeenAndCurrent,
  known: Known,
): SubmittedAttempt {
  if (!hasRunOut(attempt)) {
    if (isOnlyDevice(attempt, session, arrival.report)) return attempt
    const sent = arrival.sent.filter(
      ({ age, selectedOption }) => age !== undefined || !isSkipped(selectedOption),
    )
    return keepLate(attempt, { ...arrival, sent }, known)
  }
  const isCounted = isInTime(attempt, arrival.receivedAt) && sentBeforeReveal(attempt, arrival)
  const counted = isCounted ? countToo(attempt, arrival, questions) : undefined
  return counted ?? keepLate(attempt, arrival, known)
}

/** Whether an attempt was taken on one device, and this is it. */
function isOnlyDevice({ devices }: SubmittedAttempt, session: string, { device }: BrowserReport): boolean {
  return devices !== severalDevices && withDevice(devices, session, device) !== severalDevices
}

/** The reply gives a single device the correct answers, and it may lie about ages; several get them later. */
function sentBeforeReveal(attempt: SubmittedAttempt, { receivedAt }: Arrival): boolean {
  const { submittedBy, submittedAt } = attempt
  return submittedBy === 'time' || receivedAt <= submittedAt || hasSeveralDevices(attempt)
}

/** The attempt with answers that arrived in time; undefined if they would make it too large. */
function countToo(
  attempt: SubmittedAttempt,
  arrival: Arrival,
  questions: SeenAndCurrent,
): SubmittedAttempt | undefined {
  const sent = arrival.sent.filter((answer) => isMeant(attempt, answer))
  const savedAnswers = mergeStored(attempt.savedAnswers, datedIn({ ...arrival, sent }))
  // An answer that is given again is the same but later, and then outlives what another device gave in between.
  const saved = new Set(attempt.savedAnswers)
  if (savedAnswers.every((answer) => saved.has(answer))) return attempt
  if (!canBeStored(savedAnswers)) return undefined
  const timeline = addToTimeline(attempt.timeline, [
    ...reportedEvents(arrival.report, arrival.elapsedMs),
    ...savedEvents(questions.seen, arrival, { before: attempt.savedAnswers, after: savedAnswers }),
  ])
  return { ...submittedWith(attempt, savedAnswers, attempt, questions), timeline }
}

/** Without an age it counts as given later, perhaps on another device; a skip then takes nothing back. */
function isMeant(attempt: SubmittedAttempt, { age, selectedOption }: SentAnswer): boolean {
  if (age !== undefined || attempt.submittedBy === 'time') return true
  return hasSeveralDevices(attempt) && !isSkipped(selectedOption)
}

function keepLate(
  attempt: SubmittedAttempt,
  arrival: Arrival,
  { outages, answersOpen }: Known,
): SubmittedAttempt {
  const late = newLateAnswers(attempt, datedIn(arrival))
  if (late.length === 0) return attempt
  const reported = reportedEvents(arrival.report, arrival.elapsedMs)
  const withReasons = giveReasons(attempt, late, arrival, [...attempt.timeline, ...reported], outages)
  const before = new Map(attempt.lateAnswers.map((answer) => [answer.questionId, answer.acknowledged]))
  const checked = withReasons.map((answer): LateAnswer => {
    const acknowledged = before.get(answer.questionId)
    return {
      ...answer,
      ...(answersOpen && { answersOpen }),
      ...(acknowledged !== undefined && { acknowledged }),
    }
  })
  const lateAnswers = mergeAnswers(attempt.lateAnswers, checked)
  if (!canBeStored(lateAnswers)) return attempt
  const { device = '' } = arrival.report
  const timeline = addToTimeline(attempt.timeline, [
    ...reported,
    { kind: 'late', at: arrival.elapsedMs, device },
  ])
  return { ...attempt, lateAnswers, timeline }
}

/** The attempt with answers to questions that had been left before these came. They do not count, and are kept as late ones are. */
export function withMissed<Kept extends StartedAttempt>(
  attempt: Kept,
  missed: readonly SentAnswer[],
  arrival: Arrival,
): Kept {
  const answered = missed.filter(({ selectedOption }) => !isSkipped(selectedOption))
  if (answered.length === 0) return attempt
  const { savedAnswers, lateAnswers = [] } = attempt
  const answers = attempt.state === 'submitted' ? attempt.answers : savedAnswers
  const known = { answers, savedAnswers, lateAnswers }
  const late = newLateAnswers(known, datedIn({ ...arrival, sent: answered }))
  if (late.length === 0) return attempt
  const kept = mergeAnswers(
    lateAnswers,
    late.map((answer): LateAnswer => ({ ...answer, reason: 'left' })),
  )
  if (!canBeStored(kept)) return attempt
  const { device = '' } = arrival.report
  const timeline = addToTimeline(attempt.timeline, [{ kind: 'late', at: arrival.elapsedMs, device }])
  return { ...attempt, lateAnswers: kept, timeline }
}

function giveReasons(
  { startedAt, deadline, submittedAt }: SubmittedAttempt,
  late: readonly LateAnswer[],
  arrival: Arrival,
  events: readonly AttemptEvent[],
  outages: readonly ServerOutage[],
): LateAnswer[] {
  const known = {
    outages: outages.map(({ from, until }) => ({ from: from - startedAt, to: until - startedAt })),
    offline: events.filter((event) => event.kind === 'offline'),
  }
  return late.map((answer) => {
    const moments = {
      at: answer.at,
      endsAt: Math.min(deadline, submittedAt) - startedAt,
      arrivedAt: arrival.elapsedMs,
    }
    return { ...answer, reason: lateReason(moments, known) }
  })
}
