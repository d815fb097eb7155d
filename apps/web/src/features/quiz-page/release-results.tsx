import { releasing as releasingWords } from '@quizly/words/authoring.ts'
import type { OwnQuizSummary } from '@quizly/contract'
import { useState } from 'react'
import { isMarkedByPerson } from '@quizly/domain'
import { call } from '../../lib/calls/call.ts'
import { tryAgain } from '../../lib/failures.ts'
import { changeQuiz } from '../../lib/calls/queries.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { undoMs } from '../../components/feedback/toast.tsx'
import { useAction } from '../../components/feedback/use-action.ts'
import { Button } from '../../components/forms/button.tsx'
import { AskDialog } from '../../components/overlays/ask-dialog.tsx'

type Unfinished = { running: number; attemptsLeft: number; unmarked: number }

/** It stays when nothing waits any more, because its message would go with it. */
export function ReleaseResults({
  quiz,
  isPrimary,
  onChanged,
}: {
  quiz: OwnQuizSummary
  isPrimary: boolean
  onChanged: () => void
}) {
  const [asks, setAsks] = useState<Unfinished>()
  const holdBack = useAction(
    () =>
      changeQuiz(
        quiz._id,
        call('giveOutResults', { params: { quizId: quiz._id }, query: { undo: 'yes' } }),
      ).finally(onChanged),
    { done: () => () => releasingWords.heldBack, failed: (error) => releasingWords.failed(tryAgain(error)) },
  )
  const { run: release, isBusy } = useAction(
    async ({ isConfirmed }: { isConfirmed: boolean }) => {
      setAsks(undefined)
      try {
        return await changeQuiz(quiz._id, releaseUnlessUnfinished(quiz, isConfirmed))
      } finally {
        onChanged()
      }
    },
    {
      done(outcome) {
        if (typeof outcome !== 'function') {
          setAsks(outcome)
          return undefined
        }
        const undo = { label: () => releasingWords.undo, run: () => void holdBack.run() }
        return { text: outcome, action: undo, staysMs: undoMs }
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
          look={isPrimary ? 'primary' : 'secondary'}
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
  { _id: quizId, scoring }: OwnQuizSummary,
  isConfirmed: boolean,
): Promise<(() => string) | Unfinished> {
  const params = { quizId }
  if (isConfirmed) return releaseNow(quizId)
  const { running, attemptsLeft = 0 } = await call('getQuizSettings', { params })
  // Only in a weighted quiz something is marked by a person.
  const unmarked = scoring ? await countUnmarked(quizId) : 0
  return running + attemptsLeft + unmarked > 0 ? { running, attemptsLeft, unmarked } : releaseNow(quizId)
}

async function countUnmarked(quizId: string): Promise<number> {
  const { questions } = await call('getMarking', { params: { quizId } })
  return questions
    .filter(({ question }) => isMarkedByPerson(question.type))
    .reduce((sum, { waiting }) => sum + waiting, 0)
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
  unmarked,
  onAnswer,
}: Unfinished & { onAnswer: (isWanted: boolean) => void }) {
  const whoSees = attemptsLeft > 0 ? releasingWords.haveAttempts(attemptsLeft) : releasingWords.mayShare
  return (
    <AskDialog
      title={releasingWords.ask}
      keep={releasingWords.notYet}
      action={releasingWords.releaseNow}
      onClose={() => onAnswer(false)}
      onAction={() => onAnswer(true)}
    >
      {unmarked > 0 && <p>{releasingWords.unmarked(unmarked)}</p>}
      <p>{running > 0 ? releasingWords.sentences(releasingWords.stillWorking(running), whoSees) : whoSees}</p>
    </AskDialog>
  )
}
