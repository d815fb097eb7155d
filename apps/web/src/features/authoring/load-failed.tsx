import { ErrorPage } from '../../components/feedback/page-state.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { CallError } from '../../lib/failures.ts'
import type { Load } from '../../lib/use-load.ts'
import { paths } from '../../lib/paths.ts'
import { explainLoadFailure } from './messages.ts'

/** In place of a screen whose quiz could not be loaded, or is not there. */
export function LoadFailed({
  title,
  load: { error, retry },
}: {
  title: string
  load: Pick<Extract<Load<unknown>, { status: 'failed' }>, 'error' | 'retry'>
}) {
  const isThere = !(error instanceof CallError && error.code === 'not-found')
  return (
    <ErrorPage
      title={title}
      retry={isThere ? retry : undefined}
      actions={!isThere && <LinkButton to={paths.myQuizzes}>My quizzes</LinkButton>}
    >
      {explainLoadFailure(error)}
    </ErrorPage>
  )
}
