import type { PageWay } from '@quizly/domain'
import { withResultWords } from '../../../lib/words/with-results.ts'
import type * as PagedView from './paged-questions.tsx'

let view: typeof PagedView | undefined

/** Fetched before the clock starts; from then on the page needs no network for it. */
export async function fetchPaged(pages: PageWay | undefined): Promise<void> {
  if (pages) view = await withResultWords(import('./paged-questions.tsx'))
}

export const pagedView = (pages: PageWay | undefined) => (pages ? view : undefined)
