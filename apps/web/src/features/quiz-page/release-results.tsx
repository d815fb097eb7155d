import * as releasingWords from '@quizly/words/authoring/releasing.ts'
import type { OwnQuizSummary } from '@quizly/contract'
import { useState } from 'react'
import { call } from '../../lib/calls/call.ts'
import { tryAgain } from '../../lib/failures.ts'
import { changeQuiz } from '../../lib/calls/queries.ts'
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
        if (typeof outcome === 'function') return outcome
        setAsks(outcome)
        return undefined
      },
      failed: (error) => releasingWords.failed(tryAgain(error)),
    },
  )

  if (!quiz.waitsToBeGivenOut) return null
  return (
    <div className="release-results">
      <p>{releasingWords.waiting}</p>
      {mayEdit(quiz) && (
        <Button
          look={isOwnAct ? 'primary' : 'secondary'}
          busy={isBusy}
          busyLabel={releasingWords.busy}
          onClick={() => void release({ isConfirmed: false })}
        >
          {releasingWords.release}
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

/** Releases the results and returns what to say about it; or returns who has not finished, if that is not confirmed. */
async function releaseUnlessUnfinished(
  quizId: string,
  isConfirmed: boolean,
): Promise<(() => string) | Unfinished> {
  const params = { quizId }
  if (isConfirmed) return releaseNow(quizId)
  const { running, attemptsLeft = 0 } = await call('getQuizSettings', { params })
  return running + attemptsLeft > 0 ? { running, attemptsLeft } : releaseNow(quizId)
}

async function releaseNow(quizId: string): Promise<() => string> {
  const params = { quizId }
  const { isGivenOut } = await call('giveOutResults', { params })
  if (!isGivenOut) return () => releasingWords.changedElsewhere
  const { submitted, attemptsLeft } = await call('getQuizSettings', { params })
  if (attemptsLeft === undefined) return () => releasingWords.done(submitted)
  return () =>
    releasingWords.sentences(
      releasingWords.scoresReleased(submitted),
      releasingWords.othersLater(attemptsLeft),
    )
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
  const whoSees = attemptsLeft > 0 ? releasingWords.haveAttempts(attemptsLeft) : releasingWords.mayShare
  return (
    <AskDialog
      title={releasingWords.ask}
      keep={releasingWords.notYet}
      act={releasingWords.releaseNow}
      onClose={() => onAnswer(false)}
      onAct={() => onAnswer(true)}
    >
      <p>{running > 0 ? releasingWords.sentences(releasingWords.stillWorking(running), whoSees) : whoSees}</p>
    </AskDialog>
  )
}
