import { firstQuestions as firstWords, messages, rooms as authoringWords } from '@quizly/words/authoring.ts'
import { useState } from 'react'
import { Redirect, useParams } from 'wouter'
import { QuestionBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { useLoad } from '../../../lib/use-load.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { loadDraft } from '../drafts/use-server-draft.ts'
import { CreateQuestionsForm } from './create-questions-form.tsx'
import { loadOwnQuiz } from '../../quiz-page/questions-api.ts'
import { LoadedQuiz } from '../../quiz-page/loaded-questions.tsx'
import type { QuizSummary } from '@quizly/contract'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import '../../quiz-page/authoring.css'

export function CreateQuestionsScreen() {
  const { quizId = '' } = useParams()
  const [savedId, setSavedId] = useState('')
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
        const onExist = () => setSavedId(quizId)
        return <CreateQuestionsForm key={quizId} quiz={quiz} onServer={draft} onExist={onExist} />
      }}
    </LoadedQuiz>
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
