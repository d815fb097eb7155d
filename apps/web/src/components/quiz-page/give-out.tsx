import type { OwnQuizSummary } from '@quizly/contract'
import { useState } from 'react'
import { call, toldBy } from '../../lib/calls/call.ts'
import { refreshQuiz } from '../../lib/calls/desk-queries.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { useScreenToasts } from '../feedback/toast.tsx'
import { Button } from '../forms/button.tsx'
import { ConfirmRelease } from './confirm-release.tsx'

/**
 * Says that results wait, and gives them out. It asks first, because that cannot be taken back. It stays when nothing waits
 * any more, because its message would go with it.
 */
export function GiveOut({ quiz, onChanged }: { quiz: OwnQuizSummary; onChanged: (() => void) | undefined }) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const toasts = useScreenToasts()

  async function giveOut() {
    toasts.clear()
    setBusy(true)
    try {
      const { isGivenOut } = await call('giveOutResults', { params: { quizId: quiz._id } })
      const text = isGivenOut
        ? 'The results are given out: students see their score and the correct answers.'
        : 'The results do not wait any more: another window has changed that.'
      toasts.notify({ kind: 'success', text })
    } catch (error) {
      const text =
        toldBy(error) || 'The results could not be given out. Check your connection, then try again.'
      toasts.notify({ kind: 'error', text, action: { label: 'Try again', run: () => void giveOut() } })
    }
    await refreshQuiz(quiz._id)
    onChanged?.()
    setBusy(false)
  }

  if (!quiz.waitsToBeGivenOut) return null
  return (
    <div className="give-out">
      <p>Students do not see their results yet.</p>
      {mayEdit(quiz) && (
        <Button look="secondary" busy={isBusy} busyLabel="Giving out…" onClick={() => setAsking(true)}>
          Give out results
        </Button>
      )}
      {isAsking && (
        <ConfirmRelease
          title="Give out the results?"
          stay="Not yet"
          go="Give out"
          onAnswer={(isWanted) => {
            setAsking(false)
            if (isWanted) void giveOut()
          }}
        />
      )}
    </div>
  )
}
