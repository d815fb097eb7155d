import type { WrittenAnswer, WrittenAnswers } from '@quizly/contract'
import { comparableAnswer, groupAnswers } from '@quizly/domain'
import type { Decision } from '../quiz-page/regrading-api.ts'

/** Decisions by the normal form of the answers, in the order in which they were made. */
export type Decisions = ReadonlyMap<string, Decision>

/**
 * `key`: the correct answer; `counts`: it counts besides that; `earlier`: it counts only for students who began before a
 * change that took no points away.
 */
export type Answer = WrittenAnswer & { normal: string; standing: 'key' | 'counts' | 'earlier' | 'wrong' }

/** The answers in groups of near ones; those of the correct answer and of the accepted ones come first. */
export function groupsOf({ question, rule, answers }: WrittenAnswers): Answer[][] {
  const [key] = question.correctAnswers.map(comparableAnswer)
  const also = new Set(rule?.also.flat().map(comparableAnswer))
  const known = answers.map((answer): Answer => {
    const normal = comparableAnswer(answer.text)
    const hasPoint = answer.right > 0 && !rule?.all
    const other = also.has(normal) ? 'counts' : hasPoint ? 'earlier' : 'wrong'
    return { ...answer, normal, standing: normal === key ? 'key' : other }
  })
  return groupAnswers(known, ({ standing }) => standing === 'key' || standing === 'counts')
}

/** An answer with another decision, or with none. */
export function decided(decisions: Decisions, normal: string, decision: Decision | undefined): Decisions {
  const others = [...decisions].filter(([other]) => other !== normal)
  return new Map(decision ? [...others, [normal, decision]] : others)
}

/**
 * What the decisions change: what counts from now on, and what no longer does. What counts only for students who began
 * before a change is refused only if scores may go down.
 */
export function changesOf(groups: readonly (readonly Answer[])[], decisions: Decisions, mayLower = false) {
  const texts = (decision: Decision, standings: readonly Answer['standing'][]) =>
    groups
      .flat()
      .filter(({ standing, normal }) => standings.includes(standing) && decisions.get(normal) === decision)
      .map(({ text }) => text)
  return {
    accepted: texts('accepted', ['wrong', 'earlier']),
    refused: texts('refused', mayLower ? ['counts', 'earlier'] : ['counts']),
  }
}

/** Whether an answer is refused that has a point for somebody. */
export function takesPoints(groups: readonly (readonly Answer[])[], decisions: Decisions): boolean {
  return changesOf(groups, decisions, true).refused.length > 0
}

/** The decisions that are still to be kept once the others are saved: refusing what counts for nobody changes no mark. */
export function unsaved(groups: readonly (readonly Answer[])[], decisions: Decisions): Decisions {
  const wrong = new Set(
    groups.flat().flatMap(({ standing, normal }) => (standing === 'wrong' ? [normal] : [])),
  )
  return new Map([...decisions].filter(([normal, each]) => each === 'refused' && wrong.has(normal)))
}

/** How many answers of a group wait for a decision. */
export function undecidedIn(group: readonly Answer[], decisions: Decisions): number {
  return group.filter(({ standing, normal }) => standing === 'wrong' && !decisions.has(normal)).length
}

export type AnswerPosition = { group: number; answer: number }

/** The next answer in order that waits for a decision, from the one after a place on, and then from the first. */
export function nextUndecided(
  groups: readonly (readonly Answer[])[],
  decisions: Decisions,
  after: AnswerPosition,
): AnswerPosition | undefined {
  const waiting = groups.flatMap((group, g) =>
    group.flatMap(({ standing, normal }, answer): AnswerPosition[] =>
      standing === 'wrong' && !decisions.has(normal) ? [{ group: g, answer }] : [],
    ),
  )
  const isLater = ({ group, answer }: AnswerPosition) =>
    group > after.group || (group === after.group && answer > after.answer)
  return waiting.find(isLater) ?? waiting[0]
}

/** Where an answer is. */
export function placeOf(groups: readonly (readonly Answer[])[], normal: string): AnswerPosition | undefined {
  const group = groups.findIndex((each) => each.some((answer) => answer.normal === normal))
  return group < 0
    ? undefined
    : { group, answer: groups[group]?.findIndex((each) => each.normal === normal) ?? 0 }
}
