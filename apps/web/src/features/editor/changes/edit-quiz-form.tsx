import { changingQuiz as changingWords, messages } from '@quizly/words/authoring.ts'
import type { StoredDraft } from '@quizly/contract'
import { Link, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { notify } from '../../../components/feedback/toast.tsx'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { fromDesk, paths } from '../../../lib/paths.ts'
import { placeOfDraft, DraftState } from '../drafts/draft-state.tsx'
import { EditorDock } from '../question/editor-dock.tsx'
import { hasStraySymbols } from '../question/question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { QuestionEditor } from '../question/question-editor.tsx'
import { MergeScreen } from '../merging/merge-screen.tsx'
import { quizNotSaved, savedText } from '../../quiz-page/messages.ts'
import { useSaving } from '../saving/use-saving.ts'
import { describeReach, describeReached, type Reach } from './reach.ts'
import { type EditedQuiz, useEditedQuiz, useSendingRevision } from './use-edited-quiz.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { ChangedMarks, MarksThatChange } from '../../../components/result/changed-marks.tsx'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'

/**
 * Asks before unsaved changes are left: links in the app and Back wait for the answer, and the browser itself
 * asks when the page is closed or reloaded. Without the Navigation API, Back cannot be stopped; then the local
 * draft must do.
 */
function useLeaveGuard(isUnsaved: boolean) {
  const [requested, setRequested] = useState<(() => void) | null>(null)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isUnsaved) return
    function holdPage(event: BeforeUnloadEvent) {
      event.preventDefault()
      // Browsers from before 2024 ask only if this is set.
      event.returnValue = true
    }
    // Runs before the router's handler; preventing the click stops the navigation.
    function holdLink(event: MouseEvent) {
      const address = addressWithinApp(event)
      if (address === null) return
      event.preventDefault()
      setRequested(() => () => navigate(address))
    }
    function holdTraversal(event: NavigateEvent) {
      const { navigationType, cancelable, destination } = event
      if (isLeaving.current || navigationType !== 'traverse' || !cancelable || !destination.sameDocument)
        return
      event.preventDefault()
      setRequested(() => () => window.navigation.traverseTo(destination.key))
    }
    const { navigation } = window as { navigation?: Navigation }
    window.addEventListener('beforeunload', holdPage)
    document.addEventListener('click', holdLink, true)
    navigation?.addEventListener('navigate', holdTraversal)
    return () => {
      window.removeEventListener('beforeunload', holdPage)
      document.removeEventListener('click', holdLink, true)
      navigation?.removeEventListener('navigate', holdTraversal)
    }
  }, [isUnsaved])

  function leave() {
    isLeaving.current = true
    requested?.()
  }
  return { isRequested: requested !== null, stay: () => setRequested(null), leave }
}

/** The address of a click that opens another screen in this tab; null for other clicks. */
function addressWithinApp(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || link.target || link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash
}

/**
 * Edits the questions of a quiz. Leaving with unsaved changes asks first. If the browser cannot ask (the session has
 * ended, the tab crashed), the changes are kept on this device and are there on return.
 */
