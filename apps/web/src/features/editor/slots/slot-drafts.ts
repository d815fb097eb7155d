import { limits } from '@quizly/domain'
import type { QuestionDraft } from '../../../question-types/parts.ts'

type Drafts = readonly QuestionDraft[]

/** What is chosen for a slot. `members`: the keys of its questions, each with its set if it has one. */
export type ChosenSlot = { name: string; draw: number; members: ReadonlyMap<string, string | undefined> }

/** Whether a slot can draw so many. */
export const isDraw = (n: number) => Number.isInteger(n) && n >= 1 && n <= limits.questionsPerQuiz

export const slotName = (draft: QuestionDraft | undefined) => draft?.slot?.name

export const inSlot = (questions: Drafts, name: string) =>
  questions.filter((draft) => slotName(draft) === name)

/** Questions that are moved together, by the number of the first: those of a slot that stand side by side, or one alone. */
export function runAt(questions: Drafts, index: number): { from: number; to: number } {
  const name = slotName(questions[index])
  let [from, to] = [index, index + 1]
  if (name === undefined) return { from, to }
  while (slotName(questions[from - 1]) === name) from -= 1
  while (slotName(questions[to]) === name) to += 1
  return { from, to }
}

/** Swaps the run with its neighbour, so that no slot is torn apart. */
export function moveRun(questions: Drafts, index: number, by: 1 | -1): QuestionDraft[] {
  const run = runAt(questions, index)
  const beside = by === 1 ? run.to : run.from - 1
  if (!questions[beside]) return [...questions]
  const other = runAt(questions, beside)
  const [first, second] = by === 1 ? [run, other] : [other, run]
  return [
    ...questions.slice(0, first.from),
    ...questions.slice(second.from, second.to),
    ...questions.slice(first.from, first.to),
    ...questions.slice(second.to),
  ]
}

/** Where a question moves: inside its slot by one place, otherwise past whole slots; undefined at an end. */
export function placeAfterMove(questions: Drafts, index: number, by: 1 | -1): number | undefined {
  const [moved, passed] = [questions[index], questions[index + by]]
  if (!moved || !passed) return undefined
  if (slotName(moved) === slotName(passed)) return index + by
  if (moved.slot) return undefined
  const run = runAt(questions, index + by)
  return by === 1 ? run.to - 1 : run.from
}

export const withoutSlot = (draft: QuestionDraft): QuestionDraft => ({ ...draft, slot: undefined })

/** The slot with other questions, name or number; its questions stand together, where the first of them stood. `before`: its name so far. */
export function withSlot(questions: Drafts, chosen: ChosenSlot, before?: string): QuestionDraft[] {
  const { name, draw, members } = chosen
  const changed = questions.map((draft) => {
    if (members.has(draft.key)) {
      const set = members.get(draft.key)
      return { ...draft, slot: { name, draw, ...(set !== undefined && { set }) } }
    }
    return before !== undefined && slotName(draft) === before ? withoutSlot(draft) : draft
  })
  const first = changed.findIndex(({ key }) => members.has(key))
  const isMember = ({ key }: QuestionDraft) => members.has(key)
  return [
    ...changed.slice(0, first),
    ...changed.filter(isMember),
    ...changed.slice(first).filter((draft) => !isMember(draft)),
  ]
}

export const withDraw = (questions: Drafts, name: string, draw: number): QuestionDraft[] =>
  questions.map((draft) => (draft.slot?.name === name ? { ...draft, slot: { ...draft.slot, draw } } : draft))

/** The questions as they are now; those without a slot are in the one that they had before. */
export function withSlotsOf(questions: Drafts, before: Drafts): QuestionDraft[] {
  const slots = new Map(before.map(({ key, slot }) => [key, slot]))
  return questions.map((draft) => ({ ...draft, slot: draft.slot ?? slots.get(draft.key) }))
}

/** A name that no slot has: the given one, or the first with a number behind it. */
export function freeName(taken: ReadonlySet<string>, named: (n: number) => string): string {
  let n = 1
  while (taken.has(named(n))) n += 1
  return named(n)
}

export const namesOfSlots = (questions: Drafts): Set<string> =>
  new Set(questions.flatMap((draft) => slotName(draft) ?? []))

const numbered = (name: string, n: number) =>
  n === 1 ? name : `${name.slice(0, limits.slotNameLength - 4)} ${n}`

/** Slots that come from elsewhere stay slots of their own. */
export function withOwnSlots(added: Drafts, questions: Drafts): QuestionDraft[] {
  const taken = namesOfSlots(questions)
  const names = new Map<string, string>()
  return added.map((draft) => {
    const { slot } = draft
    if (!slot) return draft
    const name = names.get(slot.name) ?? freeName(taken, (n) => numbered(slot.name, n))
    names.set(slot.name, name)
    taken.add(name)
    return { ...draft, slot: { ...slot, name } }
  })
}
