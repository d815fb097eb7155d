import { useParams } from 'wouter'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { LoadingPage } from '../../../components/feedback/page-state.tsx'
import { RunSettings } from '../../../components/quiz/run-settings.tsx'
import { QuizPage } from '../../../components/quiz-page/quiz-page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useDeskLoad } from '../../../lib/calls/desk-queries.ts'
import { QuizNotLoaded } from '../quiz-not-loaded.tsx'

/** How a quiz runs. */
export function SettingsScreen() {
  const { quizId = '' } = useParams()
  const load = useDeskLoad(['results', quizId, 'first'], (signal) =>
    call('listStudentResults', { params: { quizId } }, { signal }),
  )
  if (load.status === 'failed') return <QuizNotLoaded error={load.error} retry={load.retry} />
  if (load.status === 'loading') return <LoadingPage title="Loading the settings" boxes={<TableBoxes />} />
  return (
    <QuizPage quiz={load.data.quiz} tab="Settings">
      <RunSettings quizId={quizId} />
    </QuizPage>
  )
}
