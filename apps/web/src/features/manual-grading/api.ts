import type { AnswerRef, CallBodyInput, Calls, NextAnswer } from '@quizly/contract'
import { useState } from 'react'
import { call } from '../../lib/calls/call.ts'
import { useCachedList, useCachedQuery } from '../../lib/calls/queries.ts'
import { CallError } from '../../lib/failures.ts'

export const useMarking = (quizId: string) =>
  useCachedQuery(['marking', quizId], (signal) => call('getMarking', { params: { quizId } }, { signal }))

/** Among which answers one goes back and forth: all to a question, or all to the quiz by student. */
export type Walk = 'question' | 'student'
export type Place = NonNullable<NextAnswer['place']>

export const useStudentsToMark = (quizId: string) =>
  useCachedList(['students-to-mark', quizId], (after, signal) =>
    call(
      'listStudentsToMark',
      { params: { quizId }, query: after === undefined ? {} : { after } },
      { signal },
    ),
  )

export const setNames = (quizId: string, names: boolean) =>
  call('setMarkingNames', { params: { quizId }, body: { names } })

export const nextAnswer = (quizId: string, questionId: string, after?: string, signal?: AbortSignal) =>
  call(
    'nextAnswerToMark',
    { params: { quizId, questionId }, query: after === undefined ? {} : { after } },
    { ...(signal && { signal }) },
  )

export const getAnswer = (
  quizId: string,
  { questionId, answer }: AnswerRef,
  by: Walk,
  signal?: AbortSignal,
): Promise<NextAnswer> =>
  call(
    'getAnswerToMark',
    { params: { quizId, questionId, answer }, query: { by } },
    { ...(signal && { signal }) },
  )

type Requested = { quizId: string; questionId: string; answer: string | undefined; by: Walk }

/** The first answer of a visit, never that of an earlier one; from then on the page asks for the others itself. */
export function useFirstAnswer(now: Requested) {
  const [{ visit, ...first }] = useState(() => ({ ...now, visit: performance.now() }))
  const { quizId, questionId, answer, by } = first
  return useCachedQuery(['answer-to-mark', quizId, questionId, visit], (signal) =>
    answer === undefined
      ? nextAnswer(quizId, questionId, undefined, signal)
      : getAnswer(quizId, { questionId, answer }, by, signal),
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

export const useDifferences = (quizId: string, questionId: string) =>
  useCachedQuery(['differences', quizId, questionId], (signal) =>
    call('getDifferences', { params: { quizId, questionId } }, { signal }),
  )

export const settle = (
  params: { attemptId: string; questionId: string },
  body: CallBodyInput<Calls['settleMarks']>,
) => call('settleMarks', { params, body })

/** Somebody else has given the mark, which this marker may not see. */
export const isMarkedMeanwhile = (error: unknown) =>
  error instanceof CallError && error.failure.reason === 'mark-changed' && !error.failure.theirMark

export const isAnswerChanged = (error: unknown) =>
  error instanceof CallError && error.failure.reason === 'answer-changed'
