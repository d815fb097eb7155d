import type { Problem } from '../problem.ts'
import { byKey, randomsOf, type Random } from '../random.ts'
import { limits } from './limits.ts'
import { hundredthsOf } from './points.ts'
import type { UncheckedQuestion } from './question.ts'

type SlotQuestion = Pick<UncheckedQuestion, 'slot' | 'points'>

/** Questions of each slot by its name, in the order of the quiz; the others are asked in every attempt. */
export const slotsIn = <Q extends SlotQuestion>(questions: readonly Q[]): Map<string, Q[]> =>
  Map.groupBy(
    questions.filter(({ slot }) => slot),
    ({ slot }) => slot?.name ?? '',
  )

/** How many of these questions each attempt is asked; undefined where that is all of them. */
export function askedCount(questions: readonly SlotQuestion[]): number | undefined {
  if (!questions.some(({ slot }) => slot)) return undefined
  return askedOnce(questions).length
}

/** Questions that stand for what each attempt is asked: the fixed ones and, of each slot, as many as it draws. */
export function askedOnce<Q extends SlotQuestion>(questions: readonly Q[]): readonly Q[] {
  const left = new Map([...slotsIn(questions)].map(([name, [first]]) => [name, first?.slot?.draw ?? 0]))
  return questions.filter(({ slot }) => {
    if (!slot) return true
    const more = left.get(slot.name) ?? 0
    left.set(slot.name, more - 1)
    return more > 0
  })
}

/** The sets of a slot, each with its questions; a question without a set is alone in one. */
export function setsOf<Q extends SlotQuestion>(questions: readonly Q[]): Q[][] {
  const sets = new Map<string | Q, Q[]>()
  for (const question of questions) {
    const key = question.slot?.set ?? question
    sets.set(key, [...(sets.get(key) ?? []), question])
  }
  return [...sets.values()]
}

/** What is wrong with the slots of a quiz: with the first question of each, or with the one that is unlike it. */
export function slotProblems(questions: readonly SlotQuestion[]): Problem[] {
  const slots = slotsIn(questions)
  if (slots.size > limits.slotsPerQuiz) {
    return [{ path: 'questions', code: 'too-many-slots', params: { most: limits.slotsPerQuiz } }]
  }
  const indexes = new Map(questions.map((question, index) => [question, index]))
  return [...slots].flatMap(([name, members]): Problem[] => {
    const [first] = members
    const draw = first?.slot?.draw ?? 0
    const pathTo = (question: SlotQuestion | undefined, field: 'slot' | 'points') =>
      `questions.${question ? indexes.get(question) : 0}.${field}`
    const other = members.find(({ slot }) => slot?.draw !== draw)
    if (other) return [{ path: pathTo(other, 'slot'), code: 'slot-draws-differ', params: { slot: name } }]
    if (draw > members.length) {
      const params = { slot: name, draw, count: members.length }
      return [{ path: pathTo(first, 'slot'), code: 'slot-draws-too-many', params }]
    }
    const most = setsOf(members).length
    if (draw > most) {
      const params = { slot: name, draw, most }
      return [{ path: pathTo(first, 'slot'), code: 'slot-sets-leave-too-few', params }]
    }
    return members.flatMap((question): Problem[] => {
      const { points = 1 } = question
      if (hundredthsOf(points) === hundredthsOf(first?.points ?? 1)) return []
      const params = { question: (indexes.get(question) ?? 0) + 1, points }
      return [{ path: pathTo(question, 'points'), code: 'slot-points-differ', params }]
    })
  })
}

/** `turn` 0 draws anew; each later one goes on in the order of the first, to questions that were not drawn before. */
type Draw = { seed: string; turn: number }

/**
 * The questions that one attempt is asked, in their order. In each slot every question is drawn equally often and no two of
 * a set: systematic sampling (Madow 1949) along a line in random order, in whole numbers. A set that is too large for that is
 * drawn from in every attempt. Nothing is drawn twice in as many turns as the slot has fresh questions for.
 */
export function drawnOf<Q extends SlotQuestion & { _id: string }>(
  questions: readonly Q[],
  draw: Draw,
): readonly Q[] {
  const drawn = new Set<Q>()
  const randomFor = randomsOf(draw.seed, 'draw ')
  for (const [name, members] of slotsIn(questions)) {
    for (const question of drawnInSlot(name, members, { ...draw, randomFor })) drawn.add(question)
  }
  return questions.filter((question) => !question.slot || drawn.has(question))
}

function drawnInSlot<Q extends SlotQuestion & { _id: string }>(
  name: string,
  members: readonly Q[],
  { turn, randomFor }: { turn: number; randomFor: (name: string) => Random },
): Q[] {
  const inOrder = <Item>(items: readonly Item[], idOf: (item: Item) => string) =>
    items.length < 2
      ? items
      : items
          .map((item) => ({ item, key: randomFor(idOf(item))() }))
          .toSorted(byKey)
          .map(({ item }) => item)
  const sets = inOrder(setsOf(members), ([first]) =>
    first?.slot?.set === undefined ? (first?._id ?? '') : `${name} ${first.slot.set}`,
  ).map((set) => inOrder(set, ({ _id }) => _id))
  const drawn: Q[] = []
  let [count, left, open] = [members[0]?.slot?.draw ?? 0, members.length, sets]
  for (;;) {
    const large = open.filter((set) => count > 0 && set.length * count > left)
    if (large.length === 0) break
    for (const set of large) {
      drawn.push(...set.slice(turn % set.length).slice(0, 1))
      count -= 1
      left -= set.length
    }
    open = open.filter((set) => !large.includes(set))
  }
  if (count <= 0) return drawn
  const line = open.flat()
  // Each question is as long as the number that is drawn, and the points are as far apart as there are questions.
  const start = Math.floor(randomFor(name)() * left) + turn * count
  for (let each = 0; each < count; each += 1) {
    const question = line[Math.floor(((start % left) + each * left) / count)]
    if (question) drawn.push(question)
  }
  return drawn
}
