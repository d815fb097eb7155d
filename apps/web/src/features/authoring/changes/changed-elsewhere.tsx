import type { QuizChanges } from '@quizly/contract'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import type { QuestionDraft } from '../editor/question-draft.ts'
import type { Choice } from './send-revision.ts'

/**
 * Shows what somebody else has saved since these questions were opened, and lets the educator choose. Nothing
 * is lost yet.
 */
export function ChangedElsewhere({
  theirs,
  mine,
  onChoose,
}: {
  theirs: QuizChanges
  mine: readonly QuestionDraft[]
  onChoose: (choice: Choice) => void
}) {
  return (
    <Dialog alert labelledBy="elsewhere" describedBy="elsewhere-text" onClose={() => onChoose('neither')}>
      <h2 id="elsewhere">This quiz was changed in another window</h2>
      <div id="elsewhere-text" className="stack stack-2">
        <p>Your changes are not saved yet. Since you opened the quiz:</p>
        <ul className="stack stack-2">
          {describeChanges(theirs, mine).map(({ id, place, text }) => (
            <li key={id}>
              {place}: <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
        <p>“Keep mine” saves your questions instead of theirs. “Take theirs” drops your changes.</p>
      </div>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={() => onChoose('neither')}>
          Go back to editing
        </Button>
        <Button look="secondary" onClick={() => onChoose('theirs')}>
          Take theirs
        </Button>
        <Button onClick={() => onChoose('mine')}>Keep mine</Button>
      </div>
    </Dialog>
  )
}

const words = { added: 'was added', changed: 'was changed', moved: 'was moved', removed: 'was removed' }

function describeChanges({ questions, changes }: QuizChanges, mine: readonly QuestionDraft[]) {
  return changes.map(({ questionId: id, change }) => {
    const index = questions.findIndex(({ _id }) => _id === id)
    const text = questions[index]?.text ?? mine.find(({ _id }) => _id === id)?.text ?? ''
    return { id, place: `${index < 0 ? 'A question' : `Question ${index + 1}`} ${words[change]}`, text }
  })
}
