import { formOfAnswers, keepsOrder, rulesOf } from '../questions/registry.ts'
import { comparableAnswers } from '../questions/text/comparable-answer.ts'
import {
  fieldsAsText,
  fieldsBy,
  type FormerRule,
  keptFieldsOf,
  type MarkingRule,
  type Question,
  type QuestionMarking,
  type QuestionType,
  type SetOfAnswers,
  withFields,
} from '../questions/question.ts'
import { noCredit, type Fraction, fullCredit } from '../questions/fraction.ts'
import type { ChosenItem } from './draft-marks.ts'
import type { HandVerdict } from './marks-by-hand.ts'

/** Who lets something count otherwise than its question says, when and why. */
type Regrade = { id: string; quizId: string; questionId: string; reason: string; by: string; at: number }

export type QuestionRegrade = Regrade & {
  revision: number
  /** The question's place then, from 1. */
  number: number
  /** `undo`: it took another regrade of this question back. */
  mode: RegradeMode | 'undo'
  mayLower: boolean
  before: Question
  after: Question
  undoneBy: string | null
}

/** How one answer counts; without a verdict, as its question says again. */
export type AnswerRegrade = Regrade & {
  attemptId: string
  verdict: HandVerdict | null
  items?: readonly ChosenItem[]
}

type PastRegrade = Pick<QuestionRegrade, 'id' | 'revision' | 'mode' | 'undoneBy' | 'before' | 'after'>
/** What is asked of those that came later. */
export type LaterRegrade = Pick<QuestionRegrade, 'id' | 'revision' | 'mode' | 'undoneBy'> & {
  before: Pick<Question, '_id'>
}

/** Without its questions, which may be long. */
export const laterRegrade = ({ id, revision, mode, undoneBy, before }: LaterRegrade): LaterRegrade => ({
  id,
  revision,
  mode,
  undoneBy,
  before: { _id: before._id },
})

/** `either-key`: the new correct answers and those before. `answers`: written ones accepted or refused. */
export const regradeModes = ['new-key', 'either-key', 'full-marks', 'left-out', 'answers'] as const
export type RegradeMode = (typeof regradeModes)[number]

/** Without `correctAnswers` they stay. Without `mayLower` nobody who has begun before gets less by it. */
export type Regrading = {
  mode: RegradeMode
  mayLower: boolean
  correctAnswers?: SetOfAnswers
  accepted?: readonly string[]
  refused?: readonly string[]
}

/** The question after a regrade. `revision` is the last one that is marked by the question before. */
export function regraded(before: Question, regrading: Regrading, revision: number): Question {
  const { mode, mayLower, correctAnswers = before.correctAnswers } = regrading
  if (mode === 'answers') return withAccepted(before, regrading, revision)
  const after = withKey(before, correctAnswers)
  const rule = ruleOf(before, after, mode)
  const { kept: _, ...ruleBefore } = before.marking ?? {}
  const isSameRule =
    formOfKey(before.type, before.correctAnswers) === formOfKey(before.type, after.correctAnswers) &&
    isSame(withMarking(after, rule), withMarking(after, ruleBefore))
  if (isSameRule && !mayLower) return before
  const isKept = !mayLower && mode !== 'full-marks'
  return withMarking(after, { ...rule, ...(isKept && { kept: formerRules(before, revision) }) })
}

/** By options, what is correct now earns the whole, and what no longer is nothing. */
function withKey(before: Question, correctAnswers: readonly string[]): Question {
  const { options, shares } = before
  const isNow = (index: number) => correctAnswers.includes(options[index] ?? '')
  const wasThen = (index: number) => before.correctAnswers.includes(options[index] ?? '')
  const change = (credit: Fraction, index: number): Fraction =>
    isNow(index) === wasThen(index) ? credit : isNow(index) ? fullCredit : noCredit
  const key = [...correctAnswers]
  const after = rulesOf(before.type).withKey?.(before, key) ?? { ...before, correctAnswers: key }
  return shares ? withFields(after, ['shares'], { shares: shares.map(change) }) : after
}

const isSame = (one: Question, other: Question) => JSON.stringify(one) === JSON.stringify(other)

function ruleOf(before: Question, after: Question, mode: Exclude<RegradeMode, 'answers'>): MarkingRule {
  switch (mode) {
    case 'new-key':
      return {}
    case 'either-key': {
      const earlier = [before.correctAnswers, ...(before.marking?.also ?? [])]
      const present = formOfKey(after.type, after.correctAnswers)
      return { also: earlier.filter((key) => formOfKey(after.type, key) !== present) }
    }
    case 'full-marks':
      return { all: 'full' }
    case 'left-out':
      return { all: 'left-out' }
  }
}

function formerRules(question: Question, upTo: number): FormerRule[] {
  const { kept = [], ...rule } = question.marking ?? {}
  return [...kept, { ...rule, ...keptFieldsOf(question), upTo }]
}

function withAccepted(
  before: Question,
  { accepted = [], refused = [], mayLower }: Regrading,
  revision: number,
): Question {
  const { also: present = [], kept = [], ...marking } = before.marking ?? {}
  const refusedForms = new Set(refused.map((text) => normalForm([text])))
  const isRefused = (key: SetOfAnswers) => refusedForms.has(normalForm(key))
  const { also = [], lost = [] } = Object.groupBy(present, (key) => (isRefused(key) ? 'lost' : 'also'))
  const known = new Set([before.correctAnswers, ...also].map(normalForm))
  for (const text of accepted) {
    const normal = normalForm([text])
    if (!known.has(normal)) also.push([text])
    known.add(normal)
  }
  if (mayLower) {
    const left = kept.flatMap((rule) => formerWithout(rule, isRefused, { known, all: marking.all }))
    return withMarking(before, { ...marking, also, kept: left })
  }
  // What counts on for everybody need not be kept, so rules do not grow with each regrade.
  const former = { ...keptFieldsOf(before), also: lost, upTo: revision }
  return withMarking(before, { ...marking, also, kept: lost.length > 0 ? [...kept, former] : kept })
}

