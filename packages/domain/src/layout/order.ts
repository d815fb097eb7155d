import { type Draw, seededDraws } from '../random-draws.ts'
import { readLayout } from './layout.ts'

/**
 * What decides the order in one attempt: its seed, and the layout that its quiz had when it was started, so that nobody's
 * questions move while they answer.
 */
type Drawn = { seed: string; layout: string | null }

type Ordered = { _id: string; options: string[]; fixedOptions?: number[] | undefined }

/**
 * Draws that belong to one question of one attempt. The text is mixed to 32 bits by FNV-1a (Fowler, Noll, Vo 1991), and
 * the generator mixes these again.
 */
function drawsFor(seed: string, questionId: string): Draw {
  let hash = 0x811c9dc5
  for (const char of `${seed} ${questionId}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return seededDraws(hash)
}

/**
 * The places of `count` things in a random order. Each thing draws a number, and the numbers are sorted (Knuth, The Art of
 * Computer Programming, volume 2, 3.4.2): unlike in a shuffle by swaps, one more thing at the end leaves the order of the
 * others alone. A thing at a `fixed` place stays there.
 */
function drawnPlaces(draw: Draw, count: number, fixed: readonly number[] = []): number[] {
  const places = Array.from({ length: count }, (_, place) => ({ place, drawn: draw() }))
  const free = places.filter(({ place }) => !fixed.includes(place)).toSorted(byDraw)
  return places.map(({ place }) => (fixed.includes(place) ? place : (free.shift()?.place ?? place)))
}

const byDraw = (one: { drawn: number }, other: { drawn: number }) => one.drawn - other.drawn

/** Whether the student of an attempt sees the questions in another order than the educator's. */
export const isShuffled = ({ layout }: Drawn): boolean => readLayout(layout).shuffleQuestions

/**
 * The questions, or whatever else belongs to one each, in the order in which the student of an attempt sees them. It
 * rests on the questions' IDs only, so a question keeps its neighbours when others are added or taken away.
 */
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

/**
 * Questions as the student of an attempt sees them: in their order, with their options in theirs. The same list where
 * nothing is shuffled. Answers name options by their texts, so the order changes no mark.
 */
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
