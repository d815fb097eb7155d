import type { Question } from '../question/question.ts'
import { askedTogether } from './asked-together.ts'
import { type Choices, countChoices, preferredWrong } from './choices.ts'
import { correlationInterval } from './correlation-interval.ts'
import { type Interval, wilsonInterval } from './intervals.ts'
import { type Draw, seededDraws } from './random-draws.ts'
import { type ItemOutcomes, readOutcomes } from './read-outcomes.ts'
import { alphasWithoutEach, type Reliability, reliabilityOf } from './reliability.ts'
import { itemRest, type Marks, spreadOf } from './spread.ts'

/** How many got a question right; `share` is of the attempts that were asked it. */
type Difficulty = { right: number; share: number; interval: Interval; level: 'easy' | 'medium' | 'hard' }

/**
 * Whether those who did well on the other questions also got this one right: `value` is the correlation, from −1 to 1.
 * Where there is none to show, `why` says so: everyone got it right, or nobody; everyone did equally well on the
 * others; or the attempts are too few to tell a good question from a useless one.
 */
type Discrimination =
  | { value: number; interval: Interval; level: 'good' | 'fair' | 'weak' | 'negative' }
  | { why: 'all-right' | 'all-wrong' | 'same-rest' | 'too-few' }

export type ItemAnalysis = {
  /** How many attempts were asked this question. */
  asked: number
  difficulty: Difficulty
  discrimination: Discrimination
  choices: Choices
  /** What the reliability would be without this question. */
  alphaWithout?: number
  /** The letter of a wrong option that the best third prefers, where the correlation is low as well. */
  suspectedKey?: string
}

/**
 * `items` are in the order of the questions; undefined where a question tells nothing (see `isCounted`) or no attempt was
 * asked it. The reliability is that of the questions that most attempts were asked together.
 */
export type Analysis = { attempts: number; reliability?: Reliability; items: (ItemAnalysis | undefined)[] }

type Asked = Pick<Question, 'options' | 'correctAnswers' | 'marking'>

/** Whether marks tell students apart: not on a question that is left out, nor where everybody got the point. */
const isCounted = ({ marking }: Asked) => marking?.all === undefined

/** With fewer attempts nothing but counts is shown. */
const fewestAttempts = 10
const limits = { good: 0.3, fair: 0.15, easy: 0.85, hard: 0.4 }

/** Lets other work in between: an analysis of very many attempts takes a while. */
type Pause = () => Promise<void>

/**
 * The item analysis of a quiz from the outcomes of submitted attempts, which are all on these questions; undefined if there
 * is none. The same attempts always give the same figures. It pauses after each question.
 */
export async function analyseItems(
  questions: readonly Asked[],
  outcomes: readonly string[],
  pause: Pause,
): Promise<Analysis | undefined> {
  if (outcomes.length === 0 || questions.length === 0) return undefined
  const read = await readOutcomes(outcomes, questions.length, pause)
  const counted = questions.flatMap((question, place) => {
    const item = read[place]
    return item && isCounted(question) ? [{ question, place, item }] : []
  })
  const groups = await askedTogether(counted, pause)
  const main = groups.toSorted((one, other) => other.attempts - one.attempts)[0]
  const items = questions.map((): ItemAnalysis | undefined => undefined)
  let reliability: Reliability | undefined
  for (const group of groups) {
    const spread = spreadOf(group.common.map(({ item }) => item.marks))
    const isEnough = group.attempts >= fewestAttempts
    const isMain = isEnough && group === main
    if (isMain) reliability = reliabilityOf(spread)
    const alphas = isMain ? alphasWithoutEach(spread) : []
    const draw = seededDraws(group.attempts)
    for (const [at, asked] of group.common.entries()) {
      if (!group.members.has(asked)) continue
      const { question, place, item } = asked
      await pause()
      const value = isEnough ? itemRest(spread, spread.items[at]) : undefined
      const analysed = analyseItem(question, item, { totals: spread.totals, value, draw })
      const alphaWithout = alphas[at]
      items[place] = { ...analysed, ...(alphaWithout !== undefined && { alphaWithout }) }
    }
  }
  return { attempts: outcomes.length, ...(reliability && { reliability }), items }
}

type Figures = { totals: Float64Array; value: number | undefined; draw: Draw }

function analyseItem(
  { options, correctAnswers, marking }: Asked,
  item: ItemOutcomes,
  { totals, value, draw }: Figures,
): ItemAnalysis {
  const keys = [correctAnswers, ...(marking?.also ?? [])]
  const right = new Set(keys.flat().map((answer) => options.indexOf(answer)))
  const difficulty = difficultyOf(item.marks)
  const choices = countChoices(item, totals, options.length)
  const isLow = value !== undefined && value < limits.fair
  const suspectedKey = isLow ? preferredWrong(choices, right) : undefined
  const findInterval = () => correlationInterval(item.marks, totals, draw)
  return {
    asked: item.marks.length,
    difficulty,
    discrimination: discriminationOf(difficulty, value, findInterval),
    choices,
    ...(suspectedKey !== undefined && { suspectedKey }),
  }
}

function difficultyOf(marks: Marks): Difficulty {
  const right = marks.reduce((sum, mark) => sum + mark, 0)
  const share = right / marks.length
  const level = share >= limits.easy ? 'easy' : share < limits.hard ? 'hard' : 'medium'
  return { right, share, interval: wilsonInterval(right, marks.length), level }
}

function discriminationOf(
  { right, share }: Difficulty,
  value: number | undefined,
  findInterval: () => Interval | undefined,
): Discrimination {
  if (share === 1) return { why: 'all-right' }
  if (share === 0) return { why: 'all-wrong' }
  if (right / share < fewestAttempts) return { why: 'too-few' }
  if (value === undefined) return { why: 'same-rest' }
  const interval = findInterval()
  // Both a good question and a useless one are possible.
  if (!interval || (interval.low <= 0 && interval.high >= limits.good)) return { why: 'too-few' }
  return { value, interval, level: levelOf(value) }
}

function levelOf(value: number) {
  if (value >= limits.good) return 'good'
  if (value >= limits.fair) return 'fair'
  return value >= 0 ? 'weak' : 'negative'
}
