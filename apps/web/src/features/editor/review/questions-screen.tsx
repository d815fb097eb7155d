import {
  messages,
  noQuestions as noQuestionsWords,
  review as reviewWords,
  rooms as authoringWords,
} from '@quizly/words/authoring.ts'
import { useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { useWithCounts } from '../../quiz-page/api.ts'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { useCachedQuery } from '../../../lib/calls/queries.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { loadOwnQuiz, type OwnQuiz } from '../../quiz-page/questions-api.ts'
import { LoadedQuiz } from '../../quiz-page/loaded-questions.tsx'
import type { HandedQuiz } from '../saving/stored-questions.ts'
import { hasTicks, ReviewTable } from './review-table.tsx'

export function QuestionsScreen() {
  const { quizId = '' } = useParams()
  const query = useWithCounts(
    quizId,
    useCachedQuery(['questions', quizId], (signal) => loadOwnQuiz(quizId, signal)),
  )
  return (
    <LoadedQuiz
      query={query}
      title={reviewWords.loading}
      boxes={<TableBoxes />}
      failed={messages.questionsNotLoaded}
    >
      {(own) => <Questions {...own} />}
    </LoadedQuiz>
  )
}

function Questions({ quiz, questions, revision }: OwnQuiz) {
  function edit() {
    const state: HandedQuiz = { title: quiz.title, language: quiz.language, questions, revision }
    navigate(paths.editFromPage(quiz._id), { state })
  }
  if (questions.length === 0) {
    return (
      <QuizPage quiz={quiz} tab="Questions" hasOwnAct={mayEdit(quiz)}>
        <BlankSlate>
          <h2>{noQuestionsWords.title}</h2>
          {mayEdit(quiz) && (
            <LinkButton to={paths.createQuestions(quiz._id)}>{reviewWords.writeThem}</LinkButton>
          )}
        </BlankSlate>
      </QuizPage>
    )
  }
  return (
    <QuizPage
      quiz={quiz}
      tab="Questions"
      about={questions.some(hasTicks) ? authoringWords.tickMarksCorrect : undefined}
      edit={edit}
    >
      <ReviewTable
        questions={questions}
        language={quiz.language}
        isWeighted={quiz.scoring !== undefined}
        rescoredIn={quiz.state === 'draft' ? undefined : quiz}
      />
    </QuizPage>
  )
}
