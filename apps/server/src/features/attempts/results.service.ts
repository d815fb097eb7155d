import type { ListedResult, Result, TimedResult, User } from '@quizly/contract'
import {
  answersWithTimes,
  type Attempt,
  hasRunOut,
  isDrawn,
  isEducator,
  isOfResults,
  inShuffledOrder,
  type LastDeadline,
  type Decision,
  type QuizAccess,
  type Reader,
  releasedSince,
  shownScore,
  type Refusal,
  type SubmittedAttempt,
  type Visibility,
  verdictsIn,
  verdictsOn,
  visibility,
  wasEnded,
  type WhyHeld,
  whyHeld,
} from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import { findLastDeadline } from '../../db/attempts/last-deadlines.ts'
import type { Db } from '../../db/store.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { listMovingRegrades } from './regraded.service.ts'
import { momentsOf } from '../quizzes/quizzes.service.ts'
import { getReader } from '../quizzes/roles.service.ts'
import type { ListedAttempt } from './attempt-lists.repository.ts'
import { findAttempt } from './close.service.ts'
import { findView, noteView } from './views.repository.ts'
import { attemptsOfStudent, findCountedNumber } from './several-attempts.service.ts'

export { listSubmittedAttempts } from './attempt-lists.repository.ts'

const noResult = () => new AppError('not-found', 'no-result')

/** Without score and verdicts while these are held back. */
export async function toStudentResult(db: Db, attempt: SubmittedAttempt, now: number): Promise<Result> {
  const seen = await seenByStudent(db, attempt, now)
  return { ...(await resultFields(db, attempt, seen)), quizId: attempt.quiz.id }
}

export function seenByStudent(db: Db, attempt: Attempt, now: number): Promise<Visibility> {
  return seenBy(db, { kind: 'student' }, attempt, now)
}

/** Only where students wait for others this needs a statement. */
async function seenBy(db: Db, reader: Reader, attempt: Attempt, now: number): Promise<Visibility> {
  const { quiz } = attempt
  const isWaiting = reader.kind === 'student' && attempt.state === 'submitted'
  const lastDeadline = isWaiting ? await findLastDeadline(db, quiz, now) : undefined
  return visibility({ reader, quiz, attempt, lastDeadline, now })
}

function inOrderSeen<Item extends { questionId: string }>(
  attempt: Pick<SubmittedAttempt, 'seed' | 'layout'>,
  items: readonly Item[],
): Item[] {
  return [...inShuffledOrder(items, attempt, ({ questionId }) => questionId)]
}

async function resultFields(db: Db, attempt: SubmittedAttempt, seen: Visibility) {
  return {
    ...scoreFields(attempt, seen),
    answers: inOrderSeen(attempt, attempt.answers),
    verdicts: await listVerdicts(db, attempt, seen),
  }
}

type Marked = Pick<
  SubmittedAttempt,
  'answers' | 'outcomes' | 'revision' | 'markedRevision' | 'seed' | 'layout' | 'byHand' | 'weighted'
> & {
  quiz: { id: string }
}

/** Mostly the questions that it has answers to. */
async function listVerdicts(db: Db, attempt: Marked, { result }: Visibility): Promise<Result['verdicts']> {
  if (result !== 'full') return []
  const { answers, outcomes, quiz, revision, markedRevision, weighted } = attempt
  const isPlain = revision === markedRevision && !weighted && !isDrawn(attempt)
  const inOrder = isPlain
    ? verdictsOn(answers, outcomes)
    : verdictsIn(outcomes, await getRevision(db, quiz.id, markedRevision))
  const verdicts = inOrderSeen(attempt, inOrder)
  const { byHand } = attempt
  if (!byHand) return verdicts
  return verdicts.map((each) => (byHand.has(each.questionId) ? { ...each, byHand: true } : each))
}

