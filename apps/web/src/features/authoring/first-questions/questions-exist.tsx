import type { QuizSummary } from '@quizly/contract'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { Page } from '../../../components/page/page.tsx'
import { Steps } from '../../../components/page/steps.tsx'
import { paths } from '../../../lib/paths.ts'
import '../authoring.css'

/** Says that the questions of this quiz are already saved; they can be changed from the review. */
export function QuestionsExist({ quiz }: { quiz: QuizSummary }) {
  return (
    <Page title={`Write questions – ${quiz.title}`} className="wrap page authoring">
      <Steps current="Questions" />
      <h1>
        <bdi>{quiz.title}</bdi>
      </h1>
      <BlankSlate>
        <h2>The questions of this quiz are saved already</h2>
        <p className="muted">Review them, and edit the quiz to change them.</p>
        <LinkButton to={paths.reviewQuiz(quiz._id)}>Review quiz</LinkButton>
      </BlankSlate>
    </Page>
  )
}
