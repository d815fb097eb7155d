import { rulesOf } from '../question-types/all-types.ts'
import { outcomeOf } from '../question-types/outcome.ts'
import type { Question } from '../question/question.ts'
import { type Marks, marksOf } from './marking.ts'

type Revisions = { seen: readonly Question[]; before: readonly Question[]; after: readonly Question[] }

/**
 * How to mark results again from their outcomes, without reading answers. `seen` are the questions that the students
 * were asked, `before` those that the outcomes are on, `after` those that count now. The function returns undefined
 * for outcomes to which the answers are needed: options have changed, or what a written answer is compared with.
 */
export function markingAgain({ seen, before, after }: Revisions): (outcomes: string) => Marks | undefined {
  const skipped = outcomeOf('skipped')
  const isAsked = new Set(seen.map(({ _id }) => _id))
  const places = new Map(before.map(({ _id }, place) => [_id, place]))
  const steps = after.map((question) => {
    const place = places.get(question._id)
    // A question that nobody was asked is skipped.
    if (place === undefined) return () => (isAsked.has(question._id) ? undefined : skipped)
    const step = stepTo(before[place], question)
    return (parts: readonly string[]) => {
      const outcome = parts[place]
      return outcome === skipped ? skipped : outcome && step(outcome)
    }
  })
  return (outcomes) => {
    const parts = outcomes.match(/[^A-Z*][A-Z*]*/g) ?? []
    const marked = steps.map((step) => step(parts))
    return marked.every((outcome) => outcome !== undefined) ? marksOf(marked) : undefined
  }
}

/** How the outcome on one question becomes that on the changed one. */
function stepTo(before: Question | undefined, after: Question): (outcome: string) => string | undefined {
  const isSame = (field: 'options' | 'correctAnswers') =>
    JSON.stringify(before?.[field]) === JSON.stringify(after[field])
  if (before?.type !== after.type || !isSame('options')) return () => undefined
  if (isSame('correctAnswers')) return (outcome) => outcome
  return (outcome) => rulesOf(after.type).markAgain(after, outcome)
}
