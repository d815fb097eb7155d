import { type LastDeadline, visibility } from '../access/visibility.ts'
import { type Grant, timeAtStart } from '../time/deadline.ts'
import { attemptStateAt, defaultGraceMs } from '../time/end.ts'
import type { Allowance } from '../time/extra-time.ts'
import { endedNow, type GrantTerms, withGrant } from './extra-time.ts'
import { takenAnswers } from './left-questions.ts'
import { readLayout, writeLayout } from '../layout/layout.ts'
import { askedIn } from '../layout/order.ts'
import type { Problem } from '../problem.ts'
import { hasAnswerForm } from '../questions/registry.ts'
import type { Answer } from '../questions/answer.ts'
import { indexesOf } from '../questions/indexes.ts'
import type { Question } from '../questions/question.ts'
import { type MarkByHand, type MarksTogether, withMarkByHand, withMarksTogether } from './mark-by-hand.ts'
import { canBeStored, type ServerOutage, takeAfterEnd, withMissed } from './after-end.ts'
import { arrive, datedIn, isInTime, savedEvents } from './arrival.ts'
import { mergeStored, type SentAnswer } from './answers.ts'
import { withDevice } from '../access/devices.ts'
import { type SeenAndCurrent, closedByTime, type ScoreChange, scoreChange, submittedWith } from './ending.ts'
import { type BrowserReport, addToTimeline, reportedEvents } from './events.ts'
import { withLateAccepted, withLateRefused } from './late-decision.ts'
import type {
  AdmittedAttempt,
  Attempt,
  RunningAttempt,
  StartedAttempt,
  SubmittedAttempt,
  SubmittedBy,
} from './states.ts'

/** Answers to questions that are not there. */
function unknownQuestions(questions: readonly { _id: string }[], changes: readonly Answer[]): Problem[] {
  const known = indexesOf(questions)
  return changes.flatMap(({ questionId }, index) => {
    if (known.has(questionId)) return []
    const path = `changes.${index}.questionId`
    return [{ path, code: 'unknown-question' }]
  })
}

/** Answers that have not the form of their question's type, as a list to a question that takes one text. */
function otherForms(
  questions: readonly Question[],
  sent: readonly Answer[],
  field: 'changes' | 'answers',
): Problem[] {
  const places = indexesOf(questions)
  return sent.flatMap(({ questionId, selectedOption }, index) => {
    const question = questions[places.get(questionId) ?? -1]
    if (!question || hasAnswerForm(question, selectedOption)) return []
    return [{ path: `${field}.${index}.selectedOption`, code: 'other-form' }]
  })
}

type Sent = { session: string; sent: readonly SentAnswer[]; report: BrowserReport }

/**
 * `close` only submits an attempt whose time is over, which every command does first. Regrade is no
 * command: it reads a whole class in a few queries, see `markBy` and `scoreChange`.
 */
export type Command =
  | { kind: 'open' | 'start'; session: string }
  | ({ kind: 'save' | 'submit' } & Sent)
  | { kind: 'close' | 'accept-late' | 'refuse-late' }
  | { kind: 'grant'; terms: GrantTerms }
  | { kind: 'mark-by-hand'; mark: MarkByHand }
  | ({ kind: 'mark-together' } & MarksTogether)
  | { kind: 'end'; id: string }

export type DecisionInputs = {
  questions?: SeenAndCurrent
  outages?: readonly ServerOutage[]
  /** With answers that arrive after the end, where students wait for others. */
  lastDeadline?: LastDeadline
  /** This call ends the attempt, so that nobody has seen its result. */
  isUnseen?: true
  grants?: readonly Grant[]
  /** At the start: the student's, if there is one. */
  allowance?: Allowance
}

export type Refusal =
  | { code: 'not-started' | 'already-attempted' | 'too-large' }
  | { code: 'still-running' | 'attempt-changed' | 'not-found' }
  | { code: 'quiz-closed'; isTooEarly: boolean }
  | { code: 'no-time-limit' }
  | { code: 'invalid-input'; problems: Problem[] }

type DomainEvent =
  | { kind: 'acknowledged'; answers: number }
  | { kind: 'submitted'; by: SubmittedBy }
  | ({ kind: 'score-changed' } & ScoreChange)
  | { kind: 'granted'; grant: Grant }
  | { kind: 'marked-by-hand'; mark: MarkByHand }

