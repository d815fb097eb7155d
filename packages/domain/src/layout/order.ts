import { rulesOf, studentQuestion } from '../question-types/all-types.ts'
import type { Question, StudentQuestion } from '../question/question.ts'
import { byDraw, type Draw, seededDraws } from '../random-draws.ts'
import { readLayout } from './layout.ts'

/** `layout` is that of the start, so that nobody’s questions move while they answer. */
type Drawn = { seed: string; layout: string | null }

/** Draws of one question in one attempt: FNV-1a (Fowler, Noll, Vo 1991), mixed again by the generator. */
function drawsFor(seed: string, questionId: string): Draw {
  let hash = 0x811c9dc5
  for (const char of `${seed} ${questionId}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return seededDraws(hash)
}

export const isShuffled = ({ layout }: Drawn): boolean => readLayout(layout).shuffleQuestions

/** By the IDs alone, so a question keeps its neighbours when others are added or taken away. */
export function inDrawnOrder<Item>(
  items: readonly Item[],
  drawn: Drawn,
  idOf: (item: Item) => string,
): readonly Item[] {
  if (!isShuffled(drawn)) return items
  return items
    .map((item) => ({ item, drawn: drawsFor(drawn.seed, idOf(item))() }))
    .toSorted(byDraw)
    .map(({ item }) => item)
}

/** What decides the order inside a question; undefined where options are not shuffled. */
function drawInside({ seed, layout }: Drawn): (question: Question) => Draw | undefined {
  if (!readLayout(layout).shuffleOptions) return () => undefined
  return ({ _id }) => {
    const draw = drawsFor(seed, _id)
    // The first draw decides the question's own place.
    draw()
    return draw
  }
}

/** Questions with their answers, in the order in which the student sees them; the same list where nothing is shuffled. */
export function laidOut(questions: readonly Question[], drawn: Drawn): readonly Question[] {
  const ordered = inDrawnOrder(questions, drawn, ({ _id }) => _id)
  const drawFor = drawInside(drawn)
  return readLayout(drawn.layout).shuffleOptions
    ? ordered.map((question) => {
        const { fixedOptions: _, ...rest } = question
        const { options } = rulesOf(question.type).present?.(question, drawFor(question)) ?? {}
        return options ? { ...rest, options, ...notesBeside(options, question) } : rest
      })
    : ordered
}

/** Questions as the student gets them. */
export function laidOutForStudent(questions: readonly Question[], drawn: Drawn): readonly StudentQuestion[] {
  const drawFor = drawInside(drawn)
  return inDrawnOrder(questions, drawn, ({ _id }) => _id).map((question) =>
    studentQuestion(question, drawFor(question)),
  )
}

function notesBeside(drawn: readonly string[], { options, optionNotes }: Question) {
  return optionNotes && { optionNotes: drawn.map((text) => optionNotes[options.indexOf(text)] ?? '') }
}
