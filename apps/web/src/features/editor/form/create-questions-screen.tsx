import { firstQuestions as firstWords, messages, rooms as authoringWords } from '@quizly/words/authoring.ts'
import { useState } from 'react'
import { Redirect, useParams } from 'wouter'
import { QuestionBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { call } from '../../../lib/calls/call.ts'
import { CallError } from '../../../lib/failures.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { loadDraft } from '../drafts/use-server-draft.ts'
import { readHandedQuestions, useHanded } from '../importing/handed-questions.ts'
import { contentOf } from '../question/question-draft.ts'
import { QuestionsForm } from './questions-form.tsx'
import type { SaveQuestions } from './use-questions-form.ts'
import { loadOwnQuiz } from '../../quiz-page/questions-api.ts'
import { LoadedQuiz } from '../../quiz-page/loaded-questions.tsx'
import type { QuizSummary } from '@quizly/contract'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import '../../quiz-page/authoring.css'

export function CreateQuestionsScreen() {
  const { quizId = '' } = useParams()
  const [savedId, setSavedId] = useState('')
  const added = useHanded(readHandedQuestions)
  const query = useLoad(quizId, async (signal) => {
    const [own, draft] = await Promise.all([loadOwnQuiz(quizId, signal), loadDraft(quizId, signal)])
    return { ...own, draft }
  })
  return (
    <LoadedQuiz
      query={query}
      title={firstWords.loading}
      boxes={<QuestionBoxes />}
      failed={messages.quizNotLoaded}
    >
      {({ quiz, questions, draft }) => {
        if (!mayEdit(quiz)) return <Redirect to={paths.quizQuestions(quizId)} replace />
        if (questions.length > 0 || savedId === quizId) return <QuestionsExist quiz={quiz} />
        const save = saveFirst(quiz, () => setSavedId(quizId))
        return (
          <QuestionsForm key={quizId} quiz={{ ...quiz, questions, revision: 0, draft, added }} save={save} />
        )
      }}
    </LoadedQuiz>
  )
}

/** Saves the questions, unless there are some already. */
const saveFirst =
  ({ _id: quizId, numQuestions: planned }: QuizSummary, onExist: () => void): SaveQuestions =>
  async (questions, { draftId, ask }) => {
    const written = questions.length
    const fewer = (answer: (isSaved: boolean) => void) => (
      <FewerQuestions written={written} planned={planned} onAnswer={answer} />
    )
    if (written < planned && !(await ask(fewer))) return { isSaved: false }
    const body = { quizId, questions: questions.map(contentOf), ...(draftId && { draftId }) }
    try {
      await call('createQuestions', { body })
      return { isSaved: true, texts: () => [messages.questionsSaved] }
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'questions-exist') throw error
      onExist()
      return { isSaved: true }
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

/** Says that the questions of this quiz are already saved; they can be changed from the review. */
function QuestionsExist({ quiz }: { quiz: QuizSummary }) {
  return (
    <Page title={authoringWords.writeTitle(quiz.title)} className="wrap page authoring">
      <Steps current="questions" />
      <h1>
        <bdi>{quiz.title}</bdi>
      </h1>
      <BlankSlate>
        <h2>{firstWords.saved}</h2>
        <p className="muted">{firstWords.savedHint}</p>
        <LinkButton to={paths.reviewQuiz(quiz._id)}>{authoringWords.reviewQuiz}</LinkButton>
      </BlankSlate>
    </Page>
  )
}