/** `attempt` is the same object if nothing has changed. Even a refused command can change it: late answers are kept. */
export type Decision = { attempt: Attempt; events: DomainEvent[]; refusal?: Refusal }

/** What a command does to an attempt at `now`. First, it is closed if its time and grace are over. */
export function decide(attempt: Attempt, command: Command, given: DecisionInputs, now: number): Decision {
  const inputs = withAsked(attempt, given)
  if (attempt.state !== 'in-progress' || !isOver(attempt, now)) return apply(attempt, command, inputs, now)
  const closed = closedByTime(attempt, required(inputs.questions))
  const outcome = apply(closed, command, { ...inputs, isUnseen: true }, now)
  return { ...outcome, events: [{ kind: 'submitted', by: 'time' }, ...outcome.events] }
}

/** What this attempt was not asked is as if it were not in the quiz that it was shown. */
function withAsked(attempt: Attempt, inputs: DecisionInputs): DecisionInputs {
  const { questions } = inputs
  if (attempt.state === 'admitted' || !questions) return inputs
  const seen = askedIn(questions.seen, attempt)
  return seen === questions.seen ? inputs : { ...inputs, questions: { ...questions, seen } }
}

/** What a decision needs: the quiz's questions, the outages since the start, and the earlier grants. */
export function requiredInputs(
  attempt: StartedAttempt,
  { kind }: Command,
  now: number,
): { questions: boolean; outages: boolean; grants: boolean } {
  const bringsAnswers = kind === 'save' || kind === 'submit'
  const isDecision = kind === 'accept-late' || kind === 'refuse-late'
  const isMarking = kind === 'mark-by-hand' || kind === 'mark-together'
  const isClosed = attempt.state === 'in-progress' && isOver(attempt, now)
  return {
    questions: bringsAnswers || isDecision || isMarking || isClosed,
    outages: bringsAnswers && (isClosed || attempt.state === 'submitted'),
    grants: kind === 'grant' || kind === 'end',
  }
}

const isOver = (attempt: RunningAttempt, now: number) =>
  attemptStateAt(attempt, now, defaultGraceMs) === 'submitted'

function required<T>(input: T | undefined): T {
  if (input === undefined) throw new Error('What this decision needs was not given')
  return input
}

function apply(attempt: Attempt, command: Command, inputs: DecisionInputs, now: number): Decision {
  switch (command.kind) {
    case 'open':
      return unrefused(attempt.state === 'in-progress' ? openedOn(attempt, command.session) : attempt)
    case 'start':
      return start(attempt, command.session, inputs, now)
    case 'save':
      return attempt.state === 'admitted' ? notStarted(attempt) : save(attempt, command, inputs, now)
    case 'submit':
      return attempt.state === 'admitted' ? notStarted(attempt) : submit(attempt, command, inputs, now)
    case 'close':
      return unrefused(attempt)
    case 'accept-late':
    case 'refuse-late': {
      if (attempt.state !== 'submitted') return unrefused(attempt)
      const decideOn = command.kind === 'accept-late' ? withLateAccepted : withLateRefused
      return rescored(attempt, decideOn(attempt, required(inputs.questions), now))
    }
    case 'grant':
      return attempt.state === 'admitted' ? notStarted(attempt) : grantTime(attempt, command, inputs, now)
    case 'mark-by-hand':
    case 'mark-together':
      if (attempt.state !== 'submitted') return refused(attempt, { code: 'still-running' })
      return command.kind === 'mark-by-hand'
        ? markByHand(attempt, command.mark, inputs)
        : markTogether(attempt, command, inputs)
    case 'end':
      return attempt.state === 'in-progress' ? end(attempt, command, inputs, now) : unrefused(attempt)
  }
}

const unrefused = (attempt: Attempt): Decision => ({ attempt, events: [] })

const refused = (attempt: Attempt, refusal: Refusal): Decision => ({ attempt, events: [], refusal })

const alreadyAttempted = { code: 'already-attempted' } as const

const notStarted = (attempt: AdmittedAttempt) => refused(attempt, { code: 'not-started' })

function openedOn(attempt: RunningAttempt, session: string, label?: string): RunningAttempt {
  const devices = withDevice(attempt.devices, session, label)
  return devices === attempt.devices ? attempt : { ...attempt, devices }
}

