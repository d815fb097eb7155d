import { markOneAgain, marksFor } from '../marking/marking.ts'
import type { MarksByHand } from '../marking/marks-by-hand.ts'
import { rulesOf } from '../questions/registry.ts'
import { placeFinder } from '../questions/chosen-place.ts'
import { isInTotal, type Outcome, outcomeOf } from '../questions/outcome.ts'
import type { CreditRule } from '../questions/credit-rules.ts'
import { pointsOf, type QuestionPoints, questionPointsOf } from '../questions/points.ts'
import { type Question, withFields } from '../questions/question.ts'
import { noCredit, type Fraction } from '../questions/fraction.ts'
import { fewestAttempts } from './item-analysis.ts'
import { type Reliability, reliabilityWith, varianceOf } from './spread.ts'

/** A result by the newest questions; `revision` is the one that its student was shown. */
export type SimulatedResult = {
  outcomes: readonly Outcome[]
  revision: number
  byHand?: MarksByHand | undefined
}

export type RequestedRules = {
  questions: readonly Question[]
  index: number
  rules: readonly (CreditRule | undefined)[]
}

type Points = { points: number; maxPoints: number }

/** `at` is the place of the result; points are in hundredths. A gain is a greater share of the points. */
type MovedScore = { at: number; move: 'up' | 'down'; before: Points; after: Points }

/** What a rule would have given. Means, spread and what guessing earns are in points. */
export type SimulatedRule = {
  rule: CreditRule | undefined
  /** Of the question, among those who were asked it. */
  questionMean: number | null
  scoreMean: number | null
  standardDeviation: number | null
  reliability?: Reliability
  guessing: number
  moved: MovedScore[]
}

/** `byHand`: how many answers keep the mark by hand. `unclear`: how many results the outcomes do not tell enough of. */
export type Simulation = { byHand: number; unclear: number; rules: SimulatedRule[] }

type Pause = () => Promise<void>

/** Made from outcomes alone. What counts besides the rule, as marks by hand and earlier rules that are kept, counts on. */
export async function simulateRules(
  requested: RequestedRules,
  results: readonly SimulatedResult[],
  pause: Pause,
): Promise<Simulation> {
  const question = requested.questions[requested.index]
  if (!question) throw new Error('There is no question at this place')
  const others = await othersOf(requested, results, pause)
  const kinds = kindsOf(results, requested.index, question._id)
  const byHand = kinds.ofResults.filter((kind) => kind.isByHand).length
  const simulation: Simulation = { byHand, unclear: 0, rules: [] }
  for (const rule of requested.rules) {
    await pause()
    const after = withRule(question, rule)
    const found = new Map(kinds.all.map((kind) => [kind, outcomeBy(question, after, kind)]))
    const marked = kinds.ofResults.map((kind) => found.get(kind) ?? kind.own)
    const unclear = kinds.ofResults.filter((kind) => found.get(kind) === undefined).length
    simulation.unclear = Math.max(simulation.unclear, unclear)
    simulation.rules.push(figuresOf({ rule, question: after, kinds: kinds.ofResults, marked, others }))
  }
  return simulation
}

/** Few answers are really different, so each is marked once. */
type Kind = { own: Outcome; revision: number; isByHand: boolean }

function kindsOf(results: readonly SimulatedResult[], index: number, questionId: string) {
  const known = new Map<string, Kind>()
  const ofResults = results.map(({ outcomes, revision, byHand }): Kind => {
    const own = outcomes[index] ?? outcomeOf('not-asked')
    const isByHand = byHand?.has(questionId) === true
    const { verdict, chosen, share = noCredit, details = '' } = own
    const name = `${revision} ${isByHand} ${verdict} ${chosen} ${share[0]} ${share[1]} ${details}`
    const kind = known.get(name) ?? { own, revision, isByHand }
    known.set(name, kind)
    return kind
  })
  return { all: [...known.values()], ofResults }
}

/** Undefined if the outcome does not tell enough. */
function outcomeBy(
  before: Question,
  after: Question,
  { own, revision, isByHand }: Kind,
): Outcome | undefined {
  if (isByHand || own.verdict === 'not-asked') return own
  return markOneAgain(before, after, revision, own)
}

/** What a question would be with another rule. By option, if it does not say otherwise, each right one earns as much. */
export function withRule(question: Question, rule: CreditRule | undefined): Question {
  const shares = rule === 'by-option' ? (question.shares ?? evenFractions(question)) : undefined
  return withFields(question, ['rule', 'shares'], { rule, shares })
}

function evenFractions({ options, correctAnswers }: Question): Fraction[] {
  const right = new Set(correctAnswers.map(placeFinder(options)))
  return options.map((_, index): Fraction => (right.has(index) ? [1, right.size] : noCredit))
}

/** What the rule of one question does not change, of each result; all in hundredths. */
type Others = {
  /** Points and the most of them on all other questions, before anything is cut at 0. */
  points: Float64Array
  most: Float64Array
  /** Of the questions that reliability rests on. */
  counted: Float64Array
  /** The results that were asked all of these: others cannot be compared with them. */
  complete: readonly number[]
  /** How many these questions are, and the sum of the variances of all but the one. */
  items: number
  variances: number
  /** Whether the question itself is among them. */
  isCounted: boolean
}

