import type { CallBodyInput, Calls } from '@quizly/contract'
import { useState } from 'react'
import { notify, useScreenToasts } from '../../../components/feedback/toast.tsx'
import { call, CallError, toldBy } from '../../../lib/calls/call.ts'
import { describeDone } from './describe-scores.ts'

export type RemarkingChange = CallBodyInput<Calls['previewRemarking']>

/** Marks a question again, for a reason that the educator writes. If the quiz was changed meanwhile, nothing is done. */
export function useMarkAgain({
  quizId,
  number,
  reload,
  onDone,
}: {
  quizId: string
  number: number
  reload: () => Promise<void>
  onDone: () => void
}) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useScreenToasts()

  async function markAgain(change: RemarkingChange) {
    if (isBusy) return
    toasts.clear()
    if (reason.trim() === '') {
      setProblem('Write why it is marked again. The students see this.')
      document.getElementById(reasonId)?.focus()
      return
    }
    setProblem(undefined)
    setBusy(true)
    try {
      const done = await call('remarkQuestion', { params: { quizId }, body: { ...change, reason } })
      notify({ kind: 'success', text: `Question ${number} is marked again. ${describeDone(done)}` })
      setReason('')
      onDone()
    } catch (error) {
      const isOther = error instanceof CallError && error.code === 'quiz-changed'
      const text = toldBy(error) || 'This could not be saved. Nothing has changed.'
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
