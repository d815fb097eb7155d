import { LinkButton } from '../../components/forms/link-button.tsx'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { Page } from '../../components/page/page.tsx'
import { Steps } from '../../components/page/steps.tsx'
import { paths } from '../../lib/paths.ts'
import './authoring.css'

/** Shown for a quiz without questions: all that can be done is to add some. */
export function NoQuestions({
  quizId,
  title,
  step,
}: {
  quizId: string
  title: string
  step: 'Questions' | 'Review' | 'Finalize'
}) {
  return (
    <Page title={`${step} – ${title}`} className="wrap page authoring">
      <Steps current={step} />
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <BlankSlate>
        <h2>This quiz has no questions yet</h2>
        <p className="muted">A quiz needs at least one question before it can be finalized.</p>
        <LinkButton to={paths.createQuestions(quizId)}>Write questions</LinkButton>
      </BlankSlate>
    </Page>
  )
}
