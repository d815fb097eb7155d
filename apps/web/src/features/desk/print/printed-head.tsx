import type { QuizSummary } from '@quizly/contract'
import { plural } from '../../../lib/plural.ts'

export function PrintedHead({
  quiz: { title, language, timeLimit, numQuestions },
  kind,
}: {
  quiz: QuizSummary
  kind?: string
}) {
  return (
    <header className="printed__head">
      <h2 lang={language} dir="auto">
        {title}
      </h2>
      <p>
        {kind && <b>{kind} · </b>}
        {plural(numQuestions, 'question')} · {plural(timeLimit, 'minute')}
      </p>
    </header>
  )
}

/** Where a student writes who they are. */
export function NameLines() {
  return (
    <p className="printed__names">
      {['Name', 'Class', 'Date', 'Points'].map((what) => (
        <span key={what}>{what}</span>
      ))}
    </p>
  )
}
