import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { plural } from '../../../lib/plural.ts'
import { describeReach, type Reach } from './reach.ts'

/** Says before saving whom it reaches: students who have begun, and scores they have seen. Nothing is saved before the answer. */
export function ConfirmSaving({ reach, onAnswer }: { reach: Reach; onAnswer: (isWanted: boolean) => void }) {
  const goBack = () => onAnswer(false)
  const { scoresChanged, running } = reach.changes
  const title =
    scoresChanged > 0
      ? `Save and change ${plural(scoresChanged, 'score')}?`
      : running > 0
        ? `Save while ${plural(running, 'student')} ${running === 1 ? 'is' : 'are'} working?`
        : 'Save for students who start from now on?'
  return (
    <Dialog alert labelledBy="saving-title" describedBy="saving-text" onClose={goBack}>
      <h2 id="saving-title">{title}</h2>
      <div id="saving-text" className="stack stack-2">
        {describeReach(reach).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={goBack}>
          Go back to editing
        </Button>
        <Button onClick={() => onAnswer(true)}>
          {scoresChanged > 0 ? 'Save and change scores' : 'Save changes'}
        </Button>
      </div>
    </Dialog>
  )
}
