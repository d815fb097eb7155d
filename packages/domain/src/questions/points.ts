import { factsOf, fieldNames, type QuestionMarking, type UncheckedQuestion } from './question.ts'

/** A question has 0.01 to 1,000 points, in hundredths. */
export const pointsRange = { least: 1, most: 100_000 } as const

/** Points as whole hundredths, in which they are computed; undefined if they have more than two decimals. */
export function hundredthsOf(points: number): number | undefined {
  const hundredths = Math.round(points * 100)
  return hundredths / 100 === points ? hundredths : undefined
}

/** The points that hundredths stand for. */
export const pointsOf = (hundredths: number): number => hundredths / 100

/** A question, as far as it says what it is worth. */
export type PointsQuestion = Omit<Partial<UncheckedQuestion>, 'marking'> & {
  _id?: string
  marking?: QuestionMarking | undefined
}

/** What a question is worth, and what a wrong answer costs, in hundredths. */
export type QuestionPoints = { points: number; deduction: number }

export const questionPointsOf = ({ points = 1, deduction = 0 }: PointsQuestion): QuestionPoints => ({
  points: Math.round(points * 100),
  deduction: Math.round(deduction * 100),
})

/** Whether its marks can be anything but no point or one, for some by a rule of before. */
export const isWeightedQuestion = (question: PointsQuestion): boolean =>
  isWeighted(question) || question.marking?.kept?.some(isWeighted) === true

const isWeighted = (fields: Partial<UncheckedQuestion>): boolean =>
  fieldNames.some((name) => {
    const value = fields[name]
    return value !== undefined && factsOf(name).isWeighted?.(value)
  })

const allPoints = new WeakMap<readonly PointsQuestion[], readonly QuestionPoints[] | undefined>()

/** The worth of each question; undefined in a plain quiz, where each is worth one point. The list must never change. */
export function pointsOfQuestions(
  questions: readonly PointsQuestion[],
): readonly QuestionPoints[] | undefined {
  if (allPoints.has(questions)) return allPoints.get(questions)
  const found = questions.some(isWeightedQuestion) ? questions.map(questionPointsOf) : undefined
  allPoints.set(questions, found)
  return found
}
