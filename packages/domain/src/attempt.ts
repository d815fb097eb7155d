import { type Answer, isSkipped, type SelectedOption } from './marking.ts'

/** `admitted`: the code was verified; `in-progress`: the clock runs; `submitted`: handed in by the student or by time. */
export type AttemptState = 'admitted' | 'in-progress' | 'submitted'

/** An answer as it is saved; `at` is the moment of choosing, in ms since the attempt started. */
export type SavedAnswer = Answer & { at: number }

/** A saved answer as it is kept: `savedAt` is when the server had it, in ms since 1970. */
export type StoredAnswer = SavedAnswer & { savedAt?: number }

/** How long after the deadline a submission on its way is still taken, in ms. */
export const defaultGraceMs = 15_000

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

/** Changes whose moment lies before the start or after `elapsedMs` are moved to the nearest moment that can be. */
export function clampChanges(changes: readonly SavedAnswer[], elapsedMs: number): SavedAnswer[] {
  return changes.map((change) => ({ ...change, at: Math.min(Math.max(0, change.at), elapsedMs) }))
}

/**
 * Saved answers with changes merged in: for each question the latest moment wins; at the same moment the greater
 * value. Merging commutes and repeating it changes nothing, so sends may overlap, repeat and come from two tabs.
 * Of two equal answers the first stays.
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
  if (answer.at !== present.at) return answer.at > present.at
  return orderKey(answer.selectedOption) > orderKey(present.selectedOption)
}

const orderKey = (selected: SelectedOption) => JSON.stringify(selected)

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
