import { Redirect, useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../../components/forms/button.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { mayEdit } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { loadOwnQuiz, type OwnQuiz } from '../api.ts'
import { LoadedQuiz, NoQuestions } from '../loaded-quiz.tsx'
import { messages } from '../messages.ts'
import { ReviewTable } from './review-table.tsx'
import type { HandedQuiz } from '../saving/stored-questions.ts'

export function ReviewQuizScreen() {
  const { quizId = '' } = useParams()
  const query = useLoad(quizId, (signal) => loadOwnQuiz(quizId, signal))
  return (
    <LoadedQuiz
      query={query}
      title="Loading the questions to review"
      boxes={<TableBoxes />}
      failed={messages.questionsNotLoaded}
    >
      {(own) => {
        if (!mayEdit(own.quiz)) return <Redirect to={paths.quizQuestions(quizId)} replace />
        return own.questions.length === 0 ? (
          <NoQuestions quizId={quizId} title={own.quiz.title} step="review" />
        ) : (
          <Review {...own} />
        )
      }}
    </LoadedQuiz>
  )
}

function Review({ quiz: { _id, title, timeLimit }, questions, revision }: OwnQuiz) {
  function edit() {
    const state: HandedQuiz = { title, questions, revision }
    navigate(paths.editQuiz(_id), { state })
  }
  return (
    <Page title={`Review – ${title}`}>
      <Steps current="review" />
      <div className="page-head">
        <div>
          <h1>
            <bdi>{title}</bdi>
          </h1>
          <p className="muted review-facts">
            {plural(questions.length, 'question')} · {plural(timeLimit, 'minute')} · correct options are
            marked <span className="nowrap">with a tick</span>
          </p>
        </div>
        <div className="actions">
          <Button look="secondary" onClick={edit}>
            Edit Quiz
          </Button>
          <Button onClick={() => navigate(paths.finalize(_id))}>Finalize Quiz</Button>
        </div>
      </div>
      <ReviewTable questions={questions} />
    </Page>
  )
}
