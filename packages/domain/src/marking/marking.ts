import { hasAnswerForm, partnersIn, rulesOf } from '../questions/registry.ts'
import {
  isInTotal,
  type Outcome,
  outcomeOf,
  creditOfOutcome,
  type VerdictName,
  withDetails,
} from '../questions/outcome.ts'
import { type Answer, selectedIn } from '../questions/answer.ts'
import { indexesOf } from '../questions/indexes.ts'
import {
  pointsOf,
  type QuestionPoints,
  type PointsQuestion,
  questionPointsOf,
  pointsOfQuestions,
} from '../questions/points.ts'
import {
  fieldsAsText,
  type FormerRule,
  keptFieldsOf,
  type MarkingRule,
  type Question,
  type QuestionMarking,
  withKeptFields,
} from '../questions/question.ts'
import { compareFractions, noCredit, partOf, type Fraction } from '../questions/fraction.ts'
import { carryAnswers, type NumberedQuestions } from '../revisions/revision.ts'
import { pointsOfScore, type Score } from './score.ts'

/** In a weighted quiz with the points that it brings, or costs, and those that it could bring. */
export type Verdict = {
  questionId: string
  verdict: Exclude<VerdictName, 'not-asked'>
  points?: number
  outOf?: number
}

/** `outcomes` has the outcome of each question in the order of the quiz. */
export type Marks = Score & { outcomes: readonly Outcome[] }

const notAsked = outcomeOf('not-asked')

/**
 * Marks a whole quiz: one outcome for each question in its order, one point for each correct one.
 * Answers to questions that are not in the quiz are ignored. Of two answers to a question the last counts; one that has not the
 * form of its type says nothing. `seen` is the revision that was shown and answered, which is this one unless said otherwise: a
 * question that is not in it counts for nothing, and by rules of before a student may keep a point.
 */
export function markAnswers(
  questions: readonly Question[],
  answers: readonly Answer[],
  seen: NumberedQuestions = { revision: Infinity, questions },
): Marks {
  const seenIndexes = indexesOf(seen.questions)
  const given = answers.map((answer) => {
    const question = seen.questions[seenIndexes.get(answer.questionId) ?? -1]
    return !question || hasAnswerForm(question, answer.selectedOption)
      ? answer
      : { ...answer, selectedOption: null }
  })
  const selected = selectedIn(questions, carryAnswers(seen.questions, questions, given))
  const found = questions.map((question, index) => {
    if (!seenIndexes.has(question._id)) return notAsked
    const mark = rulesOf(question.type).mark(selected[index])
    return question.marking === undefined ? mark(question) : outcomeByRules(question, seen.revision, mark)
  })
  return marksOf(decided(found, questions), questions)
}

/** The marks of a quiz with these outcomes, one for each question. Those left out or not asked do not count in the total. */
export function marksOf(outcomes: readonly Outcome[], questions: readonly PointsQuestion[]): Marks {
  let score = 0
  let totalQuestions = outcomes.length
  let hasShares = false
  for (const { verdict, share } of outcomes) {
    if (verdict === 'correct') score += 1
    if (verdict === 'left-out' || verdict === 'not-asked') totalQuestions -= 1
    if (share) hasShares = true
  }
  const allPoints = pointsIn(questions, hasShares)
  if (!allPoints) return { score, totalQuestions, outcomes }
  let [points, maxPoints, waiting] = [0, 0, 0]
  for (const [index, outcome] of outcomes.entries()) {
    const questionPoints = allPoints[index]
    if (!questionPoints || !isInTotal(outcome)) continue
    points += marksFor(outcome, questionPoints)
    maxPoints += questionPoints.points
    if (outcome.verdict === 'waiting') waiting += 1
  }
  const weighted = { points: Math.max(points, 0), maxPoints, ...(waiting > 0 && { waiting }) }
  return { score, totalQuestions, weighted, outcomes }
}

/** Points given by hand can be a part of a question that is worth one, so they make a plain result a weighted one. */
const pointsIn = (questions: readonly PointsQuestion[], hasShares: boolean) =>
  pointsOfQuestions(questions) ?? (hasShares ? questions.map(questionPointsOf) : undefined)

/** In hundredths, rounded once, so that what stands beside the questions adds up to the score. */
export function marksFor(outcome: Outcome, { points, deduction }: QuestionPoints): number {
  if (outcome.verdict === 'incorrect' && !outcome.share) return 0 - deduction
  return partOf(points, creditOfOutcome(outcome))
}

