import type { CallResult, Calls } from '@quizly/contract'
import { call } from '../../../lib/calls/call.ts'
import { messageOf, tryAgain } from '../../../lib/failures.ts'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { notify } from '../../../components/feedback/toast.tsx'

export type LoadedColleagues = CallResult<Calls['listColleagues']>
export type OwnersView = Extract<LoadedColleagues, { invitations: unknown }>
export type Colleague = LoadedColleagues['colleagues'][number]

export async function loadColleagues(quizId: string, signal: AbortSignal): Promise<LoadedColleagues> {
  return call('listColleagues', { params: { quizId } }, { signal })
}

/**
 * Does something about the colleagues of a quiz, says how it went, and loads them again. Returns whether it was done.
 * `onDone` comes before that.
 */
export async function changeSharing(
  quizId: string,
  work: () => Promise<unknown>,
  { done, failed, onDone }: { done: string; failed: string; onDone?: () => void },
): Promise<boolean> {
  let isDone = false
  try {
    await work()
    isDone = true
    onDone?.()
    notify({ kind: 'success', text: done })
  } catch (error) {
    notify({ kind: 'error', text: messageOf(error) || `${failed} ${tryAgain(error)}` })
  }
  // Also after a failure: perhaps only its reply was lost.
  await refreshQuiz(quizId)
  return isDone
}
