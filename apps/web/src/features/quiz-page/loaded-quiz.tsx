import { Loaded, type LoadedProps } from '../../components/feedback/loaded.tsx'
import { TableBoxes } from '../../components/feedback/loading-boxes.tsx'
import { ErrorPage } from '../../components/feedback/page-state.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { isMissing } from '../../lib/failures.ts'
import { loadedQuiz as loadedQuizWords } from '@quizly/words/desk.ts'
import { navigation as navigationWords } from '@quizly/words/student.ts'
import { paths } from '../../lib/paths.ts'

/** A page of a quiz. One that is not there, or is not theirs, has the way to their own. */
export function LoadedQuiz<T>({
  failed = loadedQuizWords.failed,
  safe = loadedQuizWords.safe,
  missing = loadedQuizWords.missing,
  ...props
}: Omit<LoadedProps<T>, 'failed'> & { failed?: string; missing?: string }) {
  const actions = <LinkButton to={paths.myQuizzes}>{navigationWords.myQuizzes}</LinkButton>
  const denied = (error: unknown) => isMissing(error) && <ErrorPage title={missing} actions={actions} />
  return <Loaded boxes={<TableBoxes />} {...{ failed, safe, denied }} {...props} />
}
