import type { QuizSummary } from '@quizly/contract'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Page } from '../../components/page/page.tsx'
import { paths } from '../../lib/paths.ts'
import { plural } from '../../lib/plural.ts'
import './desk.css'
import './quiz-page.css'

const tabs = { Results: paths.quizResults, Students: paths.quizStudents, Live: paths.quizLive }

/** The page of a quiz with its tabs. `about` is said beside the number of questions, `actions` stand at the end. */
export function QuizPage({
  quiz,
  tab,
  about,
  actions,
  children,
}: {
  quiz: QuizSummary
  tab: keyof typeof tabs
  about: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <Page title={`${tab}: ${quiz.title}`}>
      <p className="sm crumb">
        <Link to={paths.myQuizzes}>My quizzes</Link>
      </p>
      <div className="page-head">
        <div>
          <h1 lang={quiz.language}>
            <bdi>{quiz.title}</bdi>
          </h1>
          <p className="muted">
            {plural(quiz.numQuestions, 'question')} · {plural(quiz.timeLimit, 'minute')} · {about}
          </p>
        </div>
        {actions}
      </div>
      <nav className="tabs" aria-label="Quiz">
        {Object.entries(tabs).map(([name, pathOf]) => (
          <Link key={name} to={pathOf(quiz._id)} aria-current={name === tab ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  )
}
