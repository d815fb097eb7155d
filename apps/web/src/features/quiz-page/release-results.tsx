import type { OwnQuizSummary } from '@quizly/contract'
import { useState } from 'react'
import { call } from '../../lib/calls/call.ts'
import { messageOf, tryAgain } from '../../lib/failures.ts'
import { refreshQuiz } from '../../lib/calls/queries.ts'
import { plural } from '../../lib/plural.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { useScreenToasts } from '../../components/feedback/toast.tsx'
import { Button } from '../../components/forms/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'

type Unfinished = { running: number; attemptsLeft: number }
const noneLeft: Unfinished = { running: 0, attemptsLeft: 0 }

/**
 * Says that results wait, and releases them. While students are still taking the quiz, or can again, it asks first. It stays when nothing
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
  const [asks, setAsks] = useState<Unfinished>()
  const toasts = useScreenToasts()
  const params = { quizId: quiz._id }

  async function release({ isConfirmed = false } = {}) {
    toasts.clear()
    setAsks(undefined)
    setBusy(true)
    try {
      const { running, attemptsLeft = 0 } = isConfirmed ? noneLeft : await call('getQuizSettings', { params })
      const isAsked = running + attemptsLeft > 0
      if (isAsked) setAsks({ running, attemptsLeft })
      else toasts.notify({ kind: 'success', text: await releaseNow(quiz._id) })
    } catch (error) {
      const text = messageOf(error) || `The results could not be released. ${tryAgain(error)}`
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
      {asks && (
        <ConfirmRelease
          {...asks}
          onAnswer={(isWanted) => (isWanted ? void release({ isConfirmed: true }) : setAsks(undefined))}
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
  const { submitted, attemptsLeft } = await call('getQuizSettings', { params })
  if (attemptsLeft !== undefined) {
    const students = plural(submitted, 'student sees', 'students see')
    return `Results released: ${students} their score. ${plural(attemptsLeft, 'student has', 'students have')} attempts left and will see the correct answers later.`
  }
  return `Results released: ${submitted === 1 ? '1 student sees' : `${submitted} students see`} their score and the correct answers.`
}

/** Asks before results are released while students are still taking the quiz, or can take it once more. */
function ConfirmRelease({
  running,
  attemptsLeft,
  onAnswer,
}: {
  running: number
  attemptsLeft: number
  onAnswer: (isWanted: boolean) => void
}) {
  const goBack = () => onAnswer(false)
  return (
    <Dialog alert labelledBy="release-title" describedBy="release-text" onClose={goBack}>
      <h2 id="release-title">Release results now?</h2>
      <p id="release-text">
        {running > 0 && `${plural(running, 'student is', 'students are')} still working. `}
        {attemptsLeft > 0
          ? `${plural(attemptsLeft, 'student has', 'students have')} attempts left: they see their score now, and the correct answers after their last attempt or when the quiz closes. The others will see the correct answers and could share them.`
          : 'Students who have submitted will see the correct answers and could share them.'}{' '}
        You can’t undo this.
      </p>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={goBack}>
          Not yet
        </Button>
        <Button onClick={() => onAnswer(true)}>Release now</Button>
      </div>
    </Dialog>
  )
}
