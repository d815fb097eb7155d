import type { CallResult, Calls } from '@quizly/contract'
import { call } from '../../../lib/calls/call.ts'
import type { Sorting } from '../sorting.ts'

export type LoadedResults = CallResult<Calls['listStudentResults']>
/** What the server can sort results by. */
const resultKeys = ['name', 'score', 'submitted'] as const
export type ResultKey = (typeof resultKeys)[number]
export const isResultKey = (text: string): text is ResultKey => resultKeys.some((key) => key === text)

/** Results of a quiz in an order: the first ones, or those after `after`. */
export function loadResults(
  quizId: string,
  { key, descending }: Sorting<ResultKey>,
  after: string | undefined,
  signal?: AbortSignal,
): Promise<LoadedResults> {
  const order = descending ? ('descending' as const) : ('ascending' as const)
  const query = { sort: key, order, ...(after !== undefined && { after }) }
  return call('listStudentResults', { params: { quizId }, query }, signal && { signal })
}
