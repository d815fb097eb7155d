import { outcomeByRules } from './marking-rule.ts'
import { rulesOf } from '../question-types/all-types.ts'
import { type Outcome, outcomeOf } from '../question-types/outcome.ts'
import { placesOf } from '../question/places.ts'
import type { Question } from '../question/question.ts'
import type { NumberedQuestions } from '../revisions/revision.ts'
import { type Marks, marksOf } from './marking.ts'

type Revisions = { seen: NumberedQuestions; before: readonly Question[]; after: readonly Question[] }

const notAsked = outcomeOf('not-asked')

/**
 * How to mark results again from their outcomes, without reading answers. `seen` are the questions that the students
 * were asked, `before` those that the outcomes are on, `after` those that count now. The function returns undefined
 * for outcomes to which the answers are needed: options have changed, or what a written answer is compared with.
 */
export function markingAgain({
  seen,
  before,
  after,
}: Revisions): (outcomes: readonly Outcome[]) => Marks | undefined {
  const asked = placesOf(seen.questions)
  const places = placesOf(before)
  const steps = after.map((question) => {
    if (!asked.has(question._id)) return () => notAsked
    const place = places.get(question._id)
    if (place === undefined) return () => undefined
    const step = stepTo(before[place], question, seen.revision)
    return (outcomes: readonly Outcome[]) => {
      const outcome = outcomes[place]
      return outcome && step(outcome)
    }
  })
  return (outcomes) => {
    const marked = steps.map((step) => step(outcomes))
    return marked.every((outcome) => outcome !== undefined) ? marksOf(marked) : undefined
  }
}

/** How the outcome on one question becomes that on the changed one. */
function stepTo(
  before: Question | undefined,
  after: Question,
  seen: number,
): (outcome: Outcome) => Outcome | undefined {
  const isSame = (field: 'options' | 'correctAnswers' | 'marking') =>
    JSON.stringify(before?.[field]) === JSON.stringify(after[field])
  const hasSameOptions = before?.type === after.type && isSame('options')
  if (hasSameOptions && isSame('correctAnswers') && isSame('marking')) return (outcome) => outcome
  const { markAgain } = rulesOf(after.type)
  return (outcome) =>
    outcomeByRules(after, seen, (key) => {
      if (outcome.verdict === 'skipped') return outcome
      return hasSameOptions ? markAgain(key, outcome) : undefined
    })
}
