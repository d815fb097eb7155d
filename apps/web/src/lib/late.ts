import type { QuizCapability } from '@quizly/domain'

/**
 * What a student's way may need later, in one file: `app/late.ts`. It stands above all that asks for it, so the app
 * provides it, and says there what it has.
 */
export interface Late {
  loadWords: () => Promise<void>
  prepareRichText: (capabilities: QuizCapability[] | undefined) => void
}

let fetchLate: (() => Promise<Late>) | undefined
let loaded: Late | undefined

export function provideLate(fetching: () => Promise<Late>): void {
  fetchLate = fetching
}

/** With its words. To be awaited before what needs it is shown, so before the clock starts. */
export async function loadLate(): Promise<Late> {
  if (loaded) return loaded
  if (!fetchLate) throw new Error('The app has not provided its late part')
  const late = await fetchLate()
  await late.loadWords()
  return (loaded = late)
}

type Quiz = { scoring?: unknown; parts?: QuizCapability[] | undefined }

/** Loads it if a quiz has what a plain one has not; `more` says the same of an attempt at it or its result. */
export async function loadLateFor({ scoring, parts }: Quiz, more?: unknown): Promise<void> {
  if (scoring ?? parts ?? more) (await loadLate()).prepareRichText(parts)
}

/** Undefined until it is loaded, on the way of a plain quiz for ever. */
export const lateNow = (): Late | undefined => loaded
