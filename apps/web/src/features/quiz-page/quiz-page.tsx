import { everywhere as commonWords, navigation as navigationWords } from '@quizly/words/student.ts'
import {
  points as pointsWords,
  quizPage as pageWords,
  rooms as authoringWords,
} from '@quizly/words/authoring.ts'
import type { OwnQuizSummary } from '@quizly/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { dateAndTime } from '../../lib/dates.ts'
import { mayEdit, mayMark } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { Page } from '../../components/page/page.tsx'
import { CopyCode, QuizStateMark } from './quiz-facts.tsx'
import './quiz-page.css'
import { EndQuiz } from './end-quiz.tsx'
import { type QuizAction, QuizActions } from './quiz-actions.tsx'
import { ReleaseResults } from './release-results.tsx'
import { useOneTabStop } from './use-one-tab-stop.ts'
import { useStateAction } from './use-state-action.tsx'

/** The head is one stop of the Tab key and the tabs are another, so that what the page is about is near. */
export function QuizPage({
  quiz,
  tab,
  name = pageWords.tabs[tab],
  about,
  control,
  actions = [],
  onChanged = () => {},
  children,
}: {
  quiz: OwnQuizSummary
  tab: Parameters<typeof QuizTabs>[0]['tab']
  /** What the document is called where a tab leads to several pages. */
  name?: string
  about?: string
  /** What stands before all actions, also on a narrow screen, and is more than a button. */
  control?: ReactNode
  /** What the tab is for; they stand before the state's own action. */
  actions?: readonly QuizAction[]
  /** For a screen that does not get its quiz by `useCachedQuery`. */
  onChanged?: (() => void) | undefined
  children: ReactNode
}) {
  const [isEnding, setEnding] = useState(false)
  const mayEnd = mayEdit(quiz) && (quiz.state === 'open' || quiz.state === 'closed')
  const state = useStateAction(quiz, onChanged)
  const stateAction =
    state.action && (tab === 'Settings' ? { ...state.action, look: 'secondary' as const } : state.action)
  return (
    <Page title={pageWords.title(name, quiz.title)} className="wrap page quiz-page">
      <div className="quiz-head" {...useOneTabStop<HTMLDivElement>('.actions *')}>
        <p className="sm crumb">
          <Link to={paths.myQuizzes}>{navigationWords.myQuizzes}</Link>
        </p>
        <h1 lang={quiz.language ?? 'en'}>
          <bdi>{quiz.title}</bdi>
        </h1>
        <p className="muted quiz-facts">
          <QuizStateMark state={quiz.state} />
          <SinceOrUntil quiz={quiz} /> · <Code quiz={quiz} />
          <bdi className="nowrap">{authoringWords.questions(quiz.numQuestions)}</bdi> ·{' '}
          {quiz.scoring && (
            <>
              <bdi className="nowrap">{pointsWords.worth(quiz.scoring.maxScore)}</bdi> ·{' '}
            </>
          )}
          <bdi className="nowrap">{commonWords.minutes(quiz.timeLimit)}</bdi>
          {about && (
            <span className="quiz-facts__about">
              {' · '}
              <bdi>{about}</bdi>
            </span>
          )}
        </p>
        <QuizActions
          quiz={quiz}
          first={control}
          actions={[...actions, ...(stateAction ? [stateAction] : [])]}
          more={[
            { label: pageWords.print, run: () => navigate(paths.printQuiz(quiz._id)) },
            ...(mayMark(quiz)
              ? [{ label: pageWords.markByHand, run: () => navigate(paths.marking(quiz._id)) }]
              : []),
            ...(mayEnd ? [{ label: authoringWords.endForEveryone, run: () => setEnding(true) }] : []),
          ]}
          onMoved={(to) => (to === 'bin' ? navigate(paths.myQuizzes) : onChanged())}
        />
      </div>
      {state.dialog}
      {isEnding && <EndQuiz quiz={quiz} onClose={() => setEnding(false)} onEnded={onChanged} />}
      <QuizTabs quiz={quiz} tab={tab} />
      {(tab === 'Results' || tab === 'Students') && (
        <ReleaseResults quiz={quiz} isPrimary={name === pageWords.tabs.Results} onChanged={onChanged} />
      )}
      {children}
    </Page>
  )
}

function Code({ quiz: { title, secretCode } }: { quiz: OwnQuizSummary }) {
  if (secretCode === undefined) return null
  return (
    <>
      <span className="nowrap">
        {pageWords.codeIs(
          <b key="code" className="quiz-facts__code" dir="ltr">
            {secretCode}
          </b>,
        )}
        <CopyCode quiz={{ title, secretCode }} />
      </span>{' '}
      ·{' '}
    </>
  )
}

/** When the state of a quiz changes by itself, or has changed so. */
function SinceOrUntil({ quiz: { state, whyClosed, opensAt, closesAt } }: { quiz: OwnQuizSummary }) {
  const [inWords, moment] =
    whyClosed === 'not-open-yet'
      ? [pageWords.until, opensAt]
      : whyClosed === 'over'
        ? [pageWords.since, closesAt]
        : [pageWords.until, state === 'open' ? closesAt : undefined]
  if (moment === undefined) return null
  return (
    <>
      {' '}
      <bdi>{inWords(dateAndTime(moment))}</bdi>
    </>
  )
}

const tabPaths = {
  Results: paths.quizResults,
  Students: paths.quizStudents,
  Live: paths.quizLive,
  Questions: paths.quizQuestions,
  Share: paths.quizShare,
  Settings: paths.quizSettings,
}

/** They stand in one line, which scrolls where it does not fit. */
function QuizTabs({ quiz, tab }: { quiz: { _id: string }; tab: keyof typeof tabPaths }) {
  const names: Record<string, string> = pageWords.tabs
  const group = useOneTabStop<HTMLElement>('[aria-current]')
  useEffect(() => {
    const current = group.ref.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [group.ref, tab])
  return (
    <nav className="tabs" aria-label={pageWords.tabsLabel} {...group}>
      {Object.entries(tabPaths).map(([name, pathOf]) => (
        <Link key={name} to={pathOf(quiz._id)} aria-current={name === tab ? 'page' : undefined}>
          {names[name]}
        </Link>
      ))}
    </nav>
  )
}
