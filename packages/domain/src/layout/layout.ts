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