function scoreFields(attempt: ListedAttempt, { result, why, opensInMs }: Visibility) {
  return {
    _id: attempt.id,
    userId: attempt.studentId,
    ...shownScore(attempt),
    // Also points by hand and what waits for them would say that a result has been marked.
    ...(result === 'no' && { score: null, maxScore: undefined, waiting: undefined }),
    submittedAt: new Date(attempt.submittedAt).toISOString(),
    ...(opensInMs !== undefined && { opensInMs }),
    ...(isWhyHeld(why) && { why }),
    ...(why === 'until-closed' && closingOf(attempt.quiz)),
    ...(why === 'until-given-out' && releaseOf(attempt.quiz)),
  }
}

const isWhyHeld = (why: Visibility['why']): why is WhyHeld => whyHeld.some((each) => each === why)

function closingOf(quiz: QuizAccess) {
  const { closesAt } = momentsOf(quiz)
  return closesAt !== undefined && { closesAt }
}

function releaseOf({ planned }: QuizAccess) {
  return planned && isOfResults(planned) && { releasesAt: new Date(planned.at).toISOString() }
}

export async function toTimedResult(
  db: Db,
  attempt: SubmittedAttempt,
  seen: Visibility,
  now: number,
): Promise<TimedResult> {
  const answers = inOrderSeen(attempt, answersWithTimes(attempt)).map(
    ({ questionId, selectedOption, savedAt }) =>
      savedAt === undefined
        ? { questionId, selectedOption }
        : { questionId, selectedOption, savedAt: new Date(savedAt).toISOString() },
  )
  const submittedBy = hasRunOut(attempt) ? ('time' as const) : ('student' as const)
  const regrades = seen.result === 'full' ? await listMovingRegrades(db, attempt) : []
  const attempts = await attemptsOfStudent(db, attempt, seen, now)
  return {
    ...(await resultFields(db, attempt, seen)),
    quizId: attempt.quiz.id,
    answers,
    submittedBy,
    ...(wasEnded(attempt) && { isEnded: true as const }),
    ...(regrades.length > 0 && { markedAgain: regrades }),
    ...(attempts && { attempts }),
  }
}

/** Without a number: for its student the latest attempt that is submitted, for everybody else the one that counts. */
type RequestedAttempt = { quizId: string; userId: string; number?: number | undefined }

/** Puts the marks into an attempt whose release has come. True if it has changed. */
export type ReleaseDueMarks = (db: Db, attempt: SubmittedAttempt, now: number) => Promise<boolean>

/** Others than that student and the owner get “not found”. */
export async function getResultFor(
  db: Db,
  reader: User,
  requested: RequestedAttempt,
  { releaseDueMarks, now }: { releaseDueMarks: ReleaseDueMarks; now: number },
): Promise<TimedResult> {
  let { attempt, seen } = await getSubmittedAttempt(db, reader, requested, now)
  if (await releaseDueMarks(db, attempt, now)) {
    ;({ attempt, seen } = await getSubmittedAttempt(db, reader, requested, now))
  }
  const result = await toTimedResult(db, attempt, seen, now)
  return isEducator(reader) ? result : { ...result, ...(await noteReading(db, attempt, result, seen, now)) }
}

/** Who has seen what was released is noted. It needs a statement only where an educator releases results or marks. */
async function noteReading(
  db: Db,
  attempt: SubmittedAttempt,
  { markedAgain = [] }: TimedResult,
  { result, why }: Visibility,
  now: number,
): Promise<Pick<TimedResult, 'wasWithdrawn'>> {
  if (why === 'until-given-out') {
    return (await findView(db, attempt.id)) === undefined ? {} : { wasWithdrawn: true }
  }
  const marked = markedAgain.filter(({ byHand }) => byHand !== undefined).map(({ at }) => Date.parse(at))
  const released = [...marked, releasedSince(attempt.quiz, now) ?? []].flat()
  if (result === 'no' || released.length === 0) return {}
  await noteView(db, attempt, { since: Math.max(...released), now })
  return {}
}

