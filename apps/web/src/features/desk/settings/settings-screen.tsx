import { useParams } from 'wouter'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { LoadingPage } from '../../../components/feedback/page-state.tsx'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useCachedQuery } from '../../../lib/calls/queries.ts'
import { QuizNotLoaded } from '../quiz-not-loaded.tsx'
import { SettingsForm } from './settings-form.tsx'

/** How a quiz runs. */
export function SettingsScreen() {
  const { quizId = '' } = useParams()
  const load = useCachedQuery(['settings', quizId], (signal) =>
    call('getQuizSettings', { params: { quizId } }, { signal }),
  )
  if (load.status === 'failed') {
    const title = 'The settings could not be loaded'
    return <QuizNotLoaded error={load.error} title={title} retry={load.retry} />
  }
  if (load.status === 'loading') return <LoadingPage title="Loading the settings" boxes={<TableBoxes />} />
  return (
    <QuizPage quiz={load.data.quiz} tab="Settings">
      {load.data.quiz.state === 'archived' ? (
        <p>This quiz is archived. Bring it back to change its settings.</p>
      ) : (
        <SettingsForm key={quizId} loaded={load.data} />
      )}
    </QuizPage>
  )
}
