import { pointsOf, pointsOfQuestions } from '../questions/points.ts'
import type { Question } from '../questions/question.ts'
import { rulesOf } from '../questions/registry.ts'
import type { Outcome } from '../questions/outcome.ts'
import {
  eachBesideAttempt,
  type ItemOutcomes,
  readOutcomes,
  type SeenTogether,
  seenTogether,
} from './read-outcomes.ts'
import { agreedPair, type SuspectedPair } from './agreed-pair.ts'
import { type Choices, countChoices, preferredWrong, thirdsBeside } from './choices.ts'
import {
  correlationInterval,
  alphasWithoutEach,
  type Reliability,
  reliabilityOf,
  itemRest,
  meanInterval,
  type Marks,
  spreadOf,
} from './spread.ts'
import { type Interval, wilsonInterval, differFromZero } from './intervals.ts'
import { type Random, seededRandom } from '../random.ts'

/**
 * `share` is the mean share of the points that the attempts earned which were asked it: of those that got it right, where
 * there are no parts. `partly` is there in a weighted quiz alone.
 */
type Difficulty = {
  right: number
  partly?: number
  share: number
  interval: Interval
  level: 'easy' | 'medium' | 'hard'
}

/** `value` is the correlation with the points on the other questions. It is negative only beyond doubt (`differFromZero`). */
type Discrimination =
  | { value: number; interval: Interval; level: 'good' | 'fair' | 'weak' | 'negative' }
  | { why: 'all-right' | 'all-wrong' | 'same-rest' | 'too-few' }

export type ItemAnalysis = {
  asked: number
  difficulty: Difficulty
  discrimination: Discrimination
  choices: Choices
  alphaWithout?: number
  /** A wrong option that the best third prefers, where the correlation is negative as well. */
  suspectedKey?: string
  /** A pair that the key does not have, on which the best third agrees. */
  suspectedPair?: SuspectedPair
}

/** An item is undefined where a question tells nothing (see `isCounted`) or no attempt was asked it. */
export type Analysis = { attempts: number; reliability?: Reliability; items: (ItemAnalysis | undefined)[] }

/** Nobody is told apart where a question is left out or everybody got the point. */
const isCounted = ({ marking }: Question) => marking?.all === undefined

/** With fewer attempts nothing but counts is shown. */
export const fewestAttempts = 10
/** Nothing is said that hangs on one or two who missed a question, or who got it right, unlike all others. */
const fewestOfAKind = 3
const limits = { good: 0.3, fair: 0.15, easy: 0.85, hard: 0.4 }

type Pause = () => Promise<void>

/** The same attempts always give the same figures. It pauses after each question. */
export async function analyseItems(
  questions: readonly Question[],
  outcomes: readonly (readonly Outcome[])[],
  pause: Pause,
): Promise<Analysis | undefined> {
  if (outcomes.length === 0 || questions.length === 0) return undefined
  const { measured, reliability } = await measureItems(questions, outcomes, pause)
  const differs = differFromZero(measured)
  const items = questions.map((): ItemAnalysis | undefined => undefined)
  for (const [at, each] of measured.entries()) {
    await pause()
    const analysed = analyseItem(each.question, each.item, { ...each, isBeyondDoubt: differs[at] === true })
    items[each.index] = {
      ...analysed,
      ...(each.alphaWithout !== undefined && { alphaWithout: each.alphaWithout }),
    }
  }
  return {
    attempts: outcomes.length,
    ...(reliability && { reliability: inPoints(reliability, pointsOfQuestions(questions)) }),
    items,
  }
}

/** Each question with the marks of the attempts that were asked it, and its correlation with the others. */
export async function measureItems(
  questions: readonly Question[],
  outcomes: readonly (readonly Outcome[])[],
  pause: Pause,
): Promise<{ measured: Measured[]; reliability: Reliability | undefined }> {
  const rules = questions.map(({ type }) => rulesOf(type))
  const chosenIn = (index: number, outcome: Outcome) => {
    const [question, rightDecisions] = [questions[index], rules[index]?.rightDecisions]
    return question && rightDecisions ? rightDecisions(question, outcome) : outcome.chosen
  }
  const hasPartners = (index: number) => rules[index]?.partners !== undefined
  const worths = pointsOfQuestions(questions)
  const read = await readOutcomes(outcomes, { items: questions.length, chosenIn, hasPartners, worths }, pause)
  const counted = questions.flatMap((question, index) => {
    const item = read[index]
    return item && isCounted(question) ? [{ question, index, item }] : []
  })
  const isDrawn = questions.some(({ slot }) => slot)
  const groups = await (isDrawn ? eachBesideAttempt : seenTogether)(counted, pause)
  const main = groups.toSorted((one, other) => other.attempts - one.attempts)[0]
  const measured: Measured[] = []
  let reliability: Reliability | undefined
  for (const group of groups) {
    await pause()
    const found = await measureGroup(group, group === main && !isDrawn, pause)
    reliability ??= found.reliability
    measured.push(...found.measured)
  }
  return { measured, reliability }
}