/** Others get “not found”. */
export async function getSubmittedAttempt(
  db: Db,
  user: User,
  requested: RequestedAttempt,
  now: number,
): Promise<{ attempt: SubmittedAttempt; seen: Visibility }> {
  const reader = await getReader(db, user, requested)
  const latest = await findSubmitted(db, requested, now)
  const isCounted = reader.kind === 'staff' && requested.number === undefined
  const number = isCounted && latest ? await findCountedNumber(db, latest) : latest?.number
  const attempt = number === latest?.number ? latest : await findSubmitted(db, { ...requested, number }, now)
  return submittedTo(db, reader, attempt, now)
}

/** While a student takes a quiz once more, the attempt before that is the latest that is submitted. */
async function findSubmitted(
  db: Db,
  { quizId, userId: studentId, number }: RequestedAttempt,
  now: number,
): Promise<Attempt | undefined> {
  const attempt = await findAttempt(db, { quizId, studentId, number: number ?? 'latest' }, now)
  const isAnother = number === undefined && attempt !== undefined && attempt.number > 1
  return isAnother && attempt.state !== 'submitted'
    ? findAttempt(db, { quizId, studentId, number: attempt.number - 1 }, now)
    : attempt
}

/** Throws for readers who may not see it. */
export async function submittedTo(
  db: Db,
  reader: Reader,
  attempt: Attempt | undefined,
  now: number,
): Promise<{ attempt: SubmittedAttempt; seen: Visibility }> {
  if (attempt?.state !== 'submitted') throw noResult()
  const seen = await seenBy(db, reader, attempt, now)
  if (!seen.submission) throw noResult()
  return { attempt, seen }
}

export async function toListedResult(
  db: Db,
  attempt: ListedAttempt,
  lastDeadline: LastDeadline,
  now: number,
): Promise<ListedResult> {
  const { answers, quiz } = attempt
  const seen = visibility({ reader: { kind: 'student' }, quiz, attempt, lastDeadline, now })
  return {
    ...scoreFields(attempt, seen),
    ...(answers && {
      answers: inOrderSeen(attempt, answers),
      verdicts: await listVerdicts(db, { ...attempt, answers }, seen),
    }),
    quizId: { _id: quiz.id, title: quiz.title },
    ...(quiz.attemptRule && { number: attempt.number }),
  }
}

export const secondAttempt = (extra: { result?: Result } = {}) =>
  new AppError('already-attempted', 'already-attempted', { extra })

const reasons = {
  'not-started': 'not-started',
  'still-running': 'still-running',
  'attempt-changed': 'attempt-changed',
  'not-found': 'not-asked',
  'too-large': 'answers-too-long',
} as const

export function notOpen(isTooEarly: boolean): AppError {
  return new AppError('quiz-closed', isTooEarly ? 'too-early' : 'closed-to-late-student')
}

/** With the result if the attempt is over, so that who submits twice sees what the first call gave. */
async function failureOf(db: Db, refusal: Refusal, attempt: Attempt, now: number): Promise<AppError> {
  if (refusal.code === 'invalid-input') return invalidInput(refusal.problems)
  if (refusal.code === 'quiz-closed') return notOpen(refusal.isTooEarly)
  if (refusal.code === 'no-time-limit') return new AppError('not-needed', refusal.code)
  if (refusal.code !== 'already-attempted') return new AppError(refusal.code, reasons[refusal.code])
  return secondAttempt(
    attempt.state === 'submitted' ? { result: await toStudentResult(db, attempt, now) } : {},
  )
}

/** Throws if the command was refused. Otherwise the attempt must be in `state`. */
export async function assertAccepted<State extends Attempt['state']>(
  db: Db,
  { attempt, refusal }: Decision,
  state: State,
  now: number,
): Promise<Extract<Attempt, { state: State }>> {
  if (refusal) throw await failureOf(db, refusal, attempt, now)
  if (!isIn(attempt, state)) throw new Error(`The attempt ${attempt.id} is ${attempt.state}, not ${state}`)
  return attempt
}

function isIn<State extends Attempt['state']>(
  attempt: Attempt,
  state: State,
): attempt is Extract<Attempt, { state: State }> {
  return attempt.state === state
}
