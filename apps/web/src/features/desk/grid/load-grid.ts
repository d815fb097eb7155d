import { call } from '../../../lib/calls/call.ts'
import type { Sorting } from '../sorting.ts'

/** What the grid goes by: the name, the score, or a question by its number. */
export type GridKey = 'name' | 'score' | `${number}`

export const isGridKey = (text: string): text is GridKey => /^(name|score|[1-9]\d{0,2})$/.test(text)

/** The number of the question whose failures alone an address asks for. */
export function readFailed(query: string): string | undefined {
  const failed = new URLSearchParams(query).get('failed') ?? ''
  return /^[1-9]\d{0,2}$/.test(failed) ? failed : undefined
}

/** A page of the grid, with what it goes by: the pages before stay in sight while others are loaded. */
export async function loadGrid(
  quizId: string,
  { key, descending }: Sorting<GridKey>,
  failed: string | undefined,
  after: string | undefined,
  signal: AbortSignal,
) {
  const order = descending ? ('descending' as const) : ('ascending' as const)
  const query = { sort: key, order, ...(failed && { failed }), ...(after !== undefined && { after }) }
  const page = await call('getGrid', { params: { quizId }, query }, { signal })
  return { ...page, failed, goesBy: failed ?? key }
}
