import type { OwnQuizSummary } from '@quizly/contract'
import { useState } from 'react'
import { call } from '../../lib/calls/call.ts'
import { tryAgain } from '../../lib/failures.ts'
import { changeQuiz } from '../../lib/calls/queries.ts'
import { plural } from '../../lib/plural.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { useAction } from '../../components/feedback/use-action.ts'
import { Button } from '../../components/forms/button.tsx'
import { AskDialog } from '../../components/overlays/ask-dialog.tsx'

type Unfinished = { running: number; attemptsLeft: number }

/** It stays when nothing waits any more, because its message would go with it. */
export function ReleaseResults({
  quiz,
  isOwnAct,
  onChanged,
}: {
  quiz: OwnQuizSummary
  isOwnAct: boolean
  onChanged: () => void
}) {
  const [asks, setAsks] = useState<Unfinished>()
  const { run: release, isBusy } = useAction(
    async ({ isConfirmed }: { isConfirmed: boolean }) => {
      setAsks(undefined)
      try {
        return await changeQuiz(quiz._id, releaseUnlessUnfinished(quiz._id, isConfirmed))
      } finally {
        onChanged()
      }
    },
    {
      done(outcome) {
        if (typeof outcome === 'string') return outcome
        setAsks(outcome)
        return undefined
      },
      failed: (error) => `The results could not be released. ${tryAgain(error)}`,
    },
  )

  if (!quiz.waitsToBeGivenOut) return null
  return (
    <div className="release-results">
      <p>Students do not see their results yet.</p>
      {mayEdit(quiz) && (
        <Button
          look={isOwnAct ? 'primary' : 'secondary'}
          busy={isBusy}
          busyLabel="Releasing…"
          onClick={() => void release({ isConfirmed: false })}
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

/** Releases the results and returns the sentence about it; or returns who has not finished, if that is not confirmed. */
async function releaseUnlessUnfinished(quizId: string, isConfirmed: boolean): Promise<string | Unfinished> {
  const params = { quizId }
  if (isConfirmed) return releaseNow(quizId)
  const { running, attemptsLeft = 0 } = await call('getQuizSettings', { params })
  return running + attemptsLeft > 0 ? { running, attemptsLeft } : releaseNow(quizId)
}

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

function ConfirmRelease({
  running,
  attemptsLeft,
  onAnswer,
}: {
  running: number
  attemptsLeft: number
  onAnswer: (isWanted: boolean) => void
}) {
  return (
    <AskDialog
      title="Release results now?"
      keep="Not yet"
      act="Release now"
      onClose={() => onAnswer(false)}
      onAct={() => onAnswer(true)}
    >
      <p>
        {running > 0 && `${plural(running, 'student is', 'students are')} still working. `}
        {attemptsLeft > 0
          ? `${plural(attemptsLeft, 'student has', 'students have')} attempts left: they see their score now, and the correct answers after their last attempt or when the quiz closes. The others will see the correct answers and could share them.`
          : 'Students who have submitted will see the correct answers and could share them.'}{' '}
        You can’t undo this.
      </p>
    </AskDialog>
  )
}
