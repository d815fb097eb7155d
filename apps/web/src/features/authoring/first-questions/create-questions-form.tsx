import type { QuizSummary } from '@quizly/contract'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Icon } from '../../../components/icons/icons.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { call, CallError } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { openDraft } from '../../../lib/device/kept-work.ts'
import { useKeptWork } from '../../../lib/device/use-kept-work.ts'
import { EditorDock } from '../editor/editor-dock.tsx'
import { FewerQuestions } from './fewer-questions.tsx'
import { failureMessage, messages } from '../messages.ts'
import { contentOf, type QuestionDraft } from '../editor/question-draft.ts'
import { QuestionEditor } from '../editor/question-editor.tsx'
import { firstDrafts } from '../editor/question-list.ts'
import { isQuestionDrafts } from '../saving/stored-questions.ts'
import { useConfirmation } from '../saving/use-confirmation.ts'
import { useQuestionEditor } from '../editor/use-question-editor.ts'
import { useSaving } from '../saving/use-saving.ts'

/** The form for the first questions of a quiz, kept on this device until they are saved. */
export function CreateQuestionsForm({ quiz, onExist }: { quiz: QuizSummary; onExist: () => void }) {
  const { _id: quizId, title } = quiz
  const [draft] = useState(() => openDraft(`questions:${quizId}`, isQuestionDrafts))
  const [first] = useState(() => draft.load() ?? firstDrafts())
  const editor = useQuestionEditor(first)
  const { isKept, discard } = useKeptWork<readonly QuestionDraft[]>(draft, editor.questions)
  const { ask, asked } = useConfirmation<number>()

  async function send(questions: readonly QuestionDraft[]) {
    if (questions.length < quiz.numQuestions && !(await ask(questions.length))) return
    try {
      const body = { quizId, questions: questions.map(contentOf) }
      const { message } = await call('createQuestions', { body })
      discard()
      notify({ kind: 'success', text: message })
      navigate(paths.reviewQuiz(quizId))
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'questions-exist') throw error
      onExist()
    }
  }
  const { save, ...saving } = useSaving(editor.questions, send, (error) =>
    failureMessage(error, messages.questionsNotSaved),
  )

  const count = editor.questions.length
  const planned = Math.max(quiz.numQuestions, count)
  return (
    <>
      <QuestionEditor
        {...editor}
        {...saving}
        onSave={save}
        title={`Questions: ${title}`}
        planned={planned}
        head={
          <>
            <Steps current="Questions" />
            <h1>
              <bdi>{title}</bdi>
            </h1>
          </>
        }
        dock={
          <EditorDock saveLabel="Save & Proceed" busy={saving.busy} onAdd={editor.actions.add} onSave={save}>
            <p className="dock__state">
              <Icon name={isKept ? 'check' : 'warning'} className="icon--sm" />
              {isKept ? 'Draft kept on this device' : 'This device cannot keep a draft'} · {count} of{' '}
              {planned}
            </p>
          </EditorDock>
        }
      />
      {asked && (
        <FewerQuestions written={asked.subject} planned={quiz.numQuestions} onAnswer={asked.answer} />
      )}
    </>
  )
}
