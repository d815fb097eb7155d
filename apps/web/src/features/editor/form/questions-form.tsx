import {
  changingQuiz as changingWords,
  firstQuestions as firstWords,
  messages,
  rooms as authoringWords,
} from '@quizly/words/authoring.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Notice } from '../../../components/feedback/notice.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { fromDesk, paths } from '../../../lib/paths.ts'
import { failureMessage, quizNotSaved, savedText } from '../../quiz-page/messages.ts'
import { DraftState, placeOfDraft } from '../drafts/draft-state.tsx'
import { EditorDock } from '../question/editor-dock.tsx'
import { hasStraySymbols, isUntouched } from '../question/question-draft.ts'
import { QuestionEditor } from '../question/question-editor.tsx'
import { type EditedQuiz, type SaveQuestions, useQuestionsForm } from './use-questions-form.ts'

/**
 * The form for the questions of a quiz, the first ones or those that it has. They are kept on this device and on the
 * server until they are saved. Leaving with unsaved changes of questions that are there asks first; if the browser
 * cannot ask (the session has ended, the tab crashed), they are there on return.
 */
export function QuestionsForm({ quiz, save }: { quiz: EditedQuiz; save: SaveQuestions }) {
  const { _id: quizId, title, language = 'en', numQuestions = 0 } = quiz
  const search = useSearch()
  const isNew = quiz.revision === 0
  const back = wayBack(quizId, isNew ? '' : search)
  const form = useQuestionsForm(
    quiz,
    save,
    async (texts, questions) => {
      const isCleaned = hasStraySymbols(questions)
      const text = () => {
        const [done, ...more] = texts()
        return [savedText(done, isCleaned), ...more].join(' ')
      }
      notify({ kind: 'success', text })
      await refreshQuiz(quizId)
      navigate(back.to)
    },
    isNew ? (error) => failureMessage(error, messages.questionsNotSaved) : quizNotSaved,
  )
  const { editor, saving, isChanged, isStored, place, restored } = form
  const { isAsking, stay, leave } = useLeaveGuard(isChanged && !isNew)
  function leaveUnsaved() {
    form.discard()
    leave()
  }
  const leaving = isAsking && <LeaveDialog onStay={stay} onKeep={leave} onLeave={leaveUnsaved} />
  if (form.screen) {
    return (
      <>
        {form.screen}
        {leaving}
      </>
    )
  }
  const count = editor.questions.length
  const planned = isNew ? Math.max(numQuestions, count) : 0
  const kept = placeOfDraft(place, isStored)
  const isTyped = isNew && !editor.questions.every(isUntouched)
  const ofFirst = isTyped
    ? firstWords.keptAndProgress(kept, count, planned)
    : firstWords.progress(count, planned)
  const ofChanged = isChanged ? changingWords.unsaved(kept) : changingWords.nothingUnsaved
  return (
    <>
      <QuestionEditor
        {...editor}
        {...saving}
        stored={form.stored}
        onSave={saving.save}
        title={isNew ? authoringWords.writeTitle(title) : changingWords.editTitle(title)}
        language={language}
        planned={planned}
        head={
          isNew ? (
            <>
              <Steps current="questions" />
              <h1>
                <bdi>{title}</bdi>
              </h1>
            </>
          ) : (
            <>
              <p className="editor__crumb">
                <Link to={back.to}>{back.name}</Link>
              </p>
              <h1>{changingWords.edit(<bdi key="title">{title}</bdi>)}</h1>
              {restored && <RestoredNotice from={restored} onDiscard={form.undo} />}
            </>
          )
        }
        dock={
          <EditorDock
            saveLabel={isNew ? firstWords.save : changingWords.saveLabel}
            busy={saving.busy && !form.dialog}
            onAdd={editor.actions.add}
            onSave={saving.save}
          >
            <DraftState place={place} language={language} mine={editor.questions} onChoose={form.chooseDraft}>
              {isTyped && (
                <Icon name={isStored || place.on === 'server' ? 'check' : 'warning'} className="icon--sm" />
              )}
              {isNew ? ofFirst : ofChanged}
            </DraftState>
          </EditorDock>
        }
      />
      {form.dialog}
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
  return { isAsking: requested !== null, stay: () => setRequested(null), leave }
}

/** The address of a click that opens another screen in this tab; null for other clicks. */
function addressWithinApp(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || link.target || link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash
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
