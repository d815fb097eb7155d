import type { CallBodyInput, Calls } from '@quizly/contract'
import type { RemarkMode } from '@quizly/domain'
import { useState } from 'react'
import { notify, useScreenToasts } from '../../../components/feedback/toast.tsx'
import { call } from '../../../lib/calls/call.ts'
import { CallError, messageOf } from '../../../lib/failures.ts'
import { describeDone } from './describe-scores.ts'
import { undoRemarking } from './undo-remarking.ts'

export type RemarkingChange = CallBodyInput<Calls['previewRemarking']>

/** What stands in the field of the reason until the educator writes another one. */
export const usualReasons: Record<RemarkMode, string> = {
  'new-key': 'The answer key was corrected',
  'either-key': 'Another answer is correct too',
  'full-marks': 'Full marks for all',
  'left-out': 'This question is not scored',
  answers: 'Another spelling is accepted',
}

/** Marks a question again, for a reason that students see. If the quiz was changed meanwhile, nothing is done. */
export function useMarkAgain({
  quizId,
  number,
  usualReason,
  reload,
  onDone,
}: {
  quizId: string
  number: number
  usualReason: string
  reload: () => Promise<void>
  onDone: () => void
}) {
  const [written, setReason] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useScreenToasts()
  const reason = written ?? usualReason

  async function markAgain(change: RemarkingChange) {
    if (isBusy) return
    toasts.clear()
    if (reason.trim() === '') {
      setProblem('Enter a reason. Students see it.')
      document.getElementById(reasonId)?.focus()
      return
    }
    setProblem(undefined)
    setBusy(true)
    try {
      const done = await call('remarkQuestion', { params: { quizId }, body: { ...change, reason } })
      notify({
        kind: 'success',
        text: `Question ${number} updated. ${describeDone(done)}`,
        action: { label: 'Undo', run: () => void undoRemarking(quizId, done) },
      })
      setReason(undefined)
      onDone()
    } catch (error) {
      const isOther = error instanceof CallError && error.code === 'quiz-changed'
      const text = messageOf(error) || 'This could not be saved. Nothing has changed.'
      const action = isOther
        ? { label: 'Show the quiz as it is now', run: () => void reload() }
        : { label: 'Try again', run: () => void markAgain(change) }
      toasts.notify({ kind: 'error', text, action })
    } finally {
      setBusy(false)
    }
  }
  return { reason, setReason, problem, isBusy, markAgain }
}

export const reasonId = 'remark-reason'
