import type { CallResult, Calls } from '@quizly/contract'
import { runAction } from '../../../components/feedback/use-action.ts'
import { call } from '../../../lib/calls/call.ts'
import { changeQuiz, useCachedQuery } from '../../../lib/calls/queries.ts'
import { tryAgain } from '../../../lib/failures.ts'

export type LoadedColleagues = CallResult<Calls['listColleagues']>
export type OwnersView = Extract<LoadedColleagues, { invitations: unknown }>
export type Colleague = LoadedColleagues['colleagues'][number]

export const useColleagues = (quizId: string) =>
  useCachedQuery(['colleagues', quizId], (signal) =>
    call('listColleagues', { params: { quizId } }, { signal }),
  )

/** Does something about the colleagues of a quiz and loads them again. Returns whether it was done. */
export function changeSharing(
  quizId: string,
  work: () => Promise<unknown>,
  { done, failed }: { done: () => string; failed: () => string },
): Promise<boolean> {
  return runAction(() => changeQuiz(quizId, work()), undefined, {
    done: () => done,
    failed: (error) => `${failed()} ${tryAgain(error)}`,
    isTriedElsewhere: true,
  })
}
