import { updateQuiz } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { useCallback, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { notify } from '../../components/toast.tsx'
import { call } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { EditorDock } from './editor-dock.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { messages, quizNotSaved } from './messages.ts'
import { isSameQuestions, type QuestionDraft, revisedContentOf } from './question-draft.ts'
import { QuestionEditor } from './question-editor.tsx'
import { draftsOf } from './question-list.ts'
import { RestoredNotice } from './restored-notice.tsx'
import { isQuestionDrafts } from './stored-questions.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useQuestionEditor } from './use-question-editor.ts'
import { useSaving } from './use-saving.ts'

/**
 * The questions of a quiz, to be changed. Leaving with unsaved changes asks first; what no question can hold back,
 * such as the Back button or a lost session, finds the changes on this device when it returns.
 */
export function EditQuizForm({
  quizId,
  title,
  stored,
}: {
  quizId: string
  title: string
  stored: readonly Question[]
}) {
  const navigate = useNavigate()
  const [saved] = useState<readonly QuestionDraft[]>(() => draftsOf(stored))
  const { value, change, discard } = useDraft(`edit:${quizId}`, () => saved, isQuestionDrafts)
  const [isRestored] = useState(() => !isSameQuestions(value, saved))
  const editor = useQuestionEditor(value)
  const isChanged = useMemo(() => !isSameQuestions(editor.questions, saved), [editor.questions, saved])
  const keep = useCallback(
    (questions: readonly QuestionDraft[]) =>
      isSameQuestions(questions, saved) ? discard() : change(questions),
    [change, discard, saved],
  )
  const stopKeeping = useKeptDraft(editor.questions, keep)
  const { wanted, stay } = useLeaveGuard(isChanged)

  function leaveFor(address: string) {
    stopKeeping()
    discard()
    void navigate(address)
  }
  async function send(questions: readonly QuestionDraft[]) {
    const body = { questions: questions.map(revisedContentOf) }
    await call(updateQuiz, { params: { quizId }, body })
    notify({ kind: 'success', text: messages.quizUpdated })
    leaveFor(paths.reviewQuiz(quizId))
  }
  const { save, ...saving } = useSaving(editor.questions, send, quizNotSaved)

  return (
    <>
      <QuestionEditor
        {...editor}
        {...saving}
        title={`Edit: ${title}`}
        head={
          <>
            <p className="editor__crumb">
              <Link to={paths.reviewQuiz(quizId)}>Review quiz</Link>
            </p>
            <h1>
              Edit “<bdi>{title}</bdi>”
            </h1>
            {isRestored && isChanged && <RestoredNotice onDiscard={() => editor.actions.replaceAll(saved)} />}
          </>
        }
        dock={
          <EditorDock saveLabel="Save Changes" busy={saving.busy} onAdd={editor.actions.add} onSave={save}>
            <p className="dock__state">{isChanged ? 'Unsaved changes' : 'No unsaved changes'}</p>
          </EditorDock>
        }
      />
      {wanted !== null && <LeaveDialog onStay={stay} onLeave={() => leaveFor(wanted)} />}
    </>
  )
}
