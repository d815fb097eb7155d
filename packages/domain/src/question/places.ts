type Questions = readonly { _id: string }[]

const places = new WeakMap<Questions, ReadonlyMap<string, number>>()

/** The place of each question, from 0. The list must never change: a class asks for the same one with each answer. */
export function placesOf(questions: Questions): ReadonlyMap<string, number> {
  const present = places.get(questions)
  if (present) return present
  const found = new Map(questions.map(({ _id }, place) => [_id, place]))
  places.set(questions, found)
  return found
}
