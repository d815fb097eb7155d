import { marksFor, type Question, rulesOf, type SelectedOption, type UncheckedQuestion } from '@quizly/domain'
import type { Loss } from '../loss.ts'

/** An answer and the part of the points that the file gives for it. */
export type Probe = { selected: SelectedOption; share: number }
type Marking = Partial<Pick<UncheckedQuestion, 'rule' | 'shares' | 'deduction'>>

/** What is rounded in files: 0.33 for a third, and a hundredth of a point. */
const within = 0.004
const parts = 1_000_000

/**
 * The first way of marking by which Quizly gives for each answer what the file gives; undefined if there is none. `question` is
 * one of `points` points with names in the places of its texts.
 */
export function fittingMarking(
  question: UncheckedQuestion,
  candidates: readonly Marking[],
  probes: readonly Probe[],
): { marking: Marking; losses: Loss[] } | undefined {
  const { points = 1 } = question
  const least = Math.min(0, ...probes.map(({ share }) => share))
  const deduction = Math.round(-least * points * 100) / 100
  const withDeduction = deduction > 0 ? candidates.map((each) => ({ ...each, deduction })) : []
  const exact = [...withDeduction, ...candidates].find((marking) => fits({ ...question, ...marking }, probes))
  if (exact) return { marking: exact, losses: [] }
  const cut = probes.map(({ selected, share }) => ({ selected, share: Math.max(share, 0) }))
  const near = least < 0 && candidates.find((marking) => fits({ ...question, ...marking }, cut))
  if (!near) return undefined
  const params = { least: Number((100 * least).toFixed(2)) }
  return {
    marking: near,
    losses: [{ kind: 'approximated', what: 'wrong-costs-nothing', field: 'marking', params }],
  }
}

function fits(unchecked: UncheckedQuestion, probes: readonly Probe[]): boolean {
  const question = { ...unchecked, _id: 'q' } as Question
  const { points = 1, deduction = 0 } = question
  const worth = { points: parts, deduction: (deduction / points) * parts }
  return probes.every(({ selected, share }) => {
    const outcome = rulesOf(question.type).mark(selected)(question)
    return Math.abs(marksFor(outcome, worth) / parts - share) <= within
  })
}

/** All ways of choosing some of these, none and all of them included; above six only none, each alone, all but one, and all; above twenty none and all. */
export function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 6) {
    return Array.from({ length: 2 ** items.length }, (_, bits) =>
      items.filter((_each, index) => (bits >> index) & 1),
    )
  }
  return [
    [],
    ...items.map((item) => [item]),
    ...items.map((item) => items.filter((each) => each !== item)),
    [...items],
  ]
}
