import { rulesOf, studentQuestion } from '../questions/registry.ts'
import {
  fieldsBy,
  pickFields,
  type Question,
  type StudentQuestion,
  type UncheckedQuestion,
  withFields,
} from '../questions/question.ts'
import { drawnOf } from '../questions/slots.ts'
import { byKey, type Random, randomsOf } from '../random.ts'
import { readLayout } from './layout.ts'

/** `layout` is that of the start, so that nobody’s questions move while they answer. */
type Shuffling = { seed: string; layout: string | null }

/** Whether it is asked only what slots draw. */
export const isDrawn = ({ layout }: Pick<Shuffling, 'layout'>): boolean =>
  readLayout(layout).draw !== undefined

export const isShuffled = ({ layout }: Shuffling): boolean => readLayout(layout).shuffleQuestions

/** Those of a revision's questions that an attempt is asked, in their order; the same list where it is asked all. */
export function askedIn<Q extends Pick<Question, '_id' | 'slot' | 'points'>>(
  questions: readonly Q[],
  { seed, layout }: Shuffling,
): readonly Q[] {
  const { draw } = readLayout(layout)
  return draw ? drawnOf(questions, { seed, ...draw }) : questions
}

/** By the IDs alone, so a question keeps its neighbours when others are added or taken away. */
export function inShuffledOrder<Item>(
  items: readonly Item[],
  shuffling: Shuffling,
  idOf: (item: Item) => string,
): readonly Item[] {
  if (!isShuffled(shuffling)) return items
  const randomFor = randomsOf(shuffling.seed)
  return items
    .map((item) => ({ item, key: randomFor(idOf(item))() }))
    .toSorted(byKey)
    .map(({ item }) => item)
}

/** What decides the order inside a question; undefined where options are not shuffled. */
function randomInside({ seed, layout }: Shuffling): (question: Question) => Random | undefined {
  if (!readLayout(layout).shuffleOptions) return () => undefined
  const randomFor = randomsOf(seed)
  return ({ _id }) => {
    const random = randomFor(_id)
    // The first number decides the question's own place.
    random()
    return random
  }
}

/** Questions with their answers, in the order in which the student sees them; the same list where nothing is shuffled. */
export function laidOut(questions: readonly Question[], shuffling: Shuffling): readonly Question[] {
  const ordered = inShuffledOrder(questions, shuffling, ({ _id }) => _id)
  const randomFor = randomInside(shuffling)
  return readLayout(shuffling.layout).shuffleOptions
    ? ordered.map((question) => {
        const { options } = rulesOf(question.type).present?.(question, randomFor(question)) ?? {}
        const shown = withFields(question, ['fixedOptions'], {})
        if (!options) return shown
        const beside = { options, ...besideOptions(options, question) }
        return withFields(shown, ['options', ...fieldsBy.perOption], beside)
      })
    : ordered
}

/** Questions as the student gets them. */
export function laidOutForStudent(
  questions: readonly Question[],
  shuffling: Shuffling,
): readonly StudentQuestion[] {
  const randomFor = randomInside(shuffling)
  return inShuffledOrder(questions, shuffling, ({ _id }) => _id).map((question) =>
    studentQuestion(question, randomFor(question)),
  )
}

/** What stands beside the options, in their new order. */
function besideOptions(shuffled: readonly string[], question: Question): Partial<UncheckedQuestion> {
  const indexes = shuffled.map((text) => question.options.indexOf(text))
  const lists = Object.entries(pickFields(question, 'perOption')) as [string, unknown[]][]
  return Object.fromEntries(lists.map(([name, list]) => [name, indexes.map((index) => list[index])]))
}
