import { isBlank } from '@quizly/domain'
import { call } from '../../../lib/calls/call.ts'
import { longestSearch } from '../search-field.tsx'
import type { Sorting } from '../sorting.ts'

const studentKeys = ['name', 'state', 'score', 'took', 'extra'] as const
/** What the server can sort students by. */
export type StudentKey = (typeof studentKeys)[number]
export const isStudentKey = (text: string): text is StudentKey => studentKeys.some((key) => key === text)

/** What is searched, as the query of an address says it. */
export const readSearch = (query: string) =>
  (new URLSearchParams(query).get('search') ?? '').slice(0, longestSearch)

/** The query of an address that searches this; whatever else it asks for stays. */
export function withSearch(query: string, search: string): string {
  const fields = new URLSearchParams(query)
  if (search === '') fields.delete('search')
  else fields.set('search', search)
  return fields.size > 0 ? `?${fields}` : ''
}

/** A page of a quiz's students, with what was searched: the page before stays in sight while the next is loaded. */
export async function loadStudents(
  quizId: string,
  { search, sorting: { key, descending } }: { search: string; sorting: Sorting<StudentKey> },
  after: string | undefined,
  signal: AbortSignal,
) {
  const query = {
    sort: key,
    order: descending ? ('descending' as const) : ('ascending' as const),
    ...(!isBlank(search) && { search }),
    ...(after !== undefined && { after }),
  }
  return { ...(await call('listStudents', { params: { quizId }, query }, { signal })), searched: search }
}
