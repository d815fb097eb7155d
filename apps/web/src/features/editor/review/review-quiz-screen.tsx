import { timeLimitText } from '../../quiz-page/time-limit.tsx'
import { steps as stepsWords } from '@quizly/words/screens.ts'
import {
  messages,
  points as pointsWords,
  review as reviewWords,
  rooms as authoringWords,
} from '@quizly/words/authoring.ts'
import { lazy, Suspense } from 'react'
import { Redirect, useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../../components/forms/button.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { mayEdit } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { loadOwnQuiz, type OwnQuiz } from '../../quiz-page/questions-api.ts'
import { questionCount } from '../../quiz-page/question-count.ts'
import { LoadedQuiz, NoQuestions } from '../../quiz-page/loaded-questions.tsx'
import { hasTicks, ReviewTable } from './review-table.tsx'
import type { HandedQuiz } from '../saving/stored-questions.ts'

/** Only a quiz that draws from its bank needs it. */
const DrawFairness = lazy(async () => ({
  default: (await import('../slots/draw-fairness.tsx')).DrawFairness,
}))

export function ReviewQuizScreen() {
  const { quizId = '' } = useParams()
  const query = useLoad(quizId, (signal) => loadOwnQuiz(quizId, signal))
  return (
    <LoadedQuiz
      query={query}
      title={reviewWords.loadingToReview}
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

function Review({ quiz: { _id, title, language, timeLimit, scoring, asked }, questions, revision }: OwnQuiz) {
  const size = [
    questionCount({ numQuestions: questions.length, asked }),
    ...(scoring ? [pointsWords.worth(scoring.maxScore)] : []),
  ].join(' · ')
  function edit() {
    const state: HandedQuiz = { title, language, questions, revision }
    navigate(paths.editQuiz(_id), { state })
  }
  return (
    <Page title={stepsWords.titled.review(title)}>
      <Steps current="review" />
      <div className="page-head">
        <div>
          <h1>
            <bdi>{title}</bdi>
          </h1>
          <p className="muted review-facts">
            {questions.some(hasTicks)
              ? reviewWords.facts(size, timeLimitText(timeLimit), (text) => (
                  <span key="tick" className="nowrap">
                    {text}
                  </span>
                ))
              : `${size} · ${timeLimitText(timeLimit)}`}
          </p>
        </div>
        <div className="actions">
          <Button look="secondary" onClick={edit}>
            {authoringWords.editQuiz}
          </Button>
          <LinkButton look="secondary" to={paths.previewQuiz(_id)}>
            {reviewWords.preview}
          </LinkButton>
          <Button onClick={() => navigate(paths.finalize(_id))}>{reviewWords.finalize}</Button>
        </div>
      </div>
      {questions.some(({ slot, from }) => slot && from) && (
        <Suspense fallback={null}>
          <DrawFairness questions={questions} />
        </Suspense>
      )}
      <ReviewTable questions={questions} language={language} isWeighted={scoring !== undefined} />
    </Page>
  )
}