export function EditQuizForm({
  quizId,
  title,
  language = 'en',
  stored,
}: {
  quizId: string
  title: string
  language: string | undefined
  stored: EditedQuiz
}) {
  const back = wayBack(quizId, useSearch())
  const edited = useEditedQuiz(quizId, { ...stored, language })
  const { editor, base, isChanged, restored, undo, forget, take, takeDraft, server, isStored } = edited
  const { isRequested, stay, leave } = useLeaveGuard(isChanged)
  const { send, reach, elsewhere } = useSendingRevision(quizId, take)

  async function saveRevision(questions: readonly QuestionDraft[]) {
    const sent = await server.saving((draftId) => send(questions, base, draftId))
    if (!sent.isSaved) return
    const isCleaned = hasStraySymbols(questions)
    const text = () => [savedText(messages.quizUpdated, isCleaned), ...describeReached(sent.reach)].join(' ')
    notify({ kind: 'success', text })
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
  const leaving = isRequested && <LeaveDialog onStay={stay} onKeep={leave} onLeave={leaveUnsaved} />
  if (elsewhere) {
    return (
      <>
        <MergeScreen title={title} language={language} {...elsewhere.subject} onChoose={elsewhere.answer} />
        {leaving}
      </>
    )
  }
  return (
    <>
      <QuestionEditor
        {...editor}
        {...saving}
        stored={edited.stored}
        onSave={save}
        title={changingWords.editTitle(title)}
        language={language}
        head={
          <>
            <p className="editor__crumb">
              <Link to={back.to}>{back.name}</Link>
            </p>
            <h1>{changingWords.edit(<bdi key="title">{title}</bdi>)}</h1>
            {restored && <RestoredNotice from={restored} onDiscard={undo} />}
          </>
        }
        dock={
          <EditorDock
            saveLabel={changingWords.saveLabel}
            busy={saving.busy && !reach}
            onAdd={editor.actions.add}
            onSave={save}
          >
            <DraftState
              place={server.place}
              language={language}
              mine={editor.questions}
              onChoose={chooseDraft}
            >
              {isChanged
                ? changingWords.unsaved(placeOfDraft(server.place, isStored))
                : changingWords.nothingUnsaved}
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
    ? { to: paths.quizQuestions(quizId), name: changingWords.toQuestions }
    : { to: paths.reviewQuiz(quizId), name: changingWords.toReview }
}

/** More would hide the buttons; the marking page names them. */
const maxNamed = 10

/** Says before saving whom it reaches: students who have begun, and scores and marks they have seen. Nothing is saved before the answer. */
function ConfirmSaving({ reach, onAnswer }: { reach: Reach; onAnswer: (isWanted: boolean) => void }) {
  const { scoresChanged, running, handMarks, changedMarks } = reach.changes
  const title =
    scoresChanged > 0
      ? changingWords.saveAndChange(scoresChanged)
      : running > 0
        ? changingWords.saveWhileWorking(running)
        : changedMarks
          ? changingWords.saveRubric
          : changingWords.saveForNewStarters
  return (
    <AskDialog
      title={title}
      keep={changingWords.backToEditing}
      action={scoresChanged > 0 ? changingWords.saveAndChangeScores : changingWords.saveChanges}
      details={
        (handMarks ?? changedMarks) && (
          <div className="stack stack-4">
            {handMarks && (
              <MarksThatChange
                label={changingWords.handMarksLabel}
                count={handMarks.count}
                marks={handMarks.marks.slice(0, maxNamed)}
              />
            )}
            {changedMarks && (
              <ChangedMarks {...changedMarks} marks={changedMarks.marks?.slice(0, maxNamed)} />
            )}
          </div>
        )
      }
      onClose={() => onAnswer(false)}
      onAction={() => onAnswer(true)}
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
      <h2 id="leave-title">{changingWords.leaveTitle}</h2>
      <p id="leave-text">{changingWords.leaveText}</p>
      <div className="dialog__actions">
        <Button data-autofocus onClick={onStay}>
          {changingWords.goOnEditing}
        </Button>
        <Button look="secondary" onClick={onKeep}>
          {changingWords.keepDraft}
        </Button>
        <Button look="danger" onClick={onLeave}>
          {changingWords.leaveUnsaved}
        </Button>
      </div>
    </Dialog>
  )
}

/** Says that unsaved changes from an earlier visit are in the editor again. */
function RestoredNotice({ from, onDiscard }: { from: 'here' | 'elsewhere'; onDiscard: () => void }) {
  return (
    <div className="editor__notice">
      <Notice kind="info">
        {changingWords.restored[from]}{' '}
        <button type="button" className="linkish" onClick={onDiscard}>
          {changingWords.discard}
        </button>
      </Notice>
    </div>
  )
}
