type Questions = readonly { _id: string }[]

const indexes = new WeakMap<Questions, ReadonlyMap<string, number>>()

/** The index of each question, from 0. The list must never change: a class asks for the same one with each answer. */
export function indexesOf(questions: Questions): ReadonlyMap<string, number> {
  const present = indexes.get(questions)
  if (present) return present
  const found = new Map(questions.map(({ _id }, index) => [_id, index]))
  indexes.set(questions, found)
  return found
}
