import { type CreditRule, creditRules } from './credit-rules.ts'
import { pointsOf, questionPointsOf, pointsOfQuestions } from './points.ts'
import { laterTypes, type QuestionType, type UncheckedQuestion } from './question.ts'
import { askedCount, askedOnce } from './slots.ts'
import type { NumberKey } from './numeric/number-key.ts'

/** What a student is told of how a weighted quiz is marked before it starts, without saying of which question. */
type Scoring = {
  maxScore: number
  rules: CreditRule[]
  hasDeductions: boolean
  numbers?: NumberPart[]
}

/** What a number can lack and still earn a part of the points. */
export const numberParts = ['near', 'precision', 'unit'] as const
type NumberPart = (typeof numberParts)[number]

/** What a quiz has beyond the specification: how it is marked, and what a page must load for it: fields of types, formatted text. */
export type QuizCapabilities = {
  scoring?: Scoring | undefined
  parts?: QuizCapability[] | undefined
  /** How many questions each attempt is asked, if slots draw them. */
  asked?: number | undefined
}

/** `practice`: its students may practise it. `untimed`: it has no time limit; of a running attempt: that attempt has none. */
const otherCapabilities = ['formatted', 'lenient', 'explained', 'practice', 'untimed'] as const
export const quizCapabilities = [...laterTypes, ...otherCapabilities] as const
export type QuizCapability = QuestionType | (typeof otherCapabilities)[number]

/** Undefined for a quiz that has nothing of it. */
export function capabilitiesOf(questions: readonly UncheckedQuestion[]): QuizCapabilities | undefined {
  const scoring = scoringOf(questions)
  const count = askedCount(questions)
  const capabilities: QuizCapability[] = laterTypes.filter((type) =>
    questions.some((question) => question.type === type),
  )
  if (questions.some(({ drawn, drawnFeedback }) => drawn ?? drawnFeedback)) capabilities.push('formatted')
  if (questions.some(({ lenient }) => lenient)) capabilities.push('lenient')
  if (questions.some(({ explanation, optionNotes }) => explanation ?? optionNotes))
    capabilities.push('explained')
  if (!scoring && capabilities.length === 0 && count === undefined) return undefined
  return {
    ...(scoring && { scoring }),
    ...(capabilities.length > 0 && { parts: capabilities }),
    ...(count !== undefined && { asked: count }),
  }
}

/** Undefined for a plain quiz. Questions left out of the marking bring no points. */
function scoringOf(
  questions: readonly Pick<
    UncheckedQuestion,
    'points' | 'deduction' | 'rule' | 'number' | 'marking' | 'slot'
  >[],
): Scoring | undefined {
  if (!pointsOfQuestions(questions)) return undefined
  const counted = questions.filter(({ marking }) => marking?.all !== 'left-out')
  const numbers = numberParts.filter((part) => counted.some(({ number }) => givesPart(number, part)))
  return {
    maxScore: pointsOf(
      askedOnce(counted).reduce((sum, question) => sum + questionPointsOf(question).points, 0),
    ),
    rules: creditRules.filter((rule) => counted.some((question) => question.rule === rule)),
    hasDeductions: counted.some(({ deduction = 0 }) => deduction > 0),
    ...(numbers.length > 0 && { numbers }),
  }
}

const givesPart = (number: NumberKey | undefined, part: NumberPart): boolean =>
  part === 'unit' ? (number?.unit?.shareWithout?.[0] ?? 0) > 0 : (number?.[part]?.share[0] ?? 0) > 0