/** Starts the clock and sets the revision that the student sees, or resumes a running attempt. */
function start(attempt: Attempt, session: string, { allowance }: DecisionInputs, now: number): Decision {
  if (attempt.state === 'in-progress') return unrefused(openedOn(attempt, session))
  if (attempt.state === 'submitted') return refused(attempt, alreadyAttempted)
  const { quiz } = attempt
  const { canStart, why } = visibility({ reader: { kind: 'student' }, quiz, attempt, now })
  if (!canStart) return refused(attempt, { code: 'quiz-closed', isTooEarly: why === 'not-open-yet' })
  return unrefused({
    ...attempt,
    state: 'in-progress',
    revision: quiz.currentRevision,
    layout: layoutAtStart(attempt),
    startedAt: now,
    ...timeAtStart(quiz, allowance, now),
    savedAnswers: [],
    timeline: [],
    devices: withDevice('', session),
  })
}

/** Each attempt draws by its own seed, unless it is to be asked what earlier ones were not. */
function layoutAtStart({ quiz: { layout, traits }, ...admitted }: AdmittedAttempt): string | null {
  if (traits?.asked === undefined) return layout
  const { draw = { turn: 0 } } = readLayout(admitted.layout ?? null)
  return writeLayout({ ...readLayout(layout), draw })
}

/** Merges changes into the saved answers: for each question the latest change wins. */
function save(
  attempt: StartedAttempt,
  { session, sent, report }: Sent,
  inputs: DecisionInputs,
  now: number,
): Decision {
  const questions = required(inputs.questions)
  const problems = [...unknownQuestions(questions.seen, sent), ...otherForms(questions.seen, sent, 'changes')]
  if (problems.length > 0) return refused(attempt, { code: 'invalid-input', problems })
  const taken = takenAnswers(attempt, questions.seen, sent)
  const arrival = arrive(attempt, taken.sent, report, now)
  if (attempt.state === 'submitted') {
    return afterEnd(attempt, { ...arrival, session }, taken.missed, inputs)
  }
  const savedAnswers = mergeStored(taken.savedAnswers, datedIn(arrival))
  if (!canBeStored(savedAnswers)) return refused(attempt, { code: 'too-large' })
  const timeline = addToTimeline(attempt.timeline, [
    ...reportedEvents(report, arrival.elapsedMs),
    ...savedEvents(questions.seen, arrival, { before: attempt.savedAnswers, after: savedAnswers }),
  ])
  const { devices } = openedOn(attempt, session, report.device)
  const before = new Set(attempt.savedAnswers)
  const isNothingNew =
    savedAnswers.every((answer) => before.has(answer)) &&
    timeline === attempt.timeline &&
    devices === attempt.devices
  const saved = isNothingNew ? attempt : { ...attempt, savedAnswers, timeline, devices }
  return {
    attempt: withMissed(saved, taken.missed, arrival),
    events: [{ kind: 'acknowledged', answers: sent.length }],
  }
}

/** The time left on a page and at the server never differ by more, unless time was given (a page takes the same, `clock.ts`). */
const clockDifferenceMs = 5_000

/** The first submission stands; within the grace it stands even if time has closed the attempt meanwhile. */
function submit(
  attempt: StartedAttempt,
  { session, sent, report }: Sent,
  inputs: DecisionInputs,
  now: number,
): Decision {
  const questions = required(inputs.questions)
  const problems = otherForms(questions.seen, sent, 'answers')
  if (problems.length > 0) return refused(attempt, { code: 'invalid-input', problems })
  const places = indexesOf(questions.seen)
  const known = sent.filter(({ questionId }) => places.has(questionId))
  const taken = takenAnswers(attempt, questions.seen, known)
  const arrival = arrive(attempt, taken.sent, report, now)
  if (attempt.state === 'submitted' && !(attempt.submittedBy === 'time' && isInTime(attempt, now))) {
    return afterEnd(attempt, { ...arrival, session }, taken.missed, inputs)
  }
  const { at: submittedAt, elapsedMs } = arrival
  const isGivenMore = attempt.deadline - submittedAt > clockDifferenceMs
  if (report.atZero && isGivenMore) return refused(attempt, { code: 'attempt-changed' })
  // An answer without an age counts as given last, even if it was saved in the same millisecond.
  const savedAnswers = mergeStored(attempt.savedAnswers, datedIn(arrival, elapsedMs + 1))
  const submitted = submittedWith(attempt, savedAnswers, { submittedAt, submittedBy: 'student' }, questions)
  const { device = '' } = report
  const timeline = addToTimeline(attempt.timeline, [
    ...reportedEvents(report, elapsedMs),
    { kind: 'submitted', at: elapsedMs, device },
  ])
  const devices = withDevice(attempt.devices, session, report.device)
  return {
    attempt: withMissed({ ...submitted, timeline, devices }, taken.missed, arrival),
    events: attempt.state === 'in-progress' ? [{ kind: 'submitted', by: 'student' }] : [],
  }
}