/** Of marks in hundredths of points. */
function inPoints({ standardError, ...rest }: Reliability, allPoints: unknown): Reliability {
  return { ...rest, standardError: allPoints ? pointsOf(standardError) : standardError }
}

type Measured = {
  question: Question
  index: number
  item: ItemOutcomes
  attempts: number
  totals: Float64Array
  random: Random
  value: number | undefined
  alphaWithout: number | undefined
}

/** Only the main group has a reliability. Of attempts with other questions none has. */
async function measureGroup(
  { attempts, common, members }: SeenTogether<Pick<Measured, 'question' | 'index' | 'item'>>,
  isMain: boolean,
  pause: Pause,
): Promise<{ measured: Measured[]; reliability?: Reliability | undefined }> {
  const spread = await spreadOf(
    common.map(({ item }) => item.marks),
    pause,
  )
  const isEnough = attempts >= fewestAttempts
  const alphas = isEnough && isMain ? alphasWithoutEach(spread) : []
  const shared = { attempts, totals: spread.totals, random: seededRandom(attempts) }
  const measured = common.map((each, at): Measured => {
    const value = isEnough ? itemRest(spread, spread.items[at]) : undefined
    return { ...each, ...shared, value, alphaWithout: alphas[at] }
  })
  return {
    measured: measured.filter((_, at) => common[at] && members.has(common[at])),
    reliability: isEnough && isMain ? reliabilityOf(spread) : undefined,
  }
}

type Figures = { totals: Float64Array; value: number | undefined; isBeyondDoubt: boolean; random: Random }

function analyseItem(question: Question, item: ItemOutcomes, figures: Figures): ItemAnalysis {
  const { options, correctAnswers, marking } = question
  const { rightDecisions, decisions } = rulesOf(question.type)
  const counted = rightDecisions ? (decisions?.(question) ?? 0) : options.length
  const difficulty = difficultyOf(item, figures.random)
  const discrimination = discriminationOf(difficulty, item.marks, figures)
  const thirdOf = thirdsBeside(item, figures.totals)
  const choices = countChoices(item, thirdOf, counted)
  const keys = [correctAnswers, ...(marking?.also ?? [])]
  const right = new Set(keys.flat().map((answer) => options.indexOf(answer)))
  const isNegative = 'level' in discrimination && discrimination.level === 'negative'
  const suspectedPair = agreedPair(question, item, thirdOf)
  const suspectedKey = isNegative && !rightDecisions ? preferredWrong(choices, right) : undefined
  return {
    asked: item.marks.length,
    difficulty,
    discrimination,
    choices,
    ...(suspectedKey !== undefined && { suspectedKey }),
    ...(suspectedPair && { suspectedPair }),
  }
}

function difficultyOf({ marks, shares }: ItemOutcomes, random: Random): Difficulty {
  let [right, partly, sum] = [0, 0, 0]
  for (const share of shares) {
    sum += share
    if (share === 1) right += 1
    else if (share > 0) partly += 1
  }
  const share = sum / shares.length
  const level = share >= limits.easy ? 'easy' : share < limits.hard ? 'hard' : 'medium'
  const interval = partly === 0 ? wilsonInterval(right, shares.length) : meanInterval(shares, random)
  return { right, ...(shares !== marks && { partly }), share, interval, level }
}

function discriminationOf(
  { right, partly, share }: Difficulty,
  marks: Marks,
  { totals, value, isBeyondDoubt, random }: Figures,
): Discrimination {
  if (share === 1) return { why: 'all-right' }
  if (share === 0) return { why: 'all-wrong' }
  const fewest =
    partly === undefined ? Math.min(right, marks.length - right) : marks.length - mostAlike(marks)
  if (marks.length < fewestAttempts || fewest < fewestOfAKind) return { why: 'too-few' }
  if (value === undefined) return { why: 'same-rest' }
  const interval = correlationInterval(marks, totals, random)
  // Both a good question and a useless one are possible.
  if (interval.low <= 0 && interval.high >= limits.good) return { why: 'too-few' }
  return { value, interval, level: levelOf(value, isBeyondDoubt && interval.high < 0) }
}

/** How many attempts have the mark that most have. */
function mostAlike(marks: Marks): number {
  const counts = new Map<number, number>()
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return Math.max(...counts.values())
}

function levelOf(value: number, isNegative: boolean) {
  if (value >= limits.good) return 'good'
  if (value >= limits.fair) return 'fair'
  return isNegative ? 'negative' : 'weak'
}
