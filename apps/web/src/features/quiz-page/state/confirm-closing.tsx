import { plural } from '../../../lib/plural.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import type { BeforeClosing } from './switch-quiz.ts'

/** Asks before a quiz is closed that students are taking, or whose results come out with it. */
export function ConfirmClosing({
  before: { running, releases },
  onAnswer,
}: {
  before: BeforeClosing
  onAnswer: (isWanted: boolean) => void
}) {
  const goBack = () => onAnswer(false)
  return (
    <Dialog alert labelledBy="closing-title" describedBy="closing-text" onClose={goBack}>
      <h2 id="closing-title">{releases ? 'Close the quiz and release the results?' : 'Close the quiz?'}</h2>
      <div id="closing-text" className="stack stack-2">
        {running > 0 && (
          <p>
            {plural(running, 'student is', 'students are')} working. They keep their time; no one else can
            start.
          </p>
        )}
        {releases && (
          <p>
            {running > 0 ? 'When the last student has finished, students' : 'Students'} who have submitted see
            their score and the correct answers. You can’t undo this.
          </p>
        )}
      </div>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={goBack}>
          Keep it open
        </Button>
        <Button onClick={() => onAnswer(true)}>{releases ? 'Close and release' : 'Close quiz'}</Button>
      </div>
    </Dialog>
  )
}
