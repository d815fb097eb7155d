import { rulesOf } from '../question-types/all-types.ts'
import { outcomeByRules } from './marking-rule.ts'
import { type Outcome, outcomeOf, type VerdictName } from '../question-types/outcome.ts'
import { placesOf } from '../question/places.ts'
import type { Question } from '../question/question.ts'
import type { NumberedQuestions } from '../revisions/revision.ts'
import { type Answer, selectedIn } from '../question/answer.ts'

/** A verdict on a question that was asked. */
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
