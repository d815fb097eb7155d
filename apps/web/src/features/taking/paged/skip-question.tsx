import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'

/** Asks before a question is left for good without an answer. The safe choice is the main one. The clock goes on. */
export function SkipQuestion({
  number,
  onStay,
  onSkip,
}: {
  number: number
  onStay: () => void
  onSkip: () => void
}) {
  return (
    <Dialog alert labelledBy="skip-title" describedBy="skip-text" onClose={onStay}>
      <h2 id="skip-title">Go on without an answer?</h2>
      <p id="skip-text">
        You have not answered question {number}, and you cannot come back to it. It will be marked as skipped.
      </p>
      <div className="dialog__actions">
        <Button look="secondary" onClick={onSkip}>
          Skip question {number}
        </Button>
        <Button data-autofocus onClick={onStay}>
          Stay on question {number}
        </Button>
      </div>
    </Dialog>
  )
}
