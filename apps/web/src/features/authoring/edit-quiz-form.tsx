import type { ScoreChanges } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { notify } from '../../components/toast.tsx'
import { call } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { ConfirmScores } from './confirm-scores.tsx'
import { EditorDock } from './editor-dock.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { messages, quizNotSaved } from './messages.ts'
import { isSameQuestions, type QuestionDraft, revisedContentOf } from './question-draft.ts'
import { QuestionEditor } from './question-editor.tsx'
import { draftsOf } from './question-list.ts'
import { RestoredNotice } from './restored-notice.tsx'
import { isQuestionDrafts } from './stored-questions.ts'
import { useConfirmation } from './use-confirmation.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useQuestionEditor } from './use-question-editor.ts'
import { useSaving } from './use-saving.ts'

/**
 * The questions of a quiz, to be changed. Leaving with unsaved changes asks first; whom no question can hold back,
 * after a lost session for example, finds the changes on this device when they return.
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
  const { isAsked, stay, leave } = useLeaveGuard(isChanged)

  function forget() {
    stopKeeping()
    discard()
  }
  function leaveUnsaved() {
    forget()
    leave()
  }
  const { ask, asked } = useConfirmation<ScoreChanges>()
  async function send(questions: readonly QuestionDraft[]) {
    const input = { params: { quizId }, body: { questions: questions.map(revisedContentOf) } }
    const changes = await call('previewQuizUpdate', input)
    if (changes.scoresChanged > 0 && !(await ask(changes))) return
    await call('updateQuiz', input)
    notify({ kind: 'success', text: messages.quizUpdated })
    forget()
    navigate(paths.reviewQuiz(quizId))
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
      {asked && (
        <ConfirmScores
          changes={asked.subject}
          newTotal={editor.questions.length === stored.length ? undefined : editor.questions.length}
          onAnswer={asked.answer}
        />
      )}
      {isAsked && <LeaveDialog onStay={stay} onLeave={leaveUnsaved} />}
    </>
  )
}
