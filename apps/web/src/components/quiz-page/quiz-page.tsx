import type { OwnQuizSummary } from '@quizly/contract'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { dateAndTime } from '../../lib/dates.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { plural } from '../../lib/plural.ts'
import { Page } from '../page/page.tsx'
import { CopyCode } from './copy-code.tsx'
import './quiz-page.css'
import { EndQuiz } from './end-quiz.tsx'
import { GiveOut } from './give-out.tsx'
import { QuizMenu } from './quiz-menu.tsx'
import { QuizStateMark } from './quiz-state-mark.tsx'
import { quizTabs } from './quiz-tabs.ts'
import { StateAction } from './state-action.tsx'

/**
 * The page of a quiz: its state, what can be done next, and its tabs. `about` is said beside the number of questions,
 * `actions` stand before the state's own action.
 */
export function QuizPage({
  quiz,
  tab,
  about,
  actions,
  onChanged,
  children,
}: {
  quiz: OwnQuizSummary
  tab: keyof typeof quizTabs
  about?: string
  actions?: ReactNode
  /** For a screen that does not get its quiz by `useDeskLoad`. */
  onChanged?: () => void
  children: ReactNode
}) {
  const [isEnding, setEnding] = useState(false)
  const mayEnd = mayEdit(quiz) && (quiz.state === 'open' || quiz.state === 'closed')
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
          <p className="muted quiz-facts">
            <QuizStateMark state={quiz.state} />
            {sinceOrUntil(quiz)} · <Code quiz={quiz} />
            <span className="nowrap">{plural(quiz.numQuestions, 'question')}</span> ·{' '}
            <span className="nowrap">{plural(quiz.timeLimit, 'minute')}</span>
            {about && ` · ${about}`}
          </p>
        </div>
        <div className="actions">
          {actions}
          <StateAction quiz={quiz} onChanged={onChanged} />
          <QuizMenu
            quiz={quiz}
            first={[
              { label: 'Print the quiz', run: () => navigate(paths.printQuiz(quiz._id)) },
              ...(mayEnd ? [{ label: 'End for everyone now', run: () => setEnding(true) }] : []),
            ]}
            onMoved={(to) => (to === 'bin' ? navigate(paths.myQuizzes) : onChanged?.())}
          />
        </div>
      </div>
      {isEnding && <EndQuiz quiz={quiz} onClose={() => setEnding(false)} onEnded={onChanged} />}
      <nav className="tabs" aria-label="Quiz">
        {Object.entries(quizTabs).map(([name, pathOf]) => (
          <Link key={name} to={pathOf(quiz._id)} aria-current={name === tab ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <GiveOut quiz={quiz} onChanged={onChanged} />
      {children}
    </Page>
  )
}

/** The code with a button that copies it, as long as it is for students. */
function Code({ quiz: { title, secretCode } }: { quiz: OwnQuizSummary }) {
  if (secretCode === undefined) return null
  return (
    <>
      <span className="nowrap">
        Code{' '}
        <b className="quiz-facts__code" dir="ltr">
          {secretCode}
        </b>
        <CopyCode quiz={{ title, secretCode }} />
      </span>{' '}
      ·{' '}
    </>
  )
}

/** When the state of a quiz changes by itself, or has changed so. */
function sinceOrUntil({ state, whyClosed, opensAt, closesAt }: OwnQuizSummary): string {
  if (whyClosed === 'not-open-yet' && opensAt !== undefined) return ` until ${dateAndTime(opensAt)}`
  if (whyClosed === 'over' && closesAt !== undefined) return ` since ${dateAndTime(closesAt)}`
  return state === 'open' && closesAt !== undefined ? ` until ${dateAndTime(closesAt)}` : ''
}
