import { Button } from '../../components/forms/button.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { paths } from '../../lib/paths.ts'
import './downloads/downloads.css'
import { ResultDownloads } from './downloads/result-downloads.tsx'

/** What can be taken from the page of a quiz: its results as files and in print; before there are any, the quiz in print. */
export function QuizActions({
  quiz,
  hasResults,
}: {
  quiz: { _id: string; title: string }
  hasResults: boolean
}) {
  if (!hasResults) {
    return (
      <LinkButton look="secondary" to={paths.printQuiz(quiz._id)}>
        <Icon name="print" />
        Print
      </LinkButton>
    )
  }
  return (
    <div className="quiz-actions">
      <ResultDownloads quiz={quiz} />
      <Button look="secondary" onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </Button>
    </div>
  )
}
