import { Button } from '../forms/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'

/** Asks before something is done with which results come out. */
export function ConfirmRelease({
  title,
  stay,
  go,
  onAnswer,
}: {
  title: string
  /** What the buttons say: the first leaves everything as it is. */
  stay: string
  go: string
  onAnswer: (isWanted: boolean) => void
}) {
  const goBack = () => onAnswer(false)
  return (
    <Dialog alert labelledBy="release-title" describedBy="release-text" onClose={goBack}>
      <h2 id="release-title">{title}</h2>
      <p id="release-text">
        Everybody who has submitted will see their score and the correct answers. What they have seen cannot
        be taken back.
      </p>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={goBack}>
          {stay}
        </Button>
        <Button onClick={() => onAnswer(true)}>{go}</Button>
      </div>
    </Dialog>
  )
}