/** The points that a question brings, or costs; null where it does not count. */
export function pointsOfOutcome(question: PointsQuestion, outcome: Outcome): number | null {
  if (!isInTotal(outcome)) return null
  return pointsOf(marksFor(outcome, questionPointsOf(question)))
}

/** The verdicts in outcomes on these questions, without those not asked. Throws if the outcomes are on other questions. */
export function verdictsIn(
  outcomes: readonly Outcome[],
  questions: readonly (PointsQuestion & { _id: string })[],
): Verdict[] {
  const hasShares = outcomes.some(({ share }) => share)
  const ids = questions.map(({ _id: questionId }) => ({ questionId }))
  return verdictsOn(ids, outcomes, pointsIn(questions, hasShares))
}

/** The same on the questions of these answers. In a plain quiz nothing is worth more than its verdict says. */
export function verdictsOn(
  answers: readonly { questionId: string }[],
  outcomes: readonly Outcome[],
  allPoints?: readonly QuestionPoints[],
): Verdict[] {
  if (outcomes.length !== answers.length) throw new Error('These outcomes are on other questions')
  const verdicts: Verdict[] = []
  answers.forEach(({ questionId }, index) => {
    const [outcome, questionPoints] = [outcomes[index] ?? notAsked, allPoints?.[index]]
    const { verdict } = outcome
    if (verdict === 'not-asked') return
    if (!questionPoints) return void verdicts.push({ questionId, verdict })
    const points = verdict === 'left-out' ? 0 : pointsOf(marksFor(outcome, questionPoints))
    verdicts.push({ questionId, verdict, points, outOf: pointsOf(questionPoints.points) })
  })
  return verdicts
}

type Revisions = { seen: NumberedQuestions; before: readonly Question[]; after: readonly Question[] }

/**
 * How to mark results again from their outcomes, without reading answers. `seen` are the questions that the students
 * were asked, `before` those that the outcomes are on, `after` those that count now. The function returns undefined
 * for outcomes to which the answers are needed: options have changed, or what a written answer is compared with, or only
 * the whole result decides.
 */
export function createRegrader({
  seen,
  before,
  after,
}: Revisions): (outcomes: readonly Outcome[]) => Marks | undefined {
  const seenIndexes = indexesOf(seen.questions)
  const places = indexesOf(before)
  const steps = after.map((question) => {
    if (!seenIndexes.has(question._id)) return () => notAsked
    const index = places.get(question._id)
    if (index === undefined) return () => undefined
    const step = stepTo(before[index], question, seen.revision)
    return (outcomes: readonly Outcome[]) => {
      const outcome = outcomes[index]
      // It was in the quiz, but not drawn for this attempt.
      return outcome?.verdict === 'not-asked' ? outcome : outcome && step(outcome)
    }
  })
  return (outcomes) => {
    const marked = steps.map((step) => step(outcomes))
    return marked.every(isDecided) ? marksOf(marked, after) : undefined
  }
}

function stepTo(
  before: Question | undefined,
  after: Question,
  seen: number,
): (outcome: Outcome) => Found | undefined {
  const hasSameOptions = before?.type === after.type && textOfChoices(before) === textOfChoices(after)
  const isSameRule = hasSameOptions && fieldsAsText(before, 'marks') === fieldsAsText(after, 'marks')
  if (isSameRule && !canBeEitherWay(after)) return (outcome) => outcome
  const { regrade } = rulesOf(after.type)
  return (outcome) =>
    outcomeByRules(after, seen, (key) => {
      if (outcome.verdict === 'skipped') return outcome
      return hasSameOptions ? regrade(key, outcome, before) : undefined
    })
}

/** What outcomes name by letters, but for what a type names by its key. */
const textOfChoices = (question: Question) => JSON.stringify([question.options, partnersIn(question)])

/** One question marked again by another rule from its outcome; undefined if that does not tell enough. */
export function markOneAgain(
  before: Question,
  after: Question,
  seen: number,
  outcome: Outcome,
): Outcome | undefined {
  const found = stepTo(before, after, seen)(outcome)
  return isDecided(found) ? found : undefined
}

type ReadyRule = Pick<MarkingRule, 'all'> & { keys: Question[]; upTo: number }

/** A question marks many students, so this is worked out only once. */
const ready = new WeakMap<Question, ReadyRule[]>()

