import {
  changingQuiz as changingWords,
  firstQuestions as firstWords,
  messages,
  rooms as authoringWords,
} from '@quizly/words/authoring.ts'
import { useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Notice } from '../../../components/feedback/notice.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts'
import { fromDesk, paths } from '../../../lib/paths.ts'
import { failureMessage, quizNotSaved, savedText } from '../../quiz-page/messages.ts'
import { DraftState, placeOfDraft } from '../drafts/draft-state.tsx'
import { EditorDock } from '../question/editor-dock.tsx'
import { hasStraySymbols, isComplete, isUntouched } from '../question/question-draft.ts'
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
  const isTyped = isNew && !editor.questions.every(isUntouched)
  useFirstField(isNew && !isTyped, editor.questions[0]?.key)
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
  const where = placeOfDraft(place, isStored)
  const progress = isTyped ? firstWords.kept[where] : firstWords.progress
  const ofChanged = isChanged ? changingWords.unpublished[where] : changingWords.allPublished
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
            questions={editor.questions}
            onAdd={editor.actions.add}
            onSave={saving.save}
          >
            <DraftState place={place} language={language} mine={editor.questions} onChoose={form.chooseDraft}>
              {isTyped && (
                <Icon name={isStored || place.on === 'server' ? 'check' : 'warning'} className="icon--sm" />
              )}
              {isNew ? progress(editor.questions.filter(isComplete).length, planned) : ofChanged}
            </DraftState>
          </EditorDock>
        }
      />
      {form.dialog}
      {leaving}
    </>
  )
}

/** A new quiz begins with the text of its first question; a focused field would raise the keyboard of a touch screen. */
function useFirstField(isBlank: boolean, key: string | undefined): void {
  const [isFirst] = useState(isBlank)
  useEffect(() => {
    const isAsked = document.activeElement?.closest('[role=alert], dialog')
    if (!isFirst || isAsked || !window.matchMedia('(pointer: fine)').matches) return
    document.getElementById(`${key}-text`)?.focus({ preventScroll: true })
    // Only when the screen opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}

/** Where the editor leads back to: to the page of the quiz if it was opened from there, else to the review. */
function wayBack(quizId: string, search: string): { to: string; name: string } {
  return new URLSearchParams(search).has(fromDesk)
    ? { to: paths.quizQuestions(quizId), name: changingWords.toQuestions }
    : { to: paths.reviewQuiz(quizId), name: changingWords.toReview }
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
