import { marksFor } from '../marking/marking.ts'
import { isInTotal, type Outcome, creditOfOutcome } from '../questions/outcome.ts'
import type { QuestionPoints } from '../questions/points.ts'
import type { Marks } from './spread.ts'

/** The outcomes of all attempts on one question, in the order of the attempts. */
export type ItemOutcomes = {
  /** What each earned: points, in a weighted quiz in hundredths. */
  marks: Marks
  /** Of the question's points; in a plain quiz the marks themselves. */
  shares: Float64Array
  /** As in `Outcome`, or a bit for each right decision; `skippedBit` where nothing was answered. */
  chosen: Uint32Array
  notAsked: number[]
  /** Of a type that has partners: as in `Outcome`. Else empty. */
  details: (string | undefined)[]
}

export const skippedBit = 2 ** 31

/** A few milliseconds of work. */
const cellsAtOnce = 100_000

/** `chosenIn` gives the bits of an outcome on the question at a place; `worths` is there in a weighted quiz. */
type Counted = {
  items: number
  chosenIn: (index: number, outcome: Outcome) => number
  worths: readonly QuestionPoints[] | undefined
  hasPartners: (index: number) => boolean
}

/** Throws if an attempt has outcomes on fewer or more questions. Pauses now and then. */
export async function readOutcomes(
  outcomes: readonly (readonly Outcome[])[],
  { items, chosenIn, hasPartners, worths: allPoints }: Counted,
  pause: () => Promise<void>,
): Promise<ItemOutcomes[]> {
  const read = Array.from({ length: items }, () => {
    const marks = new Float64Array(outcomes.length)
    const shares = allPoints ? new Float64Array(outcomes.length) : marks
    const details: (string | undefined)[] = []
    return { marks, shares, chosen: new Uint32Array(outcomes.length), notAsked: [] as number[], details }
  })
  const attemptsAtOnce = Math.ceil(cellsAtOnce / items)
  for (const [attempt, ofAttempt] of outcomes.entries()) {
    if (attempt % attemptsAtOnce === attemptsAtOnce - 1) await pause()
    if (ofAttempt.length !== items) throw new Error('These outcomes are on other questions')
    for (let index = 0; index < items; index += 1) {
      const item = read[index]
      const outcome = ofAttempt[index]
      if (!item || !outcome) continue
      const { verdict, details } = outcome
      if (hasPartners(index)) item.details.push(details)
      const credit = creditOfOutcome(outcome)
      item.shares[attempt] = credit[0] / credit[1]
      const questionPoints = allPoints?.[index]
      if (questionPoints && isInTotal(outcome)) item.marks[attempt] = marksFor(outcome, questionPoints)
      if (verdict === 'not-asked') item.notAsked.push(attempt)
      item.chosen[attempt] = verdict === 'skipped' ? skippedBit : chosenIn(index, outcome)
    }
  }
  return read
}

type Item = { item: ItemOutcomes }

/** `common` are all questions that each of these attempts was asked; `members` those that no other attempt was asked. */
export type SeenTogether<Question> = { attempts: number; common: Question[]; members: ReadonlySet<Question> }

/** Groups questions by the attempts that were asked them: a question is compared only with what the same ones were asked. */
export async function seenTogether<Question extends Item>(
  questions: readonly Question[],
  pause: () => Promise<void>,
): Promise<SeenTogether<Question>[]> {
  const groups: SeenTogether<Question>[] = []
  for (const [name, together] of Map.groupBy(questions, ({ item }) => item.notAsked.join())) {
    const [first] = together
    const attempts = first ? first.item.marks.length - first.item.notAsked.length : 0
    if (!first || attempts === 0) continue
    const missing = new Set(first.item.notAsked)
    const group = { attempts, common: [] as Question[], members: new Set<Question>() }
    for (const question of questions) {
      if (!question.item.notAsked.every((attempt) => missing.has(attempt))) continue
      const common = missing.size === 0 ? question : { ...question, item: without(missing, question.item) }
      group.common.push(common)
      if (question.item.notAsked.join() === name) group.members.add(common)
      if (missing.size > 0) await pause()
    }
    groups.push(group)
  }
  return groups
}

/**
 * Each question beside the rest of each attempt, where slots draw the questions: all attempts are of as many points,
 * and few pairs of questions are asked together.
 */
export async function eachBesideAttempt<Question extends Item>(
  questions: readonly Question[],
  pause: () => Promise<void>,
): Promise<SeenTogether<Question>[]> {
  const totals = new Float64Array(questions[0]?.item.marks.length ?? 0)
  for (const { item } of questions) {
    for (let attempt = 0; attempt < totals.length; attempt += 1) {
      totals[attempt] = (totals[attempt] ?? 0) + (item.marks[attempt] ?? 0)
    }
    await pause()
  }
  const groups: SeenTogether<Question>[] = []
  for (const question of questions) {
    const missing = new Set(question.item.notAsked)
    const item = without(missing, question.item)
    if (item.marks.length === 0) continue
    const rest = totals.filter((_, attempt) => !missing.has(attempt))
    for (let attempt = 0; attempt < rest.length; attempt += 1) {
      rest[attempt] = (rest[attempt] ?? 0) - (item.marks[attempt] ?? 0)
    }
    const own = { ...question, item }
    const others = { ...question, item: { ...item, marks: rest } }
    groups.push({ attempts: item.marks.length, common: [own, others], members: new Set([own]) })
    await pause()
  }
  return groups
}

function without(missing: ReadonlySet<number>, item: ItemOutcomes): ItemOutcomes {
  const isIn = (_: unknown, attempt: number) => !missing.has(attempt)
  const marks = item.marks.filter(isIn)
  const shares = item.shares === item.marks ? marks : item.shares.filter(isIn)
  return { marks, shares, chosen: item.chosen.filter(isIn), notAsked: [], details: item.details.filter(isIn) }
}
