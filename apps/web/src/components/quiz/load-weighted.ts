import { withResultWords } from '../../lib/words/with-results.ts'
import type * as WeightedView from './weighted.tsx'

let view: typeof WeightedView | undefined

/** To be awaited before a weighted quiz or one of its results is shown. A plain one loads nothing. */
export async function fetchWeighted(isWeighted: unknown): Promise<void> {
  if (isWeighted) view = await withResultWords(import('./weighted.tsx'))
}

export const weightedView = (isWeighted: unknown) => (isWeighted ? view : undefined)
