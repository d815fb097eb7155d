import { type Outcome, outcomeOf, outcomeOfCredit, withDetails } from '../questions/outcome.ts'
import { type Answer, isSameAnswer } from '../questions/answer.ts'
import { hundredthsOf, pointsOf, type PointsQuestion, questionPointsOf } from '../questions/points.ts'
import type { Question } from '../questions/question.ts'
import { fractionOf } from '../questions/fraction.ts'
import { type Marks, marksOf } from './marking.ts'

export const handVerdicts = ['correct', 'incorrect'] as const
/**
 * How an answer counts by hand: as all or nothing, or with so many points of its question. `of`: how many it had then, so
 * that the mark follows when it has others; older marks do not have it. `direct`: a person gave them to the result itself,
 * so they are not what was released.
 */
export type HandVerdict =
  | (typeof handVerdicts)[number]
  | { points: number; of?: number | undefined; direct?: true | undefined }

/** Whether both say the same, as far as both say of how many points they are. */
export function isSameHandVerdict(one: HandVerdict | null = null, other: HandVerdict | null = null): boolean {
  if (one === null || other === null || typeof one === 'string' || typeof other === 'string')
    return one === other
  return one.points === other.points && (one.of ?? other.of) === (other.of ?? one.of)
}

/** The same verdict on a question with the points that it has now. */
export const givenOn = (question: PointsQuestion, verdict: HandVerdict | null): HandVerdict | null =>
  verdict === null || typeof verdict === 'string'
    ? verdict
    : { ...verdict, of: pointsOf(questionPointsOf(question).points) }

/** The verdict that counts, with the points that its question had then where it has others now. */
export function shownVerdict(question: PointsQuestion | undefined, verdict: HandVerdict): HandVerdict {
  if (typeof verdict === 'string') return verdict
  const { points, of } = verdict
  return of === undefined || !question || of === pointsOf(questionPointsOf(question).points)
    ? { points }
    : { points, of }
}

/** Marks that do not say of how many points they are were counted by these questions. The same marks if all say it. */
export function withPointsOf(byHand: MarksByHand, questions: readonly Question[]): MarksByHand {
  const isOld = (verdict: HandVerdict) => typeof verdict === 'object' && verdict.of === undefined
  if (![...byHand.values()].some(isOld)) return byHand
  const byId = new Map(questions.map((question) => [question._id, question]))
  return new Map(
    [...byHand].map(([questionId, verdict]) => {
      const question = byId.get(questionId)
      if (!question || typeof verdict === 'string' || verdict.of !== undefined) return [questionId, verdict]
      const most = questionPointsOf(question).points
      const points = Math.min(hundredthsOf(verdict.points) ?? 0, most)
      return [questionId, { ...verdict, points: pointsOf(points), of: pointsOf(most) }]
    }),
  )
}

export type MarksByHand = ReadonlyMap<string, HandVerdict>

/** Marks in which those given by hand count, whatever the questions say. The chosen options stay as they are. */
export function withMarksByHand(
  marks: Marks,
  questions: readonly Question[],
  byHand: MarksByHand | undefined,
): Marks {
  if (!byHand || byHand.size === 0) return marks
  const outcomes = marks.outcomes.map((outcome, index) => {
    const question = questions[index]
    const verdict = question && byHand.get(question._id)
    return verdict ? withDetails(outcomeByHand(question, verdict, outcome), outcome.details) : outcome
  })
  return marksOf(outcomes, questions)
}

/** Points keep their share of what the question is worth; none of them cost none. */
function outcomeByHand(question: Question, verdict: HandVerdict, { chosen }: Outcome): Outcome {
  if (typeof verdict === 'string') return outcomeOf(verdict, chosen)
  const most = (verdict.of !== undefined && hundredthsOf(verdict.of)) || questionPointsOf(question).points
  const credit = fractionOf(Math.min(hundredthsOf(verdict.points) ?? 0, most), most)
  return credit[0] === 0 ? { verdict: 'incorrect', chosen, share: credit } : outcomeOfCredit(credit, chosen)
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
