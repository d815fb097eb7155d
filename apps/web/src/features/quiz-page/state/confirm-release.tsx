import { plural } from '../../../lib/plural.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'

/** Asks before results are released while students are still taking the quiz, or can take it once more. */
export function ConfirmRelease({
  running,
  attemptsLeft,
  onAnswer,
}: {
  running: number
  attemptsLeft: number
  onAnswer: (isWanted: boolean) => void
}) {
  const goBack = () => onAnswer(false)
  return (
    <Dialog alert labelledBy="release-title" describedBy="release-text" onClose={goBack}>
      <h2 id="release-title">Release results now?</h2>
      <p id="release-text">
        {running > 0 && `${plural(running, 'student is', 'students are')} still working. `}
        {attemptsLeft > 0
          ? `${plural(attemptsLeft, 'student has', 'students have')} attempts left: they see their score now, and the correct answers after their last attempt or when the quiz closes. The others will see the correct answers and could share them.`
          : 'Students who have submitted will see the correct answers and could share them.'}{' '}
        You can’t undo this.
      </p>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={goBack}>
          Not yet
        </Button>
        <Button onClick={() => onAnswer(true)}>Release now</Button>
      </div>
    </Dialog>
  )
}
