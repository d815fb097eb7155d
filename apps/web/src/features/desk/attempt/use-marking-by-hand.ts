import type { AttemptForOwner } from '@quizly/contract'
import type { HandVerdict } from '@quizly/domain'
import { useState } from 'react'
import { notify, useScreenToasts } from '../../../components/feedback/toast.tsx'
import { call } from '../../../lib/calls/call.ts'
import { CallError, messageOf } from '../../../lib/failures.ts'
import { describeChanges } from './attempt-changes.ts'

type Wanted = { questionId: string; verdict: HandVerdict | null; reason?: string }

/**
 * Marks one answer of an attempt by hand. If somebody else has changed the attempt meanwhile, nothing is done: `changed`
 * shows it as it is now, and the screen says what has changed.
 */
export function useMarkingByHand(
  attempt: AttemptForOwner,
  numberOf: (questionId: string) => number,
  onMarked: (attempt: AttemptForOwner) => void,
) {
  const [isBusy, setBusy] = useState(false)
  const toasts = useScreenToasts()
  const { quiz, result, version: baseVersion } = attempt

  /** Whether it was done. */
  async function mark(wanted: Wanted): Promise<boolean> {
    if (isBusy) return false
    toasts.clear()
    setBusy(true)
    try {
      const params = { quizId: quiz._id, attemptId: result._id }
      const marked = await call('markByHand', { params, body: { ...wanted, baseVersion } })
      onMarked(marked)
      notify({ kind: 'success', text: describeMark(marked, wanted, numberOf(wanted.questionId)) })
      return true
    } catch (error) {
      const theirs = error instanceof CallError ? error.failure.theirAttempt : undefined
      if (theirs) onMarked(theirs)
      const text = theirs
        ? ['Nothing was saved, because the attempt was changed meanwhile.']
            .concat(describeChanges(attempt, theirs, numberOf))
            .join(' ')
        : messageOf(error) || 'This could not be saved. Nothing has changed.'
      // What has changed is to be looked at before it is marked once more.
      const action = theirs ? {} : { action: { label: 'Try again', run: () => void mark(wanted) } }
      toasts.notify({ kind: 'error', text, ...action })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, mark }
}

const words = { correct: 'correct', incorrect: 'incorrect', skipped: 'skipped', 'left-out': 'left out' }

function describeMark({ result }: AttemptForOwner, { questionId, verdict }: Wanted, number: number): string {
  const score = `Score: ${result.score} out of ${result.totalQuestions}.`
  if (verdict) return `Question ${number} counts as ${verdict}. ${score}`
  const now = result.verdicts.find((each) => each.questionId === questionId)?.verdict
  return `The mark by hand of question ${number} is undone: ${words[now ?? 'skipped']}. ${score}`
}
