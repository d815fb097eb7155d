import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'

/** Asks whether the changes may be lost. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog alert labelledBy="leave-title" describedBy="leave-text" onClose={onStay}>
      <h2 id="leave-title">Leave without saving?</h2>
      <p id="leave-text">Your changes to this quiz are not saved yet.</p>
      <div className="dialog__actions">
        <Button data-autofocus onClick={onStay}>
          Go on editing
        </Button>
        <Button look="danger" onClick={onLeave}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  )
}
