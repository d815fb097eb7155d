import type { PageWay } from '@quizly/domain'
import type * as PagedView from './paged-questions.tsx'

let view: typeof PagedView | undefined

/**
 * Fetches what shows one question at a time, only for a quiz that wants it, and before its clock starts or its page
 * opens. From then on the page needs no network for it.
 */
export async function fetchPaged(pages: PageWay | undefined): Promise<void> {
  if (pages) view = await import('./paged-questions.tsx')
}

export const pagedView = (pages: PageWay | undefined) => (pages ? view : undefined)
