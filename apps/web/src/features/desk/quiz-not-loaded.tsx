import { ErrorPage } from '../../components/feedback/page-state.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { CallError, tryAgain } from '../../lib/failures.ts'
import { paths } from '../../lib/paths.ts'

/** In place of a page of a quiz that could not be loaded. */
export function QuizNotLoaded({
  error,
  retry,
  title = 'The results could not be loaded',
  safe = 'They are safe.',
}: {
  error: unknown
  retry: () => void
  title?: string
  /** What nobody has to worry about. */
  safe?: string
}) {
  if (error instanceof CallError && error.status === 404) {
    const actions = <LinkButton to={paths.myQuizzes}>My quizzes</LinkButton>
    return <ErrorPage title="Quiz not found." actions={actions} />
  }
  return (
    <ErrorPage title={title} retry={retry}>
      {safe} {tryAgain(error)}
    </ErrorPage>
  )
}
