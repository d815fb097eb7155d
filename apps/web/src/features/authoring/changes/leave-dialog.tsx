import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'

/** Asks whether the changes may be lost, or are to be there as a draft next time. */
export function LeaveDialog({
  onStay,
  onKeep,
  onLeave,
}: {
  onStay: () => void
  onKeep: () => void
  onLeave: () => void
}) {
  return (
    <Dialog alert labelledBy="leave-title" describedBy="leave-text" onClose={onStay}>
      <h2 id="leave-title">Leave without saving?</h2>
      <p id="leave-text">
        Your changes to this quiz are not saved yet. A draft of them can wait for you, also on your other
        devices.
      </p>
      <div className="dialog__actions">
        <Button data-autofocus onClick={onStay}>
          Go on editing
        </Button>
        <Button look="secondary" onClick={onKeep}>
          Keep the draft
        </Button>
        <Button look="danger" onClick={onLeave}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  )
}
