import { call } from '../../../lib/calls/call.ts'
import type { Sorting } from '../sorting.ts'

/** What the grid goes by: the name, the score, or a question by its number. */
export type GridKey = 'name' | 'score' | `${number}`

export const isGridKey = (text: string): text is GridKey => /^(name|score|[1-9]\d{0,2})$/.test(text)

/** A page of the grid, with the order that it is in: the pages before stay in sight while others are loaded. */
export async function loadGrid(
  quizId: string,
  { key, descending }: Sorting<GridKey>,
  after: string | undefined,
  signal: AbortSignal,
) {
  const order = descending ? ('descending' as const) : ('ascending' as const)
  const query = { sort: key, order, ...(after !== undefined && { after }) }
  return { ...(await call('getGrid', { params: { quizId }, query }, { signal })), goesBy: key }
}
