import { useParams } from 'wouter'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { useQuizSettings } from '../api.ts'
import { LoadedQuiz } from '../loaded-quiz.tsx'
import { SettingsForm } from './settings-form.tsx'

/** How a quiz runs. */
export function SettingsScreen() {
  const { quizId = '' } = useParams()
  return (
    <LoadedQuiz
      query={useQuizSettings(quizId)}
      title="Loading the settings"
      failed="The settings could not be loaded"
    >
      {(loaded) => (
        <QuizPage quiz={loaded.quiz} tab="Settings">
          {loaded.quiz.state === 'archived' ? (
            <p>This quiz is archived. Bring it back to change its settings.</p>
          ) : (
            <SettingsForm key={quizId} loaded={loaded} />
          )}
        </QuizPage>
      )}
    </LoadedQuiz>
  )
}
