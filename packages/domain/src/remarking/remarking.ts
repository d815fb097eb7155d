import { rulesOf } from '../question-types/all-types.ts'
import { comparableAnswers } from '../question/comparable-answer.ts'
import type { Question, SetOfAnswers } from '../question/question.ts'
import type { KeptRule, MarkingRule, QuestionMarking } from './marking-rule.ts'

/**
 * What counts after a re-marking: only the new correct answers; these and those before; everybody gets the point; the
 * question is left out of the quiz; or written answers are accepted and refused.
 */
export const remarkModes = ['new-key', 'either-key', 'full-marks', 'left-out', 'answers'] as const
export type RemarkMode = (typeof remarkModes)[number]

/**
 * A change of how one question counts. Without `correctAnswers` they stay. Without `mayLower` nobody who has begun the
 * quiz before gets less by it. `accepted` and `refused` are written answers that count besides the correct one, or no
 * longer.
 */
export type Remarking = {
  mode: RemarkMode
  mayLower: boolean
  correctAnswers?: SetOfAnswers
  accepted?: readonly string[]
  refused?: readonly string[]
}

/** The question after a re-marking. `revision` is the last one that is marked by the question before. */
export function remarked(before: Question, remarking: Remarking, revision: number): Question {
  const { mode, mayLower, correctAnswers = before.correctAnswers } = remarking
  if (mode === 'answers') return withAccepted(before, remarking, revision)
  const after = { ...before, correctAnswers: [...correctAnswers] }
  const rule = ruleOf(before, after, mode)
  const { kept: _, ...ruleBefore } = before.marking ?? {}
  const isSameRule =
    isSameKey(before.correctAnswers, after.correctAnswers) &&
    isSame(withMarking(after, rule), withMarking(after, ruleBefore))
  if (isSameRule && !mayLower) return before
  const isKept = !mayLower && mode !== 'full-marks'
  return withMarking(after, { ...rule, ...(isKept && { kept: keptRules(before, revision) }) })
}

const isSame = (one: Question, other: Question) => JSON.stringify(one) === JSON.stringify(other)

function ruleOf(before: Question, after: Question, mode: Exclude<RemarkMode, 'answers'>): MarkingRule {
  switch (mode) {
    case 'new-key':
      return {}
    case 'either-key': {
      const earlier = [before.correctAnswers, ...(before.marking?.also ?? [])]
      return { also: earlier.filter((key) => !isSameKey(key, after.correctAnswers)) }
    }
    case 'full-marks':
      return { all: 'full' }
    case 'left-out':
      return { all: 'left-out' }
  }
}

function keptRules({ correctAnswers, marking = {} }: Question, upTo: number): KeptRule[] {
  const { kept = [], ...rule } = marking
  return [...kept, { ...rule, correctAnswers, upTo }]
}

function withAccepted(
  before: Question,
  { accepted = [], refused = [], mayLower }: Remarking,
  revision: number,
): Question {
  const { also: present = [], ...marking } = before.marking ?? {}
  const also = present.filter((key) => !refused.some((text) => isSameKey([text], key)))
  const isLower = also.length < present.length && !mayLower
  for (const text of accepted) {
    if (![before.correctAnswers, ...also].some((key) => isSameKey([text], key))) also.push([text])
  }
  return withMarking(before, { ...marking, also, ...(isLower && { kept: keptRules(before, revision) }) })
}

/** Whether two sets of answers say the same. */
function isSameKey(one: SetOfAnswers, other: SetOfAnswers): boolean {
  const [these, those] = [one, other].map((key) => comparableAnswers([...key]).toSorted())
  return JSON.stringify(these) === JSON.stringify(those)
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

/**
 * The question as it was before a re-marking; undefined if what decides about marks has been changed since, so that
 * nothing can be taken back.
 */
export function undone(
  current: Question,
  { before, after }: { before: Question; after: Question },
): Question | undefined {
  const decisive = ({ type, options, correctAnswers, marking }: Question) =>
    JSON.stringify([type, options, correctAnswers, marking ?? null])
  if (decisive(current) !== decisive(after)) return undefined
  const { marking: _, ...rest } = current
  return {
    ...rest,
    correctAnswers: before.correctAnswers,
    ...(before.marking && { marking: before.marking }),
  }
}

/**
 * How an edited question is marked apart from its correct answers: as before. Sets of answers follow an option whose
 * text was corrected; they are dropped with the type that they were for.
 */
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
    .map((rule) => ({
      ...carryRule(rule),
      correctAnswers: isSameType ? carryKey(rule.correctAnswers) : after.correctAnswers,
    }))
  return withMarking(after, { ...carryRule(marking), kept }).marking
}
