export const pageWays = ['one-by-one', 'forward-only'] as const
export type PageWay = (typeof pageWays)[number]

/**
 * How students see a quiz; without, in the educator’s order and on one page. `draw`: they are asked what its slots draw; a later attempt
 * may go on with the `seed` of the first.
 */
export type Layout = {
  shuffleQuestions: boolean
  shuffleOptions: boolean
  pages?: PageWay | undefined
  /** Of a quiz: later attempts are asked what earlier ones were not. */
  freshQuestions?: boolean | undefined
  draw?: { turn: number; seed?: string } | undefined
}

const words = {
  shuffleQuestions: 'shuffle-questions',
  shuffleOptions: 'shuffle-options',
  freshQuestions: 'fresh-questions',
} as const

const drawn = 'drawn'

/** A word for each thing that is on; null for the plain form. */
export function writeLayout(layout: { [setting in keyof Layout]?: Layout[setting] | undefined }):
  | string
  | null {
  const on = [
    ...(layout.shuffleQuestions ? [words.shuffleQuestions] : []),
    ...(layout.shuffleOptions ? [words.shuffleOptions] : []),
    ...(layout.pages ? [layout.pages] : []),
    ...(layout.freshQuestions ? [words.freshQuestions] : []),
    ...(layout.draw ? [[drawn, layout.draw.turn, layout.draw.seed ?? ''].join(':')] : []),
  ]
  return on.length > 0 ? on.join(' ') : null
}

export function readLayout(stored: string | null): Layout {
  const on = new Set(stored?.split(' '))
  const pages = pageWays.find((way) => on.has(way))
  const [, turn, seed] = [...on].find((word) => word.startsWith(`${drawn}:`))?.split(':') ?? []
  return {
    shuffleQuestions: on.has(words.shuffleQuestions),
    shuffleOptions: on.has(words.shuffleOptions),
    ...(pages && { pages }),
    ...(on.has(words.freshQuestions) && { freshQuestions: true }),
    ...(turn && { draw: { turn: Number(turn), ...(seed && { seed }) } }),
  }
}

/** From 0: the furthest one answered, or the one after it if it was left; one past the end after the last. */
export function reachedPlace(
  places: ReadonlyMap<string, number>,
  answers: readonly { questionId: string; left?: true | undefined }[],
): number {
  let reached = 0
  for (const { questionId, left } of answers) {
    const index = places.get(questionId) ?? -1
    reached = Math.max(reached, left && index >= 0 ? index + 1 : index)
  }
  return reached
}
