import { type Outcome, outcomeOf, rankOf } from '../question-types/outcome.ts'
import type { MarkingRule, Question, QuestionMarking } from '../question/question.ts'

/** A rule in the form in which it marks: the question with each of the sets that are correct. */
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

/**
 * The outcome on a question for an attempt that was shown the revision `seen`. `markBy` gives the outcome by the
 * correct answers of the question that it is given, or undefined if it cannot; then the whole is undefined.
 */
export function outcomeByRules<Found extends Outcome | undefined>(
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
