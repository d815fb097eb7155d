import type { ListedStudent } from '@quizly/contract'
import { type FormEvent, useState } from 'react'
import { runAction } from '../../../components/feedback/use-action.ts'
import { Button } from '../../../components/forms/button.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { call } from '../../../lib/calls/call.ts'

type Deletable = Pick<ListedStudent, '_id' | 'name' | 'score' | 'totalQuestions' | 'number'>

/** Asks before an attempt is deleted, and names what goes with it. */
export function DeleteAttempt({
  quizId,
  attempt: { _id: attemptId, name, number, score, totalQuestions },
  onClose,
  onDeleted,
}: {
  quizId: string
  attempt: Deletable
  onClose: () => void
  onDeleted: () => void
}) {
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function remove(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const body = { attemptId, ...(reason.trim() !== '' && { reason: reason.trim() }) }
    const isDone = await runAction(() => call('deleteAttempt', { params: { quizId }, body }), undefined, {
      done: () => `The attempt of ${name} is deleted.`,
      failed: 'The attempt could not be deleted. Check your connection.',
      isTriedElsewhere: true,
    })
    if (!isDone) return setBusy(false)
    onClose()
    onDeleted()
  }
  return (
    <Dialog alert labelledBy="delete-title" describedBy="delete-text" onClose={onClose}>
      <h2 id="delete-title">
        Delete the {number > 1 ? `attempt ${number} of` : 'attempt of'} <bdi>{name}</bdi>?
      </h2>
      <form className="stack stack-4" noValidate onSubmit={(event) => void remove(event)}>
        <div id="delete-text" className="stack stack-2">
          <p>
            {score === undefined
              ? 'Nothing was submitted in it.'
              : `The result, ${score} out of ${totalQuestions}, goes with it, and so do the answers, the timeline and extra time. Its receipt can no longer be verified against it.`}{' '}
            You can’t undo this.
          </p>
          <p>
            <bdi>{name}</bdi> can enter the code and take the quiz again as long as it is open. The list of
            students keeps a note of who deleted the attempt, when and why.
          </p>
        </div>
        <TextField
          label="Reason (optional)"
          hint="Kept for those who share this quiz. Students do not see it."
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="dialog__actions">
          <Button look="secondary" data-autofocus onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" look="danger" busy={isBusy} busyLabel="Deleting…">
            Delete attempt
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