/** Gives extra time, unless the attempt has this grant already or stays submitted. */
function grantTime(
  attempt: StartedAttempt,
  command: { terms: GrantTerms },
  inputs: DecisionInputs,
  now: number,
): Decision {
  // Only one attempt of a student may run, so an earlier one stays as it is.
  const isEarlier = attempt.state === 'submitted' && attempt.latest !== undefined
  const granted = isEarlier ? undefined : withGrant(attempt, command.terms, required(inputs.grants), now)
  if (!granted) return unrefused(attempt)
  if (granted === 'no-time-limit') return refused(attempt, { code: granted })
  if (granted === 'closes-before') return refused(attempt, { code: 'quiz-closed', isTooEarly: false })
  return { attempt: granted.attempt, events: [{ kind: 'granted', grant: granted.grant }] }
}

/** Lets one answer count as an educator says; the old score is stored with the change. */
function markByHand(attempt: SubmittedAttempt, mark: MarkByHand, inputs: DecisionInputs): Decision {
  const marked = withMarkByHand(attempt, mark, required(inputs.questions))
  if ('code' in marked) return refused(attempt, marked)
  return marked === attempt ? unrefused(attempt) : byHand(attempt, marked, [mark])
}

/** Lets several answers count as they were marked: one change of the score for all of them. */
function markTogether(attempt: SubmittedAttempt, together: MarksTogether, inputs: DecisionInputs): Decision {
  const marked = withMarksTogether(attempt, together, required(inputs.questions))
  const { version: baseVersion } = attempt
  const marks = together.marks.map((mark) => ({ ...mark, by: together.by, baseVersion }))
  return marked === attempt ? unrefused(attempt) : byHand(attempt, marked, marks)
}

function byHand(before: SubmittedAttempt, after: SubmittedAttempt, marks: readonly MarkByHand[]): Decision {
  const change = scoreChange(before, after)
  const events: DomainEvent[] = marks.map((mark) => ({ kind: 'marked-by-hand', mark }))
  if (change) events.push({ kind: 'score-changed', ...change })
  return { attempt: after, events }
}

/** Takes the rest of the time from an attempt. It is closed like any whose time is over. */
function end(attempt: RunningAttempt, { id }: { id: string }, inputs: DecisionInputs, now: number): Decision {
  const ended = endedNow(attempt, id, required(inputs.grants), now)
  return ended
    ? { attempt: ended.attempt, events: [{ kind: 'granted', grant: ended.grant }] }
    : unrefused(attempt)
}

/** Refuses answers that arrive after the end; what they bring may be kept or, within the grace, count. */
function afterEnd(
  attempt: SubmittedAttempt,
  arrival: Parameters<typeof takeAfterEnd>[1],
  missed: readonly SentAnswer[],
  inputs: DecisionInputs,
) {
  const { lastDeadline, isUnseen } = inputs
  const of = { reader: { kind: 'student' } as const, quiz: attempt.quiz, attempt, lastDeadline }
  const { questions } = visibility({ ...of, now: arrival.receivedAt })
  const answersOpen = !isUnseen && questions === 'with-answers'
  const known = { outages: required(inputs.outages), answersOpen }
  const taken = takeAfterEnd(attempt, arrival, required(inputs.questions), known)
  return refused(withMissed(taken, missed, arrival), alreadyAttempted)
}

/** A result that late answers may have changed; the old score is stored with the change. */
function rescored(attempt: SubmittedAttempt, after: SubmittedAttempt): Decision {
  const change = scoreChange(attempt, after)
  return { attempt: after, events: change ? [{ kind: 'score-changed', ...change }] : [] }
}
