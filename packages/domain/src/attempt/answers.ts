import { isSkipped, type SelectedOption } from '../questions/selected-option.ts'
import { type Answer, isSameAnswer, selectedIn, textOf } from '../questions/answer.ts'

/**
 * A saved answer. `at` is when it was chosen, in ms since the attempt started. `order` is the same moment in
 * ms by the clock of the `device`, which may be wrong. `left`: its student has gone on to a later question and
 * cannot come back.
 */
export type SavedAnswer = Answer & { at: number; device?: string; order?: number; left?: true | undefined }

/** A saved answer as it is stored. `savedAt` is when the server received it, in ms since 1970. */
export type StoredAnswer = SavedAnswer & { savedAt?: number }

/** A change as a device sends it: made `age` ms before it was sent; without an age, at this moment. */
export type SentAnswer = Answer & {
  age?: number | undefined
  order?: number | undefined
  left?: true | undefined
}

/** The longest delay of a send that still arrives, in ms. */
const longestHoldUpMs = 60_000

/** In ms since 1970; never before the start or what is saved, even if this server's clock is behind. */
export function arrivalIn(
  { startedAt, savedAnswers }: { startedAt: number; savedAnswers: readonly StoredAnswer[] },
  now: number,
): number {
  return Math.max(now, startedAt, ...savedAnswers.map(({ savedAt = 0 }) => savedAt))
}

/** Dated between start and arrival. Without an age: `withoutAge` ms after the start. */
export function datedAnswers(
  changes: readonly SentAnswer[],
  elapsedMs: number,
  device: string | undefined,
  withoutAge = elapsedMs,
): SavedAnswer[] {
  return changes.map(({ questionId, selectedOption, age, order, left }) => {
    const made = age === undefined ? withoutAge : elapsedMs - (age > 0 ? age : 0)
    const at = Math.round(Math.max(0, made))
    const answer: SavedAnswer =
      device === undefined || order === undefined
        ? { questionId, selectedOption, at }
        : { questionId, selectedOption, at, device, order }
    if (left) answer.left = left
    return answer
  })
}

/**
 * Merges changes into saved answers. Per question the latest moment wins; at equal moments the one that was left, or the
 * greater value: any is greater than none.
 * If both answers came from the same device and its clock is plausible, its own order decides instead: a
 * delayed send looks newer than it is. Of two equal answers the first stays. Merging is commutative and
 * idempotent, so sends may overlap, repeat and come from two tabs.
 */
export function mergeAnswers<A extends SavedAnswer>(saved: readonly A[], changes: readonly A[]): A[] {
  const byQuestion = new Map<string, A>()
  for (const answers of [saved, changes]) {
    for (const answer of answers) {
      const present = byQuestion.get(answer.questionId)
      if (!present || isLater(answer, present)) byQuestion.set(answer.questionId, answer)
    }
  }
  return [...byQuestion.values()]
}

function isLater(answer: SavedAnswer, present: SavedAnswer): boolean {
  const apartMs = apartOnDevice(answer, present)
  if (apartMs !== undefined) return apartMs > 0
  if (answer.at !== present.at) return answer.at > present.at
  if (answer.left !== present.left) return answer.left === true
  if (answer.selectedOption === null || present.selectedOption === null)
    return present.selectedOption === null && answer.selectedOption !== null
  return textOf(answer) > textOf(present)
}

/** In ms. Undefined if two devices gave them, or the clock was set or stood still (no send is so delayed). */
function apartOnDevice(answer: SavedAnswer, present: SavedAnswer): number | undefined {
  if (answer.order === undefined || present.order === undefined || answer.device !== present.device) {
    return undefined
  }
  const apartMs = answer.order - present.order
  return Math.abs(answer.at - present.at - apartMs) > longestHoldUpMs ? undefined : apartMs
}

/** Merges stored answers. If the same answer is given again, it keeps its first `savedAt`. */
export function mergeStored(
  saved: readonly StoredAnswer[],
  changes: readonly StoredAnswer[],
): StoredAnswer[] {
  if (saved.length === 0) return mergeAnswers(saved, changes)
  const before = new Map<string, StoredAnswer>()
  for (const answer of saved) before.set(answer.questionId, answer)
  return mergeAnswers(saved, changes).map((answer) => {
    const earlier = before.get(answer.questionId)
    if (!earlier || earlier === answer || !isSameAnswer(earlier, answer)) return answer
    const { savedAt } = earlier
    if (savedAt !== undefined) return { ...answer, savedAt }
    const { savedAt: _, ...given } = answer
    return given
  })
}

/** The answers of `to` that differ from those of `from`. */
export function differingAnswers(from: readonly Answer[], to: readonly Answer[]): Answer[] {
  const before = new Map(from.map((answer) => [answer.questionId, answer]))
  return to
    .filter((answer) => {
      const present = before.get(answer.questionId)
      return !present || (present !== answer && !isSameAnswer(present, answer))
    })
    .map(({ questionId, selectedOption }) => ({ questionId, selectedOption }))
}

/** Answers as marked and shown in a result: written ones trimmed, and `null` for nothing chosen. */
export function submittedAnswers(
  questions: readonly { _id: string }[],
  answers: readonly Answer[],
): Answer[] {
  const selected = selectedIn(questions, answers)
  return questions.map(({ _id }, index) =>
    submittedAnswer({ questionId: _id, selectedOption: selected[index] ?? null }),
  )
}

export const submittedAnswer = ({ questionId, selectedOption }: Answer): Answer => ({
  questionId,
  selectedOption: tidySelected(selectedOption),
})

function tidySelected(selected: SelectedOption): SelectedOption {
  if (isSkipped(selected)) return null
  return typeof selected === 'string' ? selected.trim() : selected
}