function rulesFor(question: Question, marking: QuestionMarking): ReadyRule[] {
  const present = ready.get(question)
  if (present) return present
  const { marking: _, ...unmarked } = question
  const now: FormerRule = { ...marking, ...keptFieldsOf(question), upTo: Infinity }
  const rules = [now, ...(marking.kept ?? [])].map((each) => ({
    ...(each.all && { all: each.all }),
    keys: [each.correctAnswers, ...(each.also ?? [])].map((correctAnswers) =>
      withKeptFields(unmarked, { ...keptFieldsOf(each), correctAnswers }),
    ),
    upTo: each.upTo,
  }))
  ready.set(question, rules)
  return rules
}

/** A part of the points, or the question left out: which of them gives more is seen in the whole result. */
type EitherWay = { part: Outcome; leftOut: Outcome; first: 'part' | 'leftOut' }
type Found = Outcome | EitherWay

const isDecided = (found: Found | undefined): found is Outcome => found !== undefined && !('part' in found)

/** Then other questions decide too, and a mark on it may change although its own rules did not. */
function canBeEitherWay(question: Question): boolean {
  if (!question.marking) return false
  const rules = rulesFor(question, question.marking)
  const isPart = ({ all, keys }: ReadyRule) => !all && keys.some(({ rule }) => rule !== undefined)
  return rules.some(({ all }) => all === 'left-out') && rules.some(isPart)
}

/** `markBy` marks by a question's correct answers; if it cannot, it gives undefined, and so does this. */
function outcomeByRules<Mark extends Outcome | undefined>(
  question: Question,
  seen: number,
  markBy: (question: Question) => Mark,
): Found | Mark {
  const { marking } = question
  if (!marking) return markBy(question)
  const own = markBy(question)
  if (own === undefined) return own
  const outcomes: Outcome[] = []
  for (const { all, keys, upTo } of rulesFor(question, marking)) {
    if (seen > upTo) continue
    const byKeys = all ? [outcomeOf(all === 'full' ? 'correct' : all, own.chosen)] : keys.map(markBy)
    const found = byKeys.filter((each) => each !== undefined)
    // By one of the keys it may earn more.
    if (found.length < byKeys.length) return undefined as Mark
    outcomes.push(withDetails(best(found), own.details))
  }
  const leftOut = outcomes.find(({ verdict }) => verdict === 'left-out')
  const marked = outcomes.filter((outcome) => outcome.verdict !== 'left-out')
  if (!leftOut || marked.length === 0) return leftOut ?? best(marked)
  const part = best(marked)
  if (part.verdict === 'correct') return part
  if (part.verdict !== 'partly') return leftOut
  return { part, leftOut, first: outcomes.indexOf(leftOut) < outcomes.indexOf(part) ? 'leftOut' : 'part' }
}

/**
 * Of what is either way, what gives the greater share of all points; if neither does, the rule that came first. The
 * smallest parts are decided first: without them the others may be below what the rest gives.
 */
function decided(found: readonly Found[], questions: readonly Question[]): readonly Outcome[] {
  if (found.every(isDecided)) return found
  const outcomes = found.map((each) => ('part' in each ? each.part : each))
  const open = [...found.entries()].flatMap(([index, each]) => ('part' in each ? [{ index, each }] : []))
  if (open.length > 1) {
    const shares = new Map(
      open.map(({ index, each }) => [index, creditAt(outcomes.length, index, each.part, questions)]),
    )
    const creditFor = ({ index }: { index: number }) => shares.get(index) ?? noCredit
    open.sort((one, other) => compareFractions(creditFor(one), creditFor(other)))
  }
  for (const { index, each } of open) {
    const [withPart, without] = [each.part, each.leftOut].map((outcome) =>
      fractionOfScore(marksOf(outcomes.with(index, outcome), questions)),
    )
    const gained = compareFractions(without ?? noCredit, withPart ?? noCredit)
    if (gained > 0 || (gained === 0 && each.first === 'leftOut')) outcomes[index] = each.leftOut
  }
  return outcomes
}

/** The rounded share that a part is of the points of its question. */
function creditAt(length: number, index: number, part: Outcome, questions: readonly Question[]): Fraction {
  const alone = Array.from({ length }, (_, at) => (at === index ? part : notAsked))
  return fractionOfScore(marksOf(alone, questions))
}

function fractionOfScore(score: Score): Fraction {
  const [points, most] = pointsOfScore(score)
  return most === 0 ? noCredit : [points, most]
}

const best = (outcomes: readonly Outcome[]) =>
  outcomes.reduce((one, other) =>
    compareFractions(creditOfOutcome(other), creditOfOutcome(one)) > 0 ? other : one,
  )
