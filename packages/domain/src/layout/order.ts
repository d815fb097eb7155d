import { type Draw, seededDraws } from '../random-draws.ts'
import { readLayout } from './layout.ts'

/** `layout` is that of the start, so that nobody’s questions move while they answer. */
type Drawn = { seed: string; layout: string | null }

type Ordered = { _id: string; options: string[]; fixedOptions?: number[] | undefined }

/** Draws of one question in one attempt: FNV-1a (Fowler, Noll, Vo 1991), mixed again by the generator. */
function drawsFor(seed: string, questionId: string): Draw {
  let hash = 0x811c9dc5
  for (const char of `${seed} ${questionId}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return seededDraws(hash)
}

/** Sorted by drawn numbers (Knuth, The Art of Computer Programming 2, 3.4.2): unlike swaps, one more at the end moves no other. */
function drawnPlaces(draw: Draw, count: number, fixed: readonly number[] = []): number[] {
  const places = Array.from({ length: count }, (_, place) => ({ place, drawn: draw() }))
  const free = places.filter(({ place }) => !fixed.includes(place)).toSorted(byDraw)
  return places.map(({ place }) => (fixed.includes(place) ? place : (free.shift()?.place ?? place)))
}

const byDraw = (one: { drawn: number }, other: { drawn: number }) => one.drawn - other.drawn

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

/** Questions as the student sees them; the same list where nothing is shuffled. */
export function laidOut<Question extends Ordered>(
  questions: readonly Question[],
  drawn: Drawn,
): readonly Question[] {
  const ordered = inDrawnOrder(questions, drawn, ({ _id }) => _id)
  if (!readLayout(drawn.layout).shuffleOptions) return ordered
  return ordered.map((question) => {
    const draw = drawsFor(drawn.seed, question._id)
    // The first draw decides the question's own place.
    draw()
    const places = drawnPlaces(draw, question.options.length, question.fixedOptions)
    const { fixedOptions: _, ...rest } = question
    return { ...rest, options: places.map((place) => question.options[place] ?? '') } as Question
  })
}
