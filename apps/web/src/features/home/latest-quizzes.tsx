import { latestQuizzes as latestQuizzesWords } from '@quizly/words/desk.ts'
import { Link } from 'wouter'
import '../../components/quiz/live.css'
import '../../components/tables/row-link.css'
import '../../lib/calls/all-addresses.ts'
import { call } from '../../lib/calls/call.ts'
import type { ListedQuiz } from '@quizly/contract'
import { mayMark } from '../../lib/may-edit.ts'
import { averageText } from '../quiz-page/figure-texts.ts'
import { quizPath } from '../quiz-page/quiz-path.ts'
import { paths } from '../../lib/paths.ts'
import { useLoad } from '../../lib/use-load.ts'
import { loadArea } from '../../lib/words/language.ts'
import desk from 'virtual:words/desk'

const maxShown = 4

const averageOf = ({ averageScore, averageOutOf, waiting }: ListedQuiz) =>
  averageScore === undefined || averageOutOf === undefined ? (
    '–'
  ) : (
    <bdi className="nowrap">{averageText({ averageScore, averageOutOf, waiting })}</bdi>
  )

const isWaiting = ({ toMark, toRelease, state }: ListedQuiz) =>
  (toMark ?? toRelease) !== undefined && state !== 'draft'

/** What is still to be marked; of what is marked, what students do not see yet. */
function Waiting({ quiz }: { quiz: ListedQuiz }) {
  const { toMark = 0, toRelease = 0 } = quiz
  const text = toMark > 0 ? latestQuizzesWords.toMark(toMark) : latestQuizzesWords.toRelease(toRelease)
  return mayMark(quiz) ? <Link to={paths.marking(quiz._id)}>{text}</Link> : text
}

export async function loadLatestQuizzes() {
  await loadArea(desk)
  return { default: LatestQuizzes }
}

/** The page is complete without them, so nothing is shown while there are none. */
function LatestQuizzes() {
  const load = useLoad('latest quizzes', (signal) => call('listQuizzes', {}, { signal }))
  if (load.status !== 'ready' || load.data.quizzes.length === 0) return null
  return (
    <section className="panel" aria-labelledby="latest-quizzes">
      <div className="panel__head">
        <h2 id="latest-quizzes">{latestQuizzesWords.title}</h2>
        <Link className="sm" to={paths.myQuizzes}>
          {latestQuizzesWords.all}
        </Link>
      </div>
      <ul className="lines">
        {load.data.quizzes.slice(0, maxShown).map((quiz) => (
          <li key={quiz._id}>
            <Link className="row-link" to={quizPath(quiz)} dir="auto">
              {quiz.title}
            </Link>
            {quiz.running > 0 ? (
              <span className="live">{latestQuizzesWords.running(quiz.running)}</span>
            ) : (
              <span className="num">
                <span className="vh">{latestQuizzesWords.average} </span>
                {averageOf(quiz)}
              </span>
            )}
            <span className="muted sm">
              {quiz.state !== 'draft' ? (
                <>
                  <span className="vh">{latestQuizzesWords.code} </span>
                  <span className="code">{quiz.secretCode}</span>
                </>
              ) : (
                <>{quiz.isReady ? latestQuizzesWords.draft : latestQuizzesWords.notWritten}</>
              )}
            </span>
            <span className="muted sm num">
              {isWaiting(quiz) ? (
                <Waiting quiz={quiz} />
              ) : quiz.finished === 0 ? (
                latestQuizzesWords.noAttempts
              ) : (
                latestQuizzesWords.finished(quiz.finished)
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
