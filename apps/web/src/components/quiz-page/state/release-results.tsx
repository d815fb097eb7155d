import type { OwnQuizSummary } from '@quizly/contract'
import { useState } from 'react'
import { call, toldBy, tryAgain } from '../../../lib/calls/call.ts'
import { refreshQuiz } from '../../../lib/calls/desk-queries.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { useScreenToasts } from '../../feedback/toast.tsx'
import { Button } from '../../forms/button.tsx'
import { ConfirmRelease } from './confirm-release.tsx'

/**
 * Says that results wait, and releases them. While students are still taking the quiz it asks first. It stays when nothing
 * waits any more, because its message would go with it.
 */
export function ReleaseResults({
  quiz,
  isOwnAct,
  onChanged,
}: {
  quiz: OwnQuizSummary
  /** Whether this is what the tab is for. */
  isOwnAct: boolean
  onChanged: () => void
}) {
  const [isBusy, setBusy] = useState(false)
  const [running, setRunning] = useState(0)
  const toasts = useScreenToasts()
  const params = { quizId: quiz._id }

  async function release({ isConfirmed = false } = {}) {
    toasts.clear()
    setRunning(0)
    setBusy(true)
    try {
      const present = isConfirmed ? 0 : (await call('getQuizSettings', { params })).running
      setRunning(present)
      if (present === 0) toasts.notify({ kind: 'success', text: await releaseNow(quiz._id) })
    } catch (error) {
      const text = toldBy(error) || `The results could not be released. ${tryAgain(error)}`
      const run = () => void release({ isConfirmed })
      toasts.notify({ kind: 'error', text, action: { label: 'Try again', run } })
    }
    await refreshQuiz(quiz._id)
    onChanged()
    setBusy(false)
  }

  if (!quiz.waitsToBeGivenOut) return null
  return (
    <div className="release-results">
      <p>Students do not see their results yet.</p>
      {mayEdit(quiz) && (
        <Button
          look={isOwnAct ? 'primary' : 'secondary'}
          busy={isBusy}
          busyLabel="Releasing…"
          onClick={() => void release()}
        >
          Release results
        </Button>
      )}
      {running > 0 && (
        <ConfirmRelease
          running={running}
          onAnswer={(isWanted) => (isWanted ? void release({ isConfirmed: true }) : setRunning(0))}
        />
      )}
    </div>
  )
}

/** Releases the results and returns what to say. */
async function releaseNow(quizId: string): Promise<string> {
  const params = { quizId }
  const { isGivenOut } = await call('giveOutResults', { params })
  if (!isGivenOut) return 'Results were not waiting any more: another window has changed that.'
  const { submitted } = await call('getQuizSettings', { params })
  return `Results released: ${submitted === 1 ? '1 student sees' : `${submitted} students see`} their score and the correct answers.`
}
