import { rulesOf } from '../question-types/all-types.ts'
import { type Outcome, outcomeOf, rankOf, type VerdictName } from '../question-types/outcome.ts'
import { type Answer, selectedIn } from '../question/answer.ts'
import { placesOf } from '../question/places.ts'
import type { MarkingRule, Question, QuestionMarking } from '../question/question.ts'
import type { NumberedQuestions } from '../revisions/revision.ts'

export type Verdict = { questionId: string; verdict: Exclude<VerdictName, 'not-asked'> }
/** `outcomes` has the outcome of each question in the order of the quiz. */
export type Marks = { score: number; totalQuestions: number; outcomes: readonly Outcome[] }

const notAsked = outcomeOf('not-asked')

/**
 * Marks a whole quiz: one outcome for each question in its order, one point for each correct one.
 * Answers to questions that are not in the quiz are ignored. Of two answers to a question the last counts.
 * `seen` is the revision that the student was shown, which is this one unless said otherwise: a question that is not
 * in it counts for nothing, and by rules of before a student may keep a point.
 */
export function markAnswers(
  questions: readonly Question[],
  answers: readonly Answer[],
  seen: NumberedQuestions = { revision: Infinity, questions },
): Marks {
  const selected = selectedIn(questions, answers)
  const asked = placesOf(seen.questions)
  return marksOf(
    questions.map((question, place) => {
      if (!asked.has(question._id)) return notAsked
      const mark = rulesOf(question.type).mark(selected[place])
      return question.marking === undefined ? mark(question) : outcomeByRules(question, seen.revision, mark)
    }),
  )
}

/** The marks of a quiz with these outcomes, one for each question. Those left out or not asked do not count in the total. */
export function marksOf(outcomes: readonly Outcome[]): Marks {
  let score = 0
  let totalQuestions = outcomes.length
  for (const { verdict } of outcomes) {
    if (verdict === 'correct') score += 1
    if (verdict === 'left-out' || verdict === 'not-asked') totalQuestions -= 1
  }
  return { score, totalQuestions, outcomes }
}

/** The verdicts in outcomes on these questions, without those not asked. Throws if the outcomes are on other questions. */
export function verdictsIn(outcomes: readonly Outcome[], questionIds: readonly string[]): Verdict[] {
  if (outcomes.length !== questionIds.length) throw new Error('These outcomes are on other questions')
  return questionIds.flatMap((questionId, place) => {
    const verdict = outcomes[place]?.verdict
    return verdict === undefined || verdict === 'not-asked' ? [] : [{ questionId, verdict }]
  })
}

type Revisions = { seen: NumberedQuestions; before: readonly Question[]; after: readonly Question[] }

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

type ReadyRule = Pick<MarkingRule, 'all'> & { keys: Question[]; upTo: number }

/** A question marks many students, so this is worked out only once. */
const ready = new WeakMap<Question, ReadyRule[]>()

function rulesFor(question: Question, marking: QuestionMarking): ReadyRule[] {
  const present = ready.get(question)
  if (present) return present
  const { correctAnswers } = question
  const rules = [{ ...marking, correctAnswers, upTo: Infinity }, ...(marking.kept ?? [])].map((rule) => ({
    ...(rule.all && { all: rule.all }),
    keys: [rule.correctAnswers, ...(rule.also ?? [])].map((key) => ({ ...question, correctAnswers: key })),
    upTo: rule.upTo,
  }))
  ready.set(question, rules)
  return rules
}

/** `markBy` marks by a question's correct answers; if it cannot, it gives undefined, and so does this. */
function outcomeByRules<Found extends Outcome | undefined>(
  question: Question,
  seen: number,
  markBy: (question: Question) => Found,
): Outcome | Found {
  const { marking } = question
  if (!marking) return markBy(question)
  const own = markBy(question)
  if (own === undefined) return own
  const outcomes = rulesFor(question, marking)
    .filter(({ upTo }) => seen <= upTo)
    .map(({ all, keys }) => {
      if (all) return outcomeOf(all === 'full' ? 'correct' : all, own.chosen)
      return best(keys.map((key) => markBy(key) ?? own))
    })
  return best(outcomes)
}

const best = (outcomes: readonly Outcome[]) =>
  outcomes.reduce((one, other) => (rankOf(other) > rankOf(one) ? other : one))
