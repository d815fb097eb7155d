import type { CallBodyInput, Calls } from '@quizly/contract'
import { notify } from '../../components/feedback/toast.tsx'
import { call } from '../../lib/calls/call.ts'
import { messageOf } from '../../lib/failures.ts'

/** What is given, without the ID by which the server knows a repeated call. */
export type TimeToGive = Omit<CallBodyInput<Calls['giveTime']>, '_id'>

/**
 * Gives time to students, and says so: `said` is the sentence. After a failure the same can be tried again, and is
 * given once even if only the reply was lost.
 */
export async function giveTime(
  quizId: string,
  time: TimeToGive,
  said: (given: number) => string,
  whenGiven: () => void,
  _id = crypto.getRandomValues(new Uint32Array(4)).join('-'),
): Promise<void> {
  try {
    const { given } = await call('giveTime', { params: { quizId }, body: { _id, ...time } })
    notify({ kind: 'success', text: `${said(given)} ${noWayBack}` })
    whenGiven()
  } catch (error) {
    const run = () => void giveTime(quizId, time, said, whenGiven, _id)
    const text = messageOf(error) || 'The time could not be given: the server could not be reached.'
    notify({ kind: 'error', text, action: { label: 'Try again', run } })
  }
}

/** Students may count on time as soon as they are told of it. */
export const noWayBack = 'Extra time can’t be taken back.'

/** "5 more minutes", "25% more time" */
export const moreTime = ({ minutes, percent = 0 }: Pick<TimeToGive, 'minutes' | 'percent'>) =>
  minutes === undefined ? `${percent}% more time` : moreMinutes(minutes)

/** "5 more minutes" */
export const moreMinutes = (minutes: number) => `${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}`
