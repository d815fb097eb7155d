import { timeLimitText } from './time-limit.tsx'
import { navigation as navigationWords } from '@quizly/words/student.ts'
import { points as pointsWords, quizPage as pageWords } from '@quizly/words/authoring.ts'
import type { OwnQuizSummary, QuizCounts } from '@quizly/contract'
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
import { hasEssays, type NextAct, nextActOf, QuizActions } from './quiz-actions.tsx'
import { type MarksToRelease, ReleaseResults } from './release-results.tsx'
import { useCounts } from './api.ts'
import { questionCount } from './question-count.ts'
import { useOneTabStop } from './use-one-tab-stop.ts'
import { useStateAction } from './use-state-action.tsx'

/** The head is one stop of the Tab key and the tabs are another, so that what the page is about is near. */
export function QuizPage({
  quiz,
  tab,
  name = pageWords.tabs[tab],
  about,
  control,
  edit,
  offers,
  hasOwnAct = false,
  marks,
  live,
  onChanged = () => {},
  children,
}: {
  quiz: OwnQuizSummary
  tab: Parameters<typeof QuizTabs>[0]['tab']
  /** What the document is called where a tab leads to several pages. */
  name?: string
  about?: string | undefined
  /** What stands before all actions, also on a narrow screen, and is more than a button. */
  control?: ReactNode
  /** For a screen that has the questions, which the editor then need not load. */
  edit?: () => void
  /** What the page itself has a button for. */
  offers?: NextAct | undefined
  /** The page has a primary act of its own, so that there is one. */
  hasOwnAct?: boolean
  /** Where marks are released too. */
  marks?: MarksToRelease
  /** For a screen that knows more recent ones. */
  live?: Pick<QuizCounts, 'running' | 'submitted'>
  /** For a screen that does not get its quiz by `useCachedQuery`. */
  onChanged?: (() => void) | undefined
  children: ReactNode
}) {
  const [isEnding, setEnding] = useState(false)
  const mayEnd = mayEdit(quiz) && (quiz.state === 'open' || quiz.state === 'closed')
  const state = useStateAction(quiz, onChanged)
  const loaded = useCounts(quiz._id)
  const counts = loaded.status === 'ready' ? { ...loaded.data, ...live } : undefined
  const next = nextActOf(quiz, counts)
  const isReleased = tab === 'Results' || tab === 'Students' || marks !== undefined
  const offered = [offers, nextOfTab[tab], ...(isReleased ? ['release' as const] : [])]
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
          <bdi className="nowrap">{questionCount(quiz)}</bdi> ·{' '}
          {quiz.scoring && (
            <>
              <bdi className="nowrap">{pointsWords.worth(quiz.scoring.maxScore)}</bdi> ·{' '}
            </>
          )}
          <bdi className="nowrap">{timeLimitText(quiz.timeLimit)}</bdi>
          {about && (
            <span className="quiz-facts__about">
              {' · '}
              <bdi>{about}</bdi>
            </span>
          )}
        </p>
        <QuizActions
          {...{ quiz, tab, counts, control, edit }}
          next={offered.includes(next) ? undefined : next}
          isPlain={hasOwnAct}
          opening={state.action}
          onEnd={mayEnd ? () => setEnding(true) : undefined}
          onMoved={(to) => (to === 'bin' ? navigate(paths.myQuizzes) : onChanged())}
        />
      </div>
      {state.dialog}
      {isEnding && <EndQuiz quiz={quiz} onClose={() => setEnding(false)} onEnded={onChanged} />}
      <QuizTabs quiz={quiz} tab={tab} />
      {isReleased && (
        <ReleaseResults
          {...{ quiz, marks, onChanged }}
          isHome={marks !== undefined || name === pageWords.tabs.Results}
          isPrimary={next === 'release' && !hasOwnAct}
        />
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

/** The tab of an act is this act. */
const nextOfTab: Partial<Record<keyof typeof tabPaths, NextAct>> = {
  Share: 'share',
  Live: 'live',
  Marking: 'mark',
}

const tabPaths = {
  Results: paths.quizResults,
  Students: paths.quizStudents,
  Marking: paths.marking,
  Live: paths.quizLive,
  Questions: paths.quizQuestions,
  Share: paths.quizShare,
  Settings: paths.quizSettings,
}

/** They stand in one line, which scrolls where it does not fit. */
function QuizTabs({ quiz, tab }: { quiz: OwnQuizSummary; tab: keyof typeof tabPaths }) {
  const names: Record<string, string> = pageWords.tabs
  const isMarked = mayMark(quiz) && (tab === 'Marking' || quiz.role === 'marker' || hasEssays(quiz))
  const group = useOneTabStop<HTMLElement>('[aria-current]')
  useEffect(() => {
    const current = group.ref.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [group.ref, tab])
  return (
    <nav className="tabs" aria-label={pageWords.tabsLabel} {...group}>
      {Object.entries(tabPaths)
        .filter(([name]) => name !== 'Marking' || isMarked)
        .map(([name, pathOf]) => (
          <Link key={name} to={pathOf(quiz._id)} aria-current={name === tab ? 'page' : undefined}>
            {names[name]}
            {name === 'Marking' && hasEssays(quiz) && <ToMark quizId={quiz._id} />}
          </Link>
        ))}
    </nav>
  )
}

function ToMark({ quizId }: { quizId: string }) {
  const query = useCounts(quizId)
  if (query.status !== 'ready' || query.data.toMark === 0) return null
  return (
    <span className="tabs__count">
      {pageWords.toMark(query.data.toMark, (text) => (
        <span key="spoken" className="vh">
          {text}
        </span>
      ))}
    </span>
  )
}
