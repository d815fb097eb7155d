import type { Answer } from '@quizly/domain'
import type { Handover } from '../../../lib/handover.ts'
import { CallError, sendFailureOf, retryDelayMs } from '../../../lib/failures.ts'
import { someTooLate } from '../messages.ts'
import { hasUncounted } from './late-answers.ts'

/**
 * The state of a submission. `isKept`: the student has submitted in time, the server does not know it yet, and it is
 * sent again until it does. `failed`: why the last try failed, and how many tries in a row have failed.
 */
export type Submission = {
  busy: boolean
  isKept: boolean
  failed?: { error: unknown; times: number } | undefined
}

export const afterSending = (state: Submission): Submission => ({ ...state, busy: true })

/** The attempt is over and nothing more is sent. */
export const afterEnd = ({ isKept }: Submission): Submission => ({ busy: true, isKept })

export const afterTakingBack = ({ busy }: Submission): Submission => ({ busy, isKept: false })

/** `isOver`: the attempt's time is over. */
export function afterFailure({ isKept, failed }: Submission, error: unknown, isOver: boolean): Submission {
  const isNowKept = isKept || (!isOver && sendFailureOf(error) === 'offline')
  const times = (failed?.times ?? 0) + 1
  return { busy: false, isKept: isNowKept, failed: isNowKept || isOver ? { error, times } : undefined }
}

/**
 * In how many ms a failed submission is sent again; undefined if that makes no sense until the student asks
 * for it.
 */
export function retryAfterMs({ error, times }: NonNullable<Submission['failed']>, random: number) {
  return sendFailureOf(error) === 'refused' ? undefined : retryDelayMs(times, random)
}

/**
 * What the result's page says first if the attempt was closed without some of the answers shown here;
 * otherwise `usual`.
 */
export function handoverAfter(error: unknown, waiting: readonly Answer[], usual: Handover | null) {
  const counted = error instanceof CallError ? error.failure.result?.answers : undefined
  return counted && hasUncounted(waiting, counted) ? someTooLate : usual
}
