import type { QuizChanges, ScoreChanges } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { notify } from '../../../components/feedback/toast.tsx'
import { call, CallError } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { useDraft } from '../../../lib/device/use-draft.ts'
import { ChangedElsewhere, type Choice } from './changed-elsewhere.tsx'
import { ConfirmScores } from './confirm-scores.tsx'
import { EditorDock } from '../editor/editor-dock.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { messages, quizNotSaved } from '../messages.ts'
import { isSameQuestions, type QuestionDraft, revisedContentOf } from '../editor/question-draft.ts'
import { QuestionEditor } from '../editor/question-editor.tsx'
import { draftsOf } from '../editor/question-list.ts'
import { RestoredNotice } from './restored-notice.tsx'
import { isQuestionDrafts } from '../saving/stored-questions.ts'
import { useConfirmation } from '../saving/use-confirmation.ts'
import { useKeptDraft } from '../saving/use-kept-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useQuestionEditor } from '../editor/use-question-editor.ts'
import { useSaving } from '../saving/use-saving.ts'

/**
 * The questions of a quiz, to be changed. Leaving with unsaved changes asks first; whom no question can hold back,
 * after a lost session for example, finds the changes on this device when they return.
 */
export function EditQuizForm({
  quizId,
  title,
  stored,
  revision,
}: {
  quizId: string
  title: string
  stored: readonly Question[]
  revision: number
}) {
  const [saved, setSaved] = useState<readonly QuestionDraft[]>(() => draftsOf(stored))
  const { value, change, discard } = useDraft(`edit:${quizId}`, () => saved, isQuestionDrafts)
  const keptBase = useDraft(`edit-base:${quizId}`, () => revision, isRevision)
  const [isRestored] = useState(() => !isSameQuestions(value, saved))
  const [base, setBase] = useState(isRestored ? keptBase.value : revision)
  const editor = useQuestionEditor(value)
  const isChanged = useMemo(() => !isSameQuestions(editor.questions, saved), [editor.questions, saved])
  const { change: keepBase } = keptBase
  const keep = useCallback(
    (questions: readonly QuestionDraft[]) => {
      if (isSameQuestions(questions, saved)) return discard()
      keepBase(base)
      change(questions)
    },
    [base, change, discard, keepBase, saved],
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
  const elsewhere = useConfirmation<QuizChanges, Choice>()
  function take({ questions, revision: current }: QuizChanges) {
    const theirs = draftsOf(questions)
    setSaved(theirs)
    setBase(current)
    forget()
    editor.actions.replaceAll(theirs)
  }
  async function send(questions: readonly QuestionDraft[], baseRevision = base): Promise<void> {
    const body = { questions: questions.map(revisedContentOf), baseRevision }
    const input = { params: { quizId }, body }
    try {
      const changes = await call('previewQuizUpdate', input)
      if (changes.scoresChanged > 0 && !(await ask(changes))) return
      await call('updateQuiz', input)
    } catch (error) {
      const theirs = error instanceof CallError ? error.failure.theirs : undefined
      if (!theirs) throw error
      const choice = await elsewhere.ask(theirs)
      if (choice === 'theirs') take(theirs)
      return choice === 'mine' ? send(withoutRemoved(questions, theirs), theirs.revision) : undefined
    }
    notify({ kind: 'success', text: messages.quizUpdated })
    forget()
    navigate(paths.reviewQuiz(quizId))
  }
  const { save, ...saving } = useSaving(editor.questions, (questions) => send(questions), quizNotSaved)

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
      {elsewhere.asked && (
        <ChangedElsewhere
          theirs={elsewhere.asked.subject}
          mine={editor.questions}
          onChoose={elsewhere.asked.answer}
        />
      )}
      {isAsked && <LeaveDialog onStay={stay} onLeave={leaveUnsaved} />}
    </>
  )
}

/** Questions that somebody else has removed meanwhile are new ones when they are kept. */
function withoutRemoved(questions: readonly QuestionDraft[], theirs: QuizChanges): QuestionDraft[] {
  const present = new Set(theirs.questions.map(({ _id }) => _id))
  return questions.map(({ _id, ...draft }) =>
    _id !== undefined && present.has(_id) ? { ...draft, _id } : draft,
  )
}

function isRevision(stored: unknown): stored is number {
  return Number.isInteger(stored)
}
