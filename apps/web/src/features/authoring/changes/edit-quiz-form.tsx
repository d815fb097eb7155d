import type { KeptDraft } from '@quizly/contract'
import { Link, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { notify } from '../../../components/feedback/toast.tsx'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { fromDesk, paths } from '../../../lib/paths.ts'
import { draftKept, DraftState } from '../drafts/draft-state.tsx'
import { EditorDock } from '../editor/editor-dock.tsx'
import type { QuestionDraft } from '../editor/question-draft.ts'
import { QuestionEditor } from '../editor/question-editor.tsx'
import { MergeScreen } from '../merging/merge-screen.tsx'
import { messages, quizNotSaved } from '../messages.ts'
import { useSaving } from '../saving/use-saving.ts'
import { ConfirmSaving } from './confirm-saving.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { describeReached } from './reach.ts'
import { RestoredNotice } from './restored-notice.tsx'
import { type EditedQuiz, useEditedQuiz } from './use-edited-quiz.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSendingRevision } from './use-sending-revision.ts'

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
  const { editor, base, isChanged, restored, undo, forget, take, takeDraft, server, isKept } = edited
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

  const chooseDraft = (theirs: KeptDraft | undefined) => server.choose(theirs, takeDraft)
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
              {isChanged ? `Unsaved changes · ${draftKept(server.place, isKept)}` : 'No unsaved changes'}
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
