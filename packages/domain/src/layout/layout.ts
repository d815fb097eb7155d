/** How a quiz is laid out for students beyond its plain form, which is the educator's order. */
export type Layout = { shuffleQuestions: boolean; shuffleOptions: boolean }

const words = { shuffleQuestions: 'shuffle-questions', shuffleOptions: 'shuffle-options' } as const

/** A layout as it is stored: a word for each thing that is on; null for the plain form. */
export function writeLayout(layout: { [setting in keyof Layout]?: boolean | undefined }): string | null {
  const on = [
    ...(layout.shuffleQuestions ? [words.shuffleQuestions] : []),
    ...(layout.shuffleOptions ? [words.shuffleOptions] : []),
  ]
  return on.length > 0 ? on.join(' ') : null
}

/** The layout that is stored. */
export function readLayout(stored: string | null): Layout {
  const on = new Set(stored?.split(' '))
  return {
    shuffleQuestions: on.has(words.shuffleQuestions),
    shuffleOptions: on.has(words.shuffleOptions),
  }
}
