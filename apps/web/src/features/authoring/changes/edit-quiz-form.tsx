import * as messages from '@quizly/words/authoring/messages.ts'
import type { StoredDraft } from '@quizly/contract'
import { Link, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { notify } from '../../../components/feedback/toast.tsx'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { fromDesk, paths } from '../../../lib/paths.ts'
import { placeOfDraft, DraftState } from '../drafts/draft-state.tsx'
import { EditorDock } from '../editor/editor-dock.tsx'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { QuestionEditor } from '../editor/question-editor.tsx'
import { MergeScreen } from '../merging/merge-screen.tsx'
import { quizNotSaved } from '../messages.ts'
import { useSaving } from '../saving/use-saving.ts'
import { describeReach, describeReached, type Reach } from './reach.ts'
import { type EditedQuiz, useEditedQuiz, useSendingRevision } from './use-edited-quiz.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { Button } from '../../../components/forms/button.tsx'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { plural } from '../../../lib/plural.ts'
import { Notice } from '../../../components/feedback/notice.tsx'

/**
 * Edits the questions of a quiz. Leaving with unsaved changes asks first. If the browser cannot ask (the session has
 * ended, the tab crashed), the changes are kept on this device and are there on return.
 */
export function EditQuizForm({
  quizId,
  title,
  stored,
}: {
  quizId: string
  title: string
  stored: EditedQuiz
}) {
  const back = wayBack(quizId, useSearch())
  const edited = useEditedQuiz(quizId, stored)
  const { editor, base, isChanged, restored, undo, forget, take, takeDraft, server, isStored } = edited
  const { isAsked, stay, leave } = useLeaveGuard(isChanged)
  const { send, reach, elsewhere } = useSendingRevision(quizId, take)

  async function saveRevision(questions: readonly QuestionDraft[]) {
    const sent = await server.saving((draftId) => send(questions, base, draftId))
    if (!sent.isSaved) return
    notify({ kind: 'success', text: messages.quizUpdated + describeReached(sent.reach) })
    forget()
    await refreshQuiz(quizId)
    navigate(back.to)
  }
  const { save, ...saving } = useSaving(editor.questions, saveRevision, quizNotSaved)
  function leaveUnsaved() {
    forget()
    server.discard()
    leave()
  }

  const chooseDraft = (theirs: StoredDraft | undefined) => server.choose(theirs, takeDraft)
  const leaving = isAsked && <LeaveDialog onStay={stay} onKeep={leave} onLeave={leaveUnsaved} />
  if (elsewhere) {
    return (
      <>
        <MergeScreen title={title} {...elsewhere.subject} onChoose={elsewhere.answer} />
        {leaving}
      </>
    )
  }
  return (
    <>
      <QuestionEditor
        {...editor}
        {...saving}
        onSave={save}
        title={`Edit – ${title}`}
        head={
          <>
            <p className="editor__crumb">
              <Link to={back.to}>{back.name}</Link>
            </p>
            <h1>
              Edit “<bdi>{title}</bdi>”
            </h1>
            {restored && <RestoredNotice from={restored} onDiscard={undo} />}
          </>
        }
        dock={
          <EditorDock
            saveLabel="Save Changes"
            busy={saving.busy && !reach}
            onAdd={editor.actions.add}
            onSave={save}
          >
            <DraftState place={server.place} mine={editor.questions} onChoose={chooseDraft}>
              {isChanged ? `Unsaved changes · ${placeOfDraft(server.place, isStored)}` : 'No unsaved changes'}
            </DraftState>
          </EditorDock>
        }
      />
      {reach && <ConfirmSaving reach={reach.subject} onAnswer={reach.answer} />}
      {leaving}
    </>
  )
}

/** Where the editor leads back to: to the page of the quiz if it was opened from there, else to the review. */
function wayBack(quizId: string, search: string): { to: string; name: string } {
  return new URLSearchParams(search).has(fromDesk)
    ? { to: paths.quizQuestions(quizId), name: 'Questions' }
    : { to: paths.reviewQuiz(quizId), name: 'Review quiz' }
}

/** Says before saving whom it reaches: students who have begun, and scores they have seen. Nothing is saved before the answer. */
function ConfirmSaving({ reach, onAnswer }: { reach: Reach; onAnswer: (isWanted: boolean) => void }) {
  const { scoresChanged, running } = reach.changes
  const title =
    scoresChanged > 0
      ? `Save and change ${plural(scoresChanged, 'score')}?`
      : running > 0
        ? `Save while ${plural(running, 'student')} ${running === 1 ? 'is' : 'are'} working?`
        : 'Save for students who start from now on?'
  return (
    <AskDialog
      title={title}
      keep="Go back to editing"
      act={scoresChanged > 0 ? 'Save and change scores' : 'Save changes'}
      onClose={() => onAnswer(false)}
      onAct={() => onAnswer(true)}
    >
      {describeReach(reach).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </AskDialog>
  )
}

/** Asks whether the changes may be lost, or are to be there as a draft next time. */
function LeaveDialog({
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

const texts = {
  here: 'Your unsaved changes from last time are back.',
  elsewhere: 'Your unsaved changes from another device are here.',
}

/** Says that unsaved changes from an earlier visit are in the editor again. */
function RestoredNotice({ from, onDiscard }: { from: keyof typeof texts; onDiscard: () => void }) {
  return (
    <div className="editor__notice">
      <Notice kind="info">
        {texts[from]}{' '}
        <button type="button" className="linkish" onClick={onDiscard}>
          Discard them
        </button>
      </Notice>
    </div>
  )
}
