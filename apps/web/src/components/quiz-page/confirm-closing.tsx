import { Button } from '../forms/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'

/** Asks before a quiz is closed whose results come out with that. */
export function ConfirmClosing({ onAnswer }: { onAnswer: (isWanted: boolean) => void }) {
  const goBack = () => onAnswer(false)
  return (
    <Dialog alert labelledBy="closing-title" describedBy="closing-text" onClose={goBack}>
      <h2 id="closing-title">Close the quiz and give out the results?</h2>
      <p id="closing-text">
        Everybody who has submitted will see their score and the correct answers. What they have seen cannot
        be taken back.
      </p>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={goBack}>
          Leave it open
        </Button>
        <Button onClick={() => onAnswer(true)}>Close and give out</Button>
      </div>
    </Dialog>
  )
}
