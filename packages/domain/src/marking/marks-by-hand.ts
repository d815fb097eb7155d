import { type Outcome, outcomeOf, outcomeOfShare, withDetails } from '../question-types/outcome.ts'
import { type Answer, isSameAnswer } from '../question/answer.ts'
import { hundredthsOf, worthOf } from '../question/points.ts'
import type { Question } from '../question/question.ts'
import { shareOf } from '../question/share.ts'
import { type Marks, marksOf } from './marking.ts'

export const handVerdicts = ['correct', 'incorrect'] as const
/** How an answer counts by hand: as all or nothing, or with so many points of its question. */
export type HandVerdict = (typeof handVerdicts)[number] | { points: number }

export const isSameHandVerdict = (
  one: HandVerdict | null = null,
  other: HandVerdict | null = null,
): boolean => JSON.stringify(one) === JSON.stringify(other)

export type MarksByHand = ReadonlyMap<string, HandVerdict>

/** Marks in which those given by hand count, whatever the questions say. The chosen options stay as they are. */
export function withMarksByHand(
  marks: Marks,
  questions: readonly Question[],
  byHand: MarksByHand | undefined,
): Marks {
  if (!byHand || byHand.size === 0) return marks
  const outcomes = marks.outcomes.map((outcome, place) => {
    const question = questions[place]
    const verdict = question && byHand.get(question._id)
    return verdict ? withDetails(outcomeByHand(question, verdict, outcome), outcome.details) : outcome
  })
  return marksOf(outcomes, questions)
}

/** Points are at most those that the question has now; none of them cost none. */
function outcomeByHand(question: Question, verdict: HandVerdict, { chosen }: Outcome): Outcome {
  if (typeof verdict === 'string') return outcomeOf(verdict, chosen)
  const most = worthOf(question).points
  const share = shareOf(Math.min(hundredthsOf(verdict.points) ?? 0, most), most)
  return share[0] === 0 ? { verdict: 'incorrect', chosen, share } : outcomeOfShare(share, chosen)
}

/** Of the marks by hand on answers those whose answer is still the same. A mark belongs to the answer that it was given on. */
export function retainedByHand(
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
