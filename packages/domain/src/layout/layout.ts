export const pageWays = ['one-by-one', 'forward-only'] as const
export type PageWay = (typeof pageWays)[number]

/** How students see a quiz; without, in the educator’s order and on one page. */
export type Layout = { shuffleQuestions: boolean; shuffleOptions: boolean; pages?: PageWay | undefined }

const words = { shuffleQuestions: 'shuffle-questions', shuffleOptions: 'shuffle-options' } as const

/** A word for each thing that is on; null for the plain form. */
export function writeLayout(layout: { [setting in keyof Layout]?: Layout[setting] | undefined }):
  | string
  | null {
  const on = [
    ...(layout.shuffleQuestions ? [words.shuffleQuestions] : []),
    ...(layout.shuffleOptions ? [words.shuffleOptions] : []),
    ...(layout.pages ? [layout.pages] : []),
  ]
  return on.length > 0 ? on.join(' ') : null
}

export function readLayout(stored: string | null): Layout {
  const on = new Set(stored?.split(' '))
  const pages = pageWays.find((way) => on.has(way))
  return {
    shuffleQuestions: on.has(words.shuffleQuestions),
    shuffleOptions: on.has(words.shuffleOptions),
    ...(pages && { pages }),
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
