import { myQuizzes as myQuizzesWords } from '@quizly/words/desk.ts'
import type { ListedQuiz } from '@quizly/contract'
import '../../components/tables/row-link.css'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import type { Sorting } from '../../components/tables/sorting.ts'
import type { QuizKey } from '../quiz-page/api.ts'
import { averageText, percent } from '../quiz-page/figure-texts.ts'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { CopyCode, QuizStateMark } from '../quiz-page/quiz-facts.tsx'
import { QuizMenu } from '../quiz-page/quiz-menu.tsx'
import type { MenuItem } from '../../components/overlays/menu.tsx'
import { shortDate } from '../../lib/dates.ts'
import { mayEdit, mayMark } from '../../lib/may-edit.ts'
import '../../components/quiz/live.css'
import { quizPath } from '../quiz-page/quiz-path.ts'
import { paths } from '../../lib/paths.ts'
import { personName } from '../../lib/words/person-name.ts'

/** An educator's quizzes. What is in the bin has no page. */
export function QuizTable({
  quizzes,
  sorting,
  onSort,
}: {
  quizzes: readonly ListedQuiz[]
  sorting: Sorting<QuizKey>
  onSort: (key: QuizKey) => void
}) {
  return (
    <DataTable
      label={myQuizzesWords.heading}
      className="tbl--mid tbl--stack tbl--cards"
      frame={{ className: 'desk__table' }}
      rows={quizzes}
      rowKey={({ _id }) => _id}
      columns={columns()}
      {...{ sorting, onSort }}
    />
  )
}

const none = <span className="muted">–</span>

const columns = (): Column<ListedQuiz, QuizKey>[] => [
  {
    name: myQuizzesWords.columns.title,
    sort: 'title',
    isRowHead: true,
    cell: (quiz) => <Title quiz={quiz} />,
  },
  {
    name: myQuizzesWords.columns.state,
    headClass: 'plain',
    cell: ({ deletedAt, state }) =>
      deletedAt === undefined ? (
        <QuizStateMark state={state} />
      ) : (
        myQuizzesWords.deleted(shortDate(deletedAt))
      ),
  },
  {
    name: myQuizzesWords.columns.questions,
    sort: 'questions',
    numeric: true,
    cell: ({ isReady, numQuestions, asked }) =>
      !isReady ? none : asked === undefined ? numQuestions : myQuizzesWords.asked(asked, numQuestions),
  },
  {
    name: myQuizzesWords.columns.code,
    sort: 'code',
    cell: ({ state, secretCode }) => (state === 'draft' ? none : <span className="code">{secretCode}</span>),
  },
  {
    name: myQuizzesWords.columns.attempts,
    sort: 'attempts',
    numeric: true,
    cell: (quiz) => <Attempts quiz={quiz} />,
  },
  {
    name: myQuizzesWords.columns.average,
    sort: 'average',
    numeric: true,
    cell: (quiz) => <Average quiz={quiz} />,
  },
  {
    name: myQuizzesWords.columns.created,
    sort: 'created',
    numeric: true,
    className: 'muted',
    cell: ({ createdAt }) => <bdi>{shortDate(createdAt)}</bdi>,
  },
  {
    name: myQuizzesWords.columns.actions,
    isHidden: true,
    isNamed: false,
    headClass: 'plain',
    className: 'act',
    cell: (quiz) => <Actions quiz={quiz} />,
  },
]

function Title({ quiz }: { quiz: ListedQuiz }) {
  const { title, language = 'en', deletedAt, sharedBy, role } = quiz
  return (
    <span ref={useFocusAfter()}>
      {deletedAt === undefined ? (
        <Link className="row-link" to={quizPath(quiz)} dir="auto" lang={language}>
          {title}
        </Link>
      ) : (
        <bdi lang={language}>{title}</bdi>
      )}
      {sharedBy !== undefined && (
        <span className="desk__shared">
          {myQuizzesWords.shared[role](<bdi key="name">{personName(sharedBy)}</bdi>)}
        </span>
      )}
    </span>
  )
}

