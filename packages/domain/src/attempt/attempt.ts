import { isSkipped, type SelectedOption } from '../question/comparable-answer.ts'
import { hasSeveralDevices } from './devices.ts'
import type { Answer } from './marking.ts'

/** `admitted`: the code was verified; `in-progress`: the clock runs; `submitted`: ended by the student or by time. */
export type AttemptState = 'admitted' | 'in-progress' | 'submitted'

/**
 * An answer as it is saved; `at` is the moment of choosing, in ms since the attempt started; `order` the same moment in ms
 * by the clock of the `device`, which may be wrong.
 */
export type SavedAnswer = Answer & { at: number; device?: string; order?: number }

/** A saved answer as it is kept: `savedAt` is since when the server has had it, in ms since 1970. */
export type StoredAnswer = SavedAnswer & { savedAt?: number }

/** A change as a device sends it: made `age` ms before it was sent; without one, at this moment. */
export type SentAnswer = Answer & { age?: number | undefined; order?: number | undefined }

/** How long after the deadline a submission on its way is still taken, in ms. */
export const defaultGraceMs = 15_000

/** How long, in ms, a send can be held up on its way and still arrive. */
const longestHoldUpMs = 60_000

/** How much too early, in ms, a browser may see the end of an attempt: its clock runs a little faster than the server's. */
const clockDriftMs = 1_000

/** Where an attempt stands at `now`: one whose time and grace have passed is submitted, whoever has noticed it yet. */
export function attemptStateAt(
  attempt: { state: AttemptState; deadline: number | null },
  now: number,
  graceMs: number,
): AttemptState {
  const isOver = attempt.state === 'in-progress' && !takesAnswers(attempt.deadline ?? 0, now, graceMs)
  return isOver ? 'submitted' : attempt.state
}

/** Whether answers that arrive at `arrivedAt` still count. */
export function takesAnswers(deadline: number, arrivedAt: number, graceMs: number): boolean {
  return arrivedAt <= deadline + graceMs
}

/**
 * Whether the time of a submitted attempt had run out: its page handed it in at zero, or the server closed it. Only then
 * can answers that were given in time be on their way still.
 */
export function hasRunOut({
  submittedBy,
  submittedAt,
  deadline,
}: {
  submittedBy: 'student' | 'time'
  submittedAt: number
  deadline: number
}): boolean {
  return submittedBy === 'time' || submittedAt >= deadline - clockDriftMs
}

/**
 * For how many ms from `now` on a submitted attempt keeps its marks to itself: at zero another device of its student may
 * still be sending, and what arrives within the grace counts, so it must not have been given with the key at hand. 0: it
 * shows them.
 */
export function heldForMs(
  attempt: Parameters<typeof hasRunOut>[0] & { devices: string },
  now: number,
  graceMs = defaultGraceMs,
): number {
  const isHeld = hasSeveralDevices(attempt) && hasRunOut(attempt)
  return isHeld && takesAnswers(attempt.deadline, now, graceMs) ? attempt.deadline + graceMs - now + 1 : 0
}

/**
 * When something arrives in an attempt, in ms since 1970. No server whose clock is behind makes it come before the start or
 * before what is saved.
 */
export function arrivalIn(
  { startedAt, savedAnswers }: { startedAt: number; savedAnswers: readonly StoredAnswer[] },
  now: number,
): number {
  return Math.max(now, startedAt, ...savedAnswers.map(({ savedAt = 0 }) => savedAt))
}

/**
 * Changes that arrive from a device at `elapsedMs` since the start, with the moments at which they were made. Whatever
 * age is told, none was made before the start or after it arrived.
 */
export function datedAnswers(
  changes: readonly SentAnswer[],
  elapsedMs: number,
  device: string | undefined,
): SavedAnswer[] {
  return changes.map(({ questionId, selectedOption, age = 0, order }) => ({
    questionId,
    selectedOption,
    at: Math.round(Math.max(0, elapsedMs - (age > 0 ? age : 0))),
    ...(device !== undefined && order !== undefined && { device, order }),
  }))
}

/**
 * Saved answers with changes merged in: for each question the latest moment wins; at the same moment the greater
 * value. Merging commutes and repeating it changes nothing, so sends may overlap, repeat and come from two tabs.
 * Of two equal answers the first stays. Of two from one device whose clock can be relied on, that decides: a send that
 * was held up on its way looks younger than it is.
 */
export function mergeAnswers<A extends SavedAnswer>(saved: readonly A[], changes: readonly A[]): A[] {
  const byQuestion = new Map<string, A>()
  for (const answer of [...saved, ...changes]) {
    const present = byQuestion.get(answer.questionId)
    if (!present || isLater(answer, present)) byQuestion.set(answer.questionId, answer)
  }
  return [...byQuestion.values()]
}

function isLater(answer: SavedAnswer, present: SavedAnswer): boolean {
  const apartMs = apartOnDevice(answer, present)
  if (apartMs !== undefined) return apartMs > 0
  if (answer.at !== present.at) return answer.at > present.at
  return textOf(answer) > textOf(present)
}

/**
 * By how many ms an answer was given after another, by the clock of the device that has given both. Undefined if there is no
 * such clock, or if it has been set or stood still in between: no send is held up for that long.
 */
function apartOnDevice(answer: SavedAnswer, present: SavedAnswer): number | undefined {
  if (answer.order === undefined || present.order === undefined || answer.device !== present.device) {
    return undefined
  }
  const apartMs = answer.order - present.order
  return Math.abs(answer.at - present.at - apartMs) > longestHoldUpMs ? undefined : apartMs
}

const textOf = ({ selectedOption }: Answer) => JSON.stringify(selectedOption)

/** The same for answers as they are kept: who gives an answer again that stands has given it since it stood. */
export function mergeStored(
  saved: readonly StoredAnswer[],
  changes: readonly StoredAnswer[],
): StoredAnswer[] {
  const before = new Map(saved.map((answer) => [answer.questionId, answer]))
  return mergeAnswers(saved, changes).map((answer) => {
    const earlier = before.get(answer.questionId)
    if (!earlier || earlier === answer || textOf(earlier) !== textOf(answer)) return answer
    const { savedAt: _, ...given } = answer
    return earlier.savedAt === undefined ? given : { ...given, savedAt: earlier.savedAt }
  })
}

/** The answers of `to` that are not those of `from`. */
export function differingAnswers(from: readonly Answer[], to: readonly Answer[]): Answer[] {
  const before = new Map(from.map((answer) => [answer.questionId, answer]))
  return to
    .filter((answer) => {
      const present = before.get(answer.questionId)
      return !present || (present !== answer && textOf(present) !== textOf(answer))
    })
    .map(({ questionId, selectedOption }) => ({ questionId, selectedOption }))
}

/** The answers as they are marked and shown in a result: written ones trimmed, nothing chosen is `null`. */
export function submittedAnswers(
  questions: readonly { _id: string }[],
  answers: readonly Answer[],
): Answer[] {
  const selectedById = new Map(answers.map((answer) => [answer.questionId, answer.selectedOption]))
  return questions.map(({ _id }) => ({
    questionId: _id,
    selectedOption: tidySelected(selectedById.get(_id) ?? null),
  }))
}

function tidySelected(selected: SelectedOption): SelectedOption {
  if (isSkipped(selected)) return null
  return typeof selected === 'string' ? selected.trim() : selected
}
