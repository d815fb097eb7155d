import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { plural } from '../../../lib/plural.ts'

/** Asks before a quiz is saved with fewer questions than planned. */
export function FewerQuestions({
  written,
  planned,
  onAnswer,
}: {
  written: number
  planned: number
  onAnswer: (isWanted: boolean) => void
}) {
  const goBack = () => onAnswer(false)
  return (
    <Dialog alert labelledBy="fewer-title" describedBy="fewer-text" onClose={goBack}>
      <h2 id="fewer-title">Save {plural(written, 'question')}?</h2>
      <p id="fewer-text">
        You planned {planned}. You can write the others now, or add them later by editing the quiz.
      </p>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={goBack}>
          Go on writing
        </Button>
        <Button onClick={() => onAnswer(true)}>Save {plural(written, 'question')}</Button>
      </div>
    </Dialog>
  )
}
