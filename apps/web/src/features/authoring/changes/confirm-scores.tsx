import type { ScoreChanges } from '@quizly/contract'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { plural } from '../../../lib/plural.ts'
import { describeChanges } from './score-changes.ts'

/** Asks before scores change that students have already seen. Nothing is saved before the answer. */
export function ConfirmScores({
  changes,
  newTotal,
  onAnswer,
}: {
  changes: ScoreChanges
  newTotal: number | undefined
  onAnswer: (isWanted: boolean) => void
}) {
  const goBack = () => onAnswer(false)
  return (
    <Dialog alert labelledBy="scores-title" describedBy="scores-text" onClose={goBack}>
      <h2 id="scores-title">Save and change {plural(changes.scoresChanged, 'score')}?</h2>
      <p id="scores-text">
        {describeChanges(changes, newTotal)} Students see their new score the next time they look.
      </p>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={goBack}>
          Go back to editing
        </Button>
        <Button onClick={() => onAnswer(true)}>Save and change scores</Button>
      </div>
    </Dialog>
  )
}