const resultsAtOnce = 2_000

async function othersOf(
  { questions, index }: RequestedRules,
  results: readonly SimulatedResult[],
  pause: Pause,
): Promise<Others> {
  const empty = () => new Float64Array(results.length)
  const [points, most, counted] = [empty(), empty(), empty()]
  const simulated = questions.map((question) => ({
    worth: questionPointsOf(question),
    isCounted: question.marking?.all === undefined,
    spread: runningVariance(),
  }))
  const complete: number[] = []
  for (const [at, { outcomes }] of results.entries()) {
    if (at % resultsAtOnce === resultsAtOnce - 1) await pause()
    if (outcomes.length !== questions.length) throw new Error('These outcomes are on other questions')
    const isComplete = simulated.every((each, i) => !each.isCounted || outcomes[i]?.verdict !== 'not-asked')
    if (isComplete) complete.push(at)
    for (const [i, { worth: questionPoints, isCounted, spread }] of simulated.entries()) {
      const outcome = outcomes[i]
      if (i === index || !outcome || !isInTotal(outcome)) continue
      const mark = marksFor(outcome, questionPoints)
      points[at] = (points[at] ?? 0) + mark
      most[at] = (most[at] ?? 0) + questionPoints.points
      if (!isCounted || !isComplete) continue
      counted[at] = (counted[at] ?? 0) + mark
      spread.add(mark)
    }
  }
  return {
    points,
    most,
    counted,
    complete,
    items: simulated.filter(({ isCounted }) => isCounted).length,
    variances: simulated.reduce((sum, { spread }) => sum + spread.of(complete.length), 0),
    isCounted: simulated[index]?.isCounted === true,
  }
}

/** Of whole numbers, so that nothing is lost. Values that are not added are 0. */
function runningVariance() {
  let [sum, squares] = [0, 0]
  return {
    add(value: number) {
      sum += value
      squares += value * value
    },
    of: (count: number) => (count < 2 ? 0 : (squares - (sum * sum) / count) / (count - 1)),
  }
}

type Marked = {
  rule: CreditRule | undefined
  question: Question
  kinds: readonly Kind[]
  marked: readonly Outcome[]
  others: Others
}

const pointsFor = (outcome: Outcome | undefined, questionPoints: QuestionPoints) =>
  outcome && isInTotal(outcome) ? marksFor(outcome, questionPoints) : 0
const maxFor = (outcome: Outcome | undefined, { points }: QuestionPoints) =>
  outcome && isInTotal(outcome) ? points : 0

function figuresOf(simulated: Marked): SimulatedRule {
  const { rule, question, marked, others } = simulated
  const questionPoints = questionPointsOf(question)
  const own = Float64Array.from(marked, (outcome) => pointsFor(outcome, questionPoints))
  const scores = own.map((points, at) => Math.max((others.points[at] ?? 0) + points, 0))
  const inTotal = marked.filter(isInTotal).length
  const reliability = reliabilityOf(own, others)
  return {
    rule,
    questionMean: inTotal === 0 ? null : pointsOf(sumOf(own) / inTotal),
    scoreMean: scores.length === 0 ? null : pointsOf(sumOf(scores) / scores.length),
    standardDeviation: scores.length < 2 ? null : pointsOf(Math.sqrt(varianceOf(scores))),
    ...(reliability && { reliability }),
    guessing: guessingOf(question),
    moved: movedScores(simulated, questionPoints),
  }
}

function movedScores({ marked, kinds, others }: Marked, questionPoints: QuestionPoints): MovedScore[] {
  const scoreWith = (at: number, outcome: Outcome | undefined): Points => ({
    points: Math.max((others.points[at] ?? 0) + pointsFor(outcome, questionPoints), 0),
    maxPoints: (others.most[at] ?? 0) + maxFor(outcome, questionPoints),
  })
  return marked.flatMap((outcome, at): MovedScore[] => {
    const own = kinds[at]?.own
    if (outcome === own) return []
    const [before, after] = [scoreWith(at, own), scoreWith(at, outcome)]
    const gained = after.points * before.maxPoints - before.points * after.maxPoints
    return gained === 0 ? [] : [{ at, move: gained > 0 ? 'up' : 'down', before, after }]
  })
}

function reliabilityOf(own: Float64Array, others: Others): Reliability | undefined {
  const { complete, counted, items, variances, isCounted } = others
  if (!isCounted || complete.length < fewestAttempts) return undefined
  const [marks, totals] = [runningVariance(), runningVariance()]
  for (const at of complete) {
    const mark = own[at] ?? 0
    marks.add(mark)
    totals.add((counted[at] ?? 0) + mark)
  }
  const found = reliabilityWith({
    items,
    persons: complete.length,
    variances: variances + marks.of(complete.length),
    variance: totals.of(complete.length),
  })
  return found && { ...found, standardError: pointsOf(found.standardError) }
}

function guessingOf(question: Question): number {
  const { points, deduction } = questionPointsOf(question)
  const { share, wrong } = rulesOf(question.type).guess(question, question.rule)
  return pointsOf((points * share[0]) / share[1] - (deduction * wrong[0]) / wrong[1])
}

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0)
