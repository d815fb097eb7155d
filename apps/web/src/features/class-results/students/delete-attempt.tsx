import { deleteAttempt as deleteWords } from '@quizly/words/desk.ts'
import type { ListedStudent } from '@quizly/contract'
import { type FormEvent, useState } from 'react'
import { runAction } from '../../../components/feedback/use-action.ts'
import { Button } from '../../../components/forms/button.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { call } from '../../../lib/calls/call.ts'
import { openPoints } from '../../quiz-page/regrading-api.ts'
import { personName } from '../../../lib/words/person-name.ts'

type Deletable = Pick<
  ListedStudent,
  '_id' | 'name' | 'score' | 'totalQuestions' | 'maxScore' | 'waiting' | 'number'
>

/** Asks before an attempt is deleted, and names what goes with it. */
export function DeleteAttempt({
  quizId,
  attempt: { _id: attemptId, name, number, score, waiting, totalQuestions = 0, maxScore = totalQuestions },
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
  const shownName = <bdi key="name">{personName(name)}</bdi>

  async function remove(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const body = { attemptId, ...(reason.trim() !== '' && { reason: reason.trim() }) }
    const isDone = await runAction(() => call('deleteAttempt', { params: { quizId }, body }), undefined, {
      done: () => () => deleteWords.done(personName(name)),
      failed: () => deleteWords.failed,
      isTriedElsewhere: true,
    })
    if (!isDone) return setBusy(false)
    onClose()
    onDeleted()
  }
  return (
    <Dialog alert labelledBy="delete-title" describedBy="delete-text" onClose={onClose}>
      <h2 id="delete-title">
        {number > 1 ? deleteWords.numberedTitle(number, shownName) : deleteWords.title(shownName)}
      </h2>
      <form className="stack stack-4" noValidate onSubmit={(event) => void remove(event)}>
        <div id="delete-text" className="stack stack-2">
          <p>
            {score === undefined
              ? deleteWords.nothingSubmitted
              : deleteWords.goesWithIt(openPoints({ score, waiting }), maxScore)}
          </p>
          <p>{deleteWords.after(shownName)}</p>
        </div>
        <TextField
          label={deleteWords.reason}
          hint={deleteWords.reasonHint}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="dialog__actions">
          <Button look="secondary" data-autofocus onClick={onClose}>
            {deleteWords.keep}
          </Button>
          <Button type="submit" look="danger" busy={isBusy} busyLabel={deleteWords.removing}>
            {deleteWords.remove}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
