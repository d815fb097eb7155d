import type { CallBodyInput, CallResult, Calls, NextAnswer } from '@quizly/contract'
import { useState } from 'react'
import { call } from '../../lib/calls/call.ts'
import { useCachedQuery } from '../../lib/calls/queries.ts'
import { CallError } from '../../lib/failures.ts'

export const useMarking = (quizId: string) =>
  useCachedQuery(['marking', quizId], (signal) => call('getMarking', { params: { quizId } }, { signal }))

export const nextAnswer = (quizId: string, questionId: string, signal?: AbortSignal): Promise<NextAnswer> =>
  call('nextAnswerToMark', { params: { quizId, questionId } }, { ...(signal && { signal }) })

/** The first answer of a visit, never that of an earlier one; from then on the page asks for the next one itself. */
export function useFirstAnswer(quizId: string, questionId: string) {
  const [visit] = useState(() => performance.now())
  return useCachedQuery(['answer-to-mark', quizId, questionId, visit], (signal) =>
    nextAnswer(quizId, questionId, signal),
  )
}

export const putMark = (
  params: { attemptId: string; questionId: string },
  body: CallBodyInput<Calls['putDraftMark']>,
) => call('putDraftMark', { params, body })

export const putTogether = (
  params: { quizId: string; questionId: string },
  body: CallBodyInput<Calls['putMarksTogether']>,
) => call('putMarksTogether', { params, body })

export const setMarking = (quizId: string, questionId: string, body: CallBodyInput<Calls['setMarking']>) =>
  call('setMarking', { params: { quizId, questionId }, body })

export const theirMark = (error: unknown) =>
  error instanceof CallError ? error.failure.theirMark : undefined

/** Somebody else has given the mark, which this marker may not see. */
export const isMarkedMeanwhile = (error: unknown) =>
  error instanceof CallError && error.failure.reason === 'mark-changed' && !error.failure.theirMark

export const isAnswerChanged = (error: unknown) =>
  error instanceof CallError && error.failure.reason === 'answer-changed'

type Done = { since: string | undefined; results: number; changed: number }

/** Each call does a part. What was done stays done, so that after a failure it can be tried again. */
async function doAll(part: () => Promise<CallResult<Calls['releaseMarks']>>): Promise<Done> {
  const sum: Done = { since: undefined, results: 0, changed: 0 }
  for (let left = 1; left > 0;) {
    const done = await part()
    sum.since ??= done.at
    sum.results += done.results
    sum.changed += done.changed
    left = done.left
  }
  return sum
}

export const releaseAll = (quizId: string) => doAll(() => call('releaseMarks', { params: { quizId } }))

/** With `since`, only what was released from then on. */
export const withdrawAll = (quizId: string, since?: string) =>
  doAll(() => call('withdrawMarks', { params: { quizId }, query: since === undefined ? {} : { since } }))
