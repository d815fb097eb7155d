import { outcomeOf } from '../question-types/outcome.ts'
import { isSameAnswer, type Answer } from '../question/answer.ts'
import { type Marks, marksOf } from './marking.ts'

export const handVerdicts = ['correct', 'incorrect'] as const
/** What an educator can say of an answer by hand. */
export type HandVerdict = (typeof handVerdicts)[number]

/** The marks by hand that count in a result, by the IDs of the questions. */
export type MarksByHand = ReadonlyMap<string, HandVerdict>

/** Marks in which those given by hand count, whatever the questions say. The chosen options stay as they are. */
export function withMarksByHand(
  marks: Marks,
  questions: readonly { _id: string }[],
  byHand: MarksByHand | undefined,
): Marks {
  if (!byHand || byHand.size === 0) return marks
  return marksOf(
    marks.outcomes.map((outcome, place) => {
      const verdict = byHand.get(questions[place]?._id ?? '')
      return verdict ? outcomeOf(verdict, outcome.chosen) : outcome
    }),
  )
}

/** Of the marks by hand on answers those whose answer is still the same. A mark belongs to the answer that it was given on. */
export function keptByHand(
  byHand: MarksByHand,
  before: readonly Answer[],
  after: readonly Answer[],
): MarksByHand {
  const marked = new Map(before.map((answer) => [answer.questionId, answer]))
  const same = after.filter((answer) => {
    const earlier = marked.get(answer.questionId)
    return earlier && isSameAnswer(earlier, answer)
  })
  const unchanged = new Set(same.map(({ questionId }) => questionId))
  return new Map([...byHand].filter(([questionId]) => unchanged.has(questionId)))
}

/** The marks by hand after one more; without a verdict, the question's is taken back. */
export function changedByHand(
  byHand: MarksByHand | undefined,
  questionId: string,
  verdict: HandVerdict | null,
): MarksByHand {
  const changed = new Map(byHand)
  if (verdict) changed.set(questionId, verdict)
  else changed.delete(questionId)
  return changed
}