/** An earlier rule without what is refused; none if it no longer gives more than what counts now. */
function formerWithout(
  rule: FormerRule,
  isRefused: (key: SetOfAnswers) => boolean,
  now: { known: ReadonlySet<string>; all: MarkingRule['all'] },
): FormerRule[] {
  const { also: present = [], ...rest } = rule
  const all = [rule.correctAnswers, ...present]
  const left = all.filter((each) => !isRefused(each))
  if (rule.all || left.length === all.length) return [rule]
  const [key, ...also] = left
  const givesMore = left.some((each) => !now.known.has(normalForm(each)))
  if (!key || (!givesMore && !now.all)) return []
  return [{ ...rest, correctAnswers: key, ...(also.length > 0 && { also }) }]
}

const normalForm = (key: SetOfAnswers) => JSON.stringify(comparableAnswers(key).toSorted())
function formOfKey(type: QuestionType, key: SetOfAnswers): string {
  const forms = key.map(formOfAnswers(type))
  return JSON.stringify(keepsOrder(type) ? forms : forms.filter(Boolean).toSorted())
}

function withMarking(
  { marking: _, ...question }: Question,
  { also = [], all, kept = [] }: QuestionMarking,
): Question {
  const marking: QuestionMarking = {
    ...(also.length > 0 && { also }),
    ...(all && { all }),
    ...(kept.length > 0 && { kept }),
  }
  return Object.keys(marking).length === 0 ? question : { ...question, marking }
}

/** The question before a regrade; undefined if what decides about marks has been changed since. */
export function undone(
  current: Question,
  { before, after }: { before: Question; after: Question },
): Question | undefined {
  if (fieldsAsText(current, 'marks') !== fieldsAsText(after, 'marks')) return undefined
  return withFields(current, fieldsBy.marks, before)
}

/** As edited since but counting as before; undefined if it does so already or those answers do not fit it. */
function undoneOverEdits(current: Question, { before }: { before: Question }): Question | undefined {
  if (current.type !== before.type) return undefined
  const { answer: kind, carry, isPossibleKey } = rulesOf(before.type)
  const key = [carry(before, current, [...before.correctAnswers]) ?? []].flat()
  if (kind !== 'text' && !isPossibleKey(current, key)) return undefined
  const fractions = current.shares && before.shares && carriedFractions(before, current, before.shares)
  const keyed = withKey(current, key)
  const restored = fractions ? withFields(keyed, ['shares'], { shares: fractions }) : keyed
  const after = withMarking(restored, carriedMarking(before, current) ?? {})
  return isSame(after, current) ? undefined : after
}

/** At once; over what was edited since, which stays; only after the later one `first`; or not at all. */
export type WayToUndo =
  | { how: 'now' | 'over-edits'; question: Question }
  | { how: 'after-later'; first: string }
  | { how: 'impossible' }

/** How a regrade can be taken back. `all` are the regrades of the quiz, the newest first. */
export function wayToUndo(
  current: Question | undefined,
  past: PastRegrade,
  all: readonly LaterRegrade[],
): WayToUndo {
  const impossible = { how: 'impossible' } as const
  if (!current) return impossible
  const question = undone(current, past)
  if (question) return { how: 'now', question }
  const later = all.find(
    ({ revision, mode, undoneBy, before }) =>
      revision > past.revision && mode !== 'undo' && undoneBy === null && before._id === past.before._id,
  )
  if (later) return { how: 'after-later', first: later.id }
  const overEdits = undoneOverEdits(current, past)
  return overEdits ? { how: 'over-edits', question: overEdits } : impossible
}

/** Sets of answers follow an option whose text was corrected, and go with the type that they were for. */
export function carriedMarking(before: Question, after: Question): QuestionMarking | undefined {
  const { marking } = before
  if (!marking) return undefined
  const isSameType = before.type === after.type
  const carryKey = (key: SetOfAnswers) => {
    const carried = rulesOf(before.type).carry(before, after, [...key])
    return [carried ?? []].flat()
  }
  const carryRule = <Rule extends MarkingRule>({ also = [], ...rule }: Rule) => ({
    ...rule,
    ...(isSameType && also.length > 0 && { also: also.map(carryKey) }),
  })
  const kept = (marking.kept ?? [])
    .filter(({ all }) => isSameType || all)
    .map(({ shares, ...rule }) => ({
      ...carryRule(rule),
      ...(shares && { shares: carriedFractions(before, after, shares) }),
      correctAnswers: isSameType ? carryKey(rule.correctAnswers) : after.correctAnswers,
    }))
  return withMarking(after, { ...carryRule(marking), kept }).marking
}

/** What an option earned goes with its text, or with its place if the text was corrected there. */
function carriedFractions(before: Question, after: Question, fractions: readonly Fraction[]): Fraction[] {
  const { carry } = rulesOf(before.type)
  const placeOf = new Map(
    before.options.map((option, index) => [[carry(before, after, option)].flat()[0], index]),
  )
  return after.options.map((option) => fractions[placeOf.get(option) ?? -1] ?? noCredit)
}
