import type { GridTally } from '@quizly/contract'
import { Link, useParams, useSearch } from 'wouter'
import { ShowMore } from '../../../components/tables/show-more.tsx'
import { useSorting } from '../../../components/tables/sorting.ts'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { type GridKey, useGrid } from '../api.ts'
import { LoadedQuiz } from '../loaded-quiz.tsx'
import { NoResultsYet } from '../no-attempts-yet.tsx'
import { resultActs } from '../result-acts.tsx'
import { GridTable } from './grid-table.tsx'
import './grid.css'

const isGridKey = (text: string): text is GridKey => /^(name|score|[1-9]\d{0,2})$/.test(text)

/** The number of the question whose failures alone an address asks for. */
function readFailed(query: string): string | undefined {
  const failed = new URLSearchParams(query).get('failed') ?? ''
  return /^[1-9]\d{0,2}$/.test(failed) ? failed : undefined
}

export function GridScreen() {
  const { quizId = '' } = useParams()
  const { sorting, sortBy } = useSorting<GridKey>({ key: 'name', descending: false }, isGridKey)
  const { query, list } = useGrid(quizId, sorting, readFailed(useSearch()))
  return (
    <LoadedQuiz query={query} title="Loading the grid">
      {(parts) => {
        const [{ quiz, count, questions = [], tally, goesBy, failed }] = parts
        return (
          <QuizPage
            quiz={quiz}
            tab="Results"
            name="Grid of results"
            about={plural(count, 'result')}
            {...resultActs(quiz, { hasResults: count > 0 })}
          >
            {count === 0 ? (
              <NoResultsYet quiz={quiz} />
            ) : (
              <>
                <div className="grid-head">
                  <h2>Who got what right</h2>
                  <Link to={paths.quizResults(quiz._id)}>Back to the figures</Link>
                </div>
                <p role="status" className="grid-tally">
                  {tally ? (
                    <>
                      <b>
                        Question {goesBy}:{' '}
                        <bdi lang={quiz.language}>{questions[Number(goesBy) - 1]?.text}</bdi>
                      </b>{' '}
                      {describeTally(tally)}{' '}
                      {failed ? (
                        <Link to={paths.quizGrid(quiz._id)}>Show all students</Link>
                      ) : (
                        <Link to={`${paths.quizGrid(quiz._id)}?failed=${goesBy}`}>
                          Show only who missed it
                        </Link>
                      )}
                    </>
                  ) : (
                    'Choose a question by its number to see who missed it.'
                  )}
                </p>
                <GridTable
                  quiz={quiz}
                  questions={questions}
                  rows={parts.flatMap(({ rows }) => rows)}
                  sorting={sorting}
                  onSort={sortBy}
                />
                <ShowMore list={list} />
              </>
            )}
          </QuizPage>
        )
      }}
    </LoadedQuiz>
  )
}

/** "3 got it wrong, 1 skipped it, 24 got it right." */
function describeTally({ correct, incorrect, skipped, leftOut, notAsked, waiting }: GridTally): string {
  if (leftOut > 0 && correct + incorrect + skipped === 0) return 'It is not scored.'
  if (notAsked > 0 && correct + incorrect + skipped + leftOut === 0) return 'No student was asked it.'
  const parts = [`${incorrect} got it wrong`, `${skipped} skipped it`, `${correct} got it right`]
  if (leftOut > 0) parts.push(`not scored for ${leftOut}`)
  if (notAsked > 0) parts.push(`${notAsked} not asked`)
  if (waiting > 0) parts.push(`${waiting} being updated`)
  return `${parts.join(', ')}.`
}
