import type { PastRemarking, Remarkings } from '@quizly/contract'
import { useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { dateAndTime } from '../../../lib/dates.ts'
import { undoRemarking } from './undo-remarking.ts'

/** Takes a re-marking back; if the question was edited since, it asks first; if that is not possible, it says what is. */
export function UndoRemarking({
  remarkings: { quiz, questions, revision, remarkings },
  remarking,
}: {
  remarkings: Remarkings
  remarking: PastRemarking
}) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { undo: way, _id: remarkingId, question } = remarking
  async function undo(overEdits: boolean) {
    setAsking(false)
    setBusy(true)
    await undoRemarking(quiz._id, { remarkingId, revision, overEdits })
    setBusy(false)
  }
  if (way === undefined) return null
  if (way.how === 'impossible') {
    return <span className="muted">Edited since. To change it, choose the answer again.</span>
  }
  if (way.how === 'after-later') {
    const first = remarkings.find(({ _id }) => _id === way.first)
    return <span className="muted">Undo the change of {first ? dateAndTime(first.at) : 'later'} first.</span>
  }
  const current = questions.find(({ _id }) => _id === question._id)?.correctAnswers ?? []
  return (
    <>
      <Button
        look="secondary"
        size="sm"
        busy={isBusy}
        busyLabel="Undoing…"
        onClick={() => (way.how === 'now' ? void undo(false) : setAsking(true))}
      >
        {way.how === 'now' ? 'Undo' : 'Undo…'}
        <span className="vh"> for question {question.number}</span>
      </Button>
      {isAsking && way.how === 'over-edits' && (
        <Dialog alert labelledBy="undo-title" describedBy="undo-text" onClose={() => setAsking(false)}>
          <h2 id="undo-title">Undo this change to question {question.number}?</h2>
          <div id="undo-text" className="stack stack-2">
            <p>The question was edited after this change. Your edits to its text and options stay.</p>
            <p>
              Correct answer now: <b lang={quiz.language}>{current.join(', ')}</b>
              <br />
              After undoing: <b lang={quiz.language}>{way.correctAnswers.join(', ')}</b>
            </p>
            <p>Scores are updated, and students see that the change was undone.</p>
          </div>
          <div className="dialog__actions">
            <Button look="secondary" data-autofocus onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button onClick={() => void undo(true)}>Undo the change</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