function Attempts({ quiz: { _id, title, finished, running, deletedAt } }: { quiz: ListedQuiz }) {
  return (
    <span>
      {finished}
      {running > 0 && (
        <>
          <span className="vh">, </span>
          {deletedAt === undefined ? (
            <Link className="live" to={paths.quizLive(_id)}>
              {myQuizzesWords.runningIn(running, title, (text) => (
                <span key="quiz" className="vh">
                  {text}
                </span>
              ))}
            </Link>
          ) : (
            <span className="live">{myQuizzesWords.running(running)}</span>
          )}
        </>
      )}
    </span>
  )
}

function Actions({ quiz }: { quiz: ListedQuiz }) {
  const isInBin = quiz.deletedAt !== undefined
  return (
    <div className="desk__actions">
      {(quiz.state === 'open' || quiz.state === 'closed') && !isInBin && <CopyCode quiz={quiz} />}
      <QuizMenu quiz={quiz} isInBin={isInBin} first={linksOf(quiz)} />
    </div>
  )
}

function Average({ quiz }: { quiz: ListedQuiz }) {
  const { averagePercent, averageScore, averageOutOf, running, waiting, toMark, toRelease } = quiz
  if (averageScore === undefined || averageOutOf === undefined) {
    return (
      <span className="muted">{running > 0 ? myQuizzesWords.averageLater : myQuizzesWords.noAttempts}</span>
    )
  }
  return (
    <span>
      <bdi className="nowrap">{averageText({ averageScore, averageOutOf, waiting })}</bdi>
      {toMark === undefined && toRelease === undefined ? (
        averagePercent !== null && <span className="muted frac"> {percent(averagePercent / 100)}</span>
      ) : (
        <>
          <br />
          <Waiting quiz={quiz} />
        </>
      )}
    </span>
  )
}

/** What is still to be marked; of what is marked, what students do not see yet. */
function Waiting({ quiz }: { quiz: ListedQuiz }) {
  const { _id, title, toMark = 0, toRelease = 0, deletedAt } = quiz
  const text = toMark > 0 ? myQuizzesWords.toMark(toMark) : myQuizzesWords.toRelease(toRelease)
  if (deletedAt !== undefined || !mayMark(quiz)) return <span className="muted nowrap">{text}</span>
  const inQuiz = toMark > 0 ? myQuizzesWords.toMarkIn : myQuizzesWords.toReleaseIn
  return (
    <Link className="nowrap" to={paths.marking(_id)}>
      {inQuiz(toMark > 0 ? toMark : toRelease, title, (spoken) => (
        <span key="quiz" className="vh">
          {spoken}
        </span>
      ))}
    </Link>
  )
}

function linksOf(quiz: ListedQuiz): MenuItem[] {
  const { _id: quizId, isReady, state } = quiz
  const to = (label: string, path: string) => ({ label, run: () => navigate(path) })
  const isEditor = mayEdit(quiz)
  const share = to(myQuizzesWords.menu.share, paths.quizShare(quizId))
  if (!isReady)
    return isEditor ? [to(myQuizzesWords.menu.write, paths.createQuestions(quizId)), share] : [share]
  return [
    to(myQuizzesWords.menu.results, paths.quizResults(quizId)),
    to(myQuizzesWords.menu.students, paths.quizStudents(quizId)),
    to(myQuizzesWords.menu.questions, paths.quizQuestions(quizId)),
    to(myQuizzesWords.menu.print, paths.printQuiz(quizId)),
    ...(isEditor
      ? [
          to(myQuizzesWords.menu.edit, paths.editFromPage(quizId)),
          to(myQuizzesWords.menu.preview, paths.previewQuiz(quizId)),
        ]
      : []),
    ...(isEditor && state === 'draft' ? [to(myQuizzesWords.menu.finalize, paths.finalize(quizId))] : []),
    share,
    to(myQuizzesWords.menu.settings, paths.quizSettings(quizId)),
  ]
}

/** When its quiz has moved elsewhere, a row goes away. If the focus was in it, it goes to the heading. */
function useFocusAfter() {
  const part = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const own = part.current?.closest('tr')
    return () => {
      if (!own?.contains(document.activeElement)) return
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus()
    }
  }, [])
  return part
}
