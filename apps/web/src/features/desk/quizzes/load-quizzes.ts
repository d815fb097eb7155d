import { isBlank } from '@quizly/domain'
import { call } from '../../../lib/calls/call.ts'
import type { WantedQuizzes } from './wanted-quizzes.ts'

/** A page of an educator's quizzes, with what was searched: the page before stays in sight while the next is loaded. */
export async function loadQuizzes(
  { tab, search, sorting }: WantedQuizzes,
  after: string | undefined,
  signal: AbortSignal,
) {
  const query = {
    tab,
    sort: sorting.key,
    order: sorting.descending ? ('descending' as const) : ('ascending' as const),
    ...(!isBlank(search) && { search }),
    ...(after !== undefined && { after }),
  }
  return { ...(await call('listQuizzes', { query }, { signal })), searched: search }
}
