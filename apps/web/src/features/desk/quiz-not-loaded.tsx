import { ErrorPage } from '../../components/feedback/page-state.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { CallError } from '../../lib/calls/call.ts'
import { paths } from '../../lib/paths.ts'

/** In place of a quiz’s results or students that could not be loaded. */
export function QuizNotLoaded({ error, retry }: { error: unknown; retry: () => void }) {
  if (error instanceof CallError && error.status === 404) {
    const actions = <LinkButton to={paths.myQuizzes}>My quizzes</LinkButton>
    return <ErrorPage title="Quiz not found." actions={actions} />
  }
  return (
    <ErrorPage title="The results could not be loaded" retry={retry}>
      They are safe. Check your connection, then try again.
    </ErrorPage>
  )
}
