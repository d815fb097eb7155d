import { LinkButton } from '../../components/forms/link-button.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { paths } from '../../lib/paths.ts'
import './downloads/downloads.css'
import { ResultDownloads } from './downloads/result-downloads.tsx'

/** What can be taken from the page of a quiz: the quiz in print, and its results if there are any. */
export function QuizActions({
  quiz,
  hasResults,
}: {
  quiz: { _id: string; title: string }
  hasResults: boolean
}) {
  return (
    <div className="quiz-actions">
      <LinkButton look="secondary" to={paths.printQuiz(quiz._id)}>
        <Icon name="print" />
        Print
      </LinkButton>
      {hasResults && <ResultDownloads quiz={quiz} />}
    </div>
  )
}
