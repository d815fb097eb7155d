import { firstQuestions as firstWords, messages, rooms as authoringWords } from '@quizly/words/authoring.ts'
import type { StoredDraft, QuizSummary } from '@quizly/contract'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Icon } from '../../../components/icons/icons.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { call } from '../../../lib/calls/call.ts'
import { CallError } from '../../../lib/failures.ts'
import { paths } from '../../../lib/paths.ts'
import { openDraft, useLocalDraft } from '../../../lib/device/local-draft.ts'
import { placeOfDraft, DraftState } from '../drafts/draft-state.tsx'
import { isKnown, reconcile } from '../drafts/reconcile.ts'
import { useServerDraft } from '../drafts/use-server-draft.ts'
import { EditorDock } from '../question/editor-dock.tsx'
import { failureMessage, savedText } from '../../quiz-page/messages.ts'
import { contentOf, hasStraySymbols, isUntouched } from '../question/question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { QuestionEditor } from '../question/question-editor.tsx'
import { firstDrafts } from '../question/question-list.ts'
import { isQuestionDrafts } from '../saving/stored-questions.ts'
import { useConfirmation, useSaving } from '../saving/use-saving.ts'
import { useQuestionEditor } from '../question/use-question-editor.ts'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'

/** The form for the first questions of a quiz, kept on this device and on the server until they are saved. */
export function CreateQuestionsForm({
  quiz,
  onServer,
  onExist,
}: {
  quiz: QuizSummary
  /** One's own draft on the server; undefined if it could not be read. */
  onServer: StoredDraft | null | undefined
  onExist: () => void
}) {
  const { _id: quizId, title, language = 'en' } = quiz
  const [draft] = useState(() => openDraft(`questions:${quizId}`, isQuestionDrafts))
  const [known] = useState(() => openDraft(`questions-known:${quizId}`, isKnown))
  const [opened] = useState(() => {
    const questions = draft.load()
    return reconcile(questions && { questions, baseRevision: 0 }, known.load(), onServer, 0)
  })
  const [first] = useState(() => opened.draft?.questions ?? firstDrafts())
  const editor = useQuestionEditor(first, quiz.language)
  const { isStored, discard } = useLocalDraft<readonly QuestionDraft[]>(draft, editor.questions)
  const server = useServerDraft({ quizId, opened, known, questions: editor.questions, baseRevision: 0 })
  const { ask, asked: confirmation } = useConfirmation<number>()

  async function send(questions: readonly QuestionDraft[]) {
    if (questions.length < quiz.numQuestions && !(await ask(questions.length))) return
    const { isFirst } = await server.saving((draftId) => saveFirst(quizId, questions, draftId))
    if (!isFirst) return onExist()
    discard()
    const isCleaned = hasStraySymbols(questions)
    notify({ kind: 'success', text: () => savedText(messages.questionsSaved, isCleaned) })
    navigate(paths.reviewQuiz(quizId))
  }
  const { save, ...saving } = useSaving(editor.questions, send, (error) =>
    failureMessage(error, messages.questionsNotSaved),
  )

  const chooseDraft = (theirs: StoredDraft | undefined) =>
    server.choose(theirs, (taken) => editor.actions.replaceAll(taken.questions))
  const count = editor.questions.length
  const isTyped = !editor.questions.every(isUntouched)
  const planned = Math.max(quiz.numQuestions, count)
  return (
    <>
      <QuestionEditor
        {...editor}
        {...saving}
        onSave={save}
        title={authoringWords.writeTitle(title)}
        language={language}
        planned={planned}
        head={
          <>
            <Steps current="questions" />
            <h1>
              <bdi>{title}</bdi>
            </h1>
          </>
        }
        dock={
          <EditorDock
            saveLabel={firstWords.save}
            busy={saving.busy && !confirmation}
            onAdd={editor.actions.add}
            onSave={save}
          >
            <DraftState
              place={server.place}
              language={language}
              mine={editor.questions}
              onChoose={chooseDraft}
            >
              {isTyped && (
                <Icon
                  name={isStored || server.place.on === 'server' ? 'check' : 'warning'}
                  className="icon--sm"
                />
              )}
              {isTyped
                ? firstWords.keptAndProgress(placeOfDraft(server.place, isStored), count, planned)
                : firstWords.progress(count, planned)}
            </DraftState>
          </EditorDock>
        }
      />
      {confirmation && (
        <FewerQuestions
          written={confirmation.subject}
          planned={quiz.numQuestions}
          onAnswer={confirmation.answer}
        />
      )}
    </>
  )
}

/** Saves the questions, unless there are some already. */
async function saveFirst(quizId: string, questions: readonly QuestionDraft[], draftId: string | undefined) {
  const body = { quizId, questions: questions.map(contentOf), ...(draftId && { draftId }) }
  try {
    await call('createQuestions', { body })
    return { isSaved: true, isFirst: true }
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'questions-exist') throw error
    return { isSaved: true, isFirst: false }
  }
}

/** Asks before a quiz is saved with fewer questions than planned. */
function FewerQuestions({
  written,
  planned,
  onAnswer,
}: {
  written: number
  planned: number
  onAnswer: (isWanted: boolean) => void
}) {
  return (
    <AskDialog
      title={firstWords.askFewer(written)}
      keep={firstWords.goOnWriting}
      action={firstWords.saveFewer(written)}
      onClose={() => onAnswer(false)}
      onAction={() => onAnswer(true)}
    >
      <p>{firstWords.planned(planned)}</p>
    </AskDialog>
  )
}
