import type { ItemOutcomes } from './read-outcomes.ts'

type Item = { item: ItemOutcomes }

/**
 * Questions that the same attempts were asked. `common` are all that each of these attempts was asked, with the
 * outcomes of these attempts only; the `members` among them are those that no other attempt was asked.
 */
export type AskedTogether<Question> = { attempts: number; common: Question[]; members: ReadonlySet<Question> }

/**
 * Groups questions by the attempts that were asked them, because a question is compared only with others that the same
 * attempts were asked. Usually all were asked everything, which is one group. A question that no attempt was asked is
 * in none.
 */
export async function askedTogether<Question extends Item>(
  questions: readonly Question[],
  pause: () => Promise<void>,
): Promise<AskedTogether<Question>[]> {
  const groups: AskedTogether<Question>[] = []
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

function without(missing: ReadonlySet<number>, { marks, chosen }: ItemOutcomes): ItemOutcomes {
  const isIn = (_: number, attempt: number) => !missing.has(attempt)
  return { marks: marks.filter(isIn), chosen: chosen.filter(isIn), notAsked: [] }
}
