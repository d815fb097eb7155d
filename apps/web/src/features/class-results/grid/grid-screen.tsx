import { format } from '@quizly/words/language.ts'
import { grid as gridWords, results as resultsWords } from '@quizly/words/desk.ts'
import type { GridTally } from '@quizly/contract'
import { Link, useParams, useSearch } from 'wouter'
import { ShowMore } from '../../../components/tables/show-more.tsx'
import { useSorting } from '../../../components/tables/sorting.ts'
import { paths } from '../../../lib/paths.ts'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { type GridKey, useGrid, useWithCounts } from '../../quiz-page/api.ts'
import { AsOf } from '../../quiz-page/as-of.tsx'
import { LoadedQuiz } from '../../quiz-page/loaded-quiz.tsx'
import { NoResultsYet } from '../../quiz-page/no-attempts-yet.tsx'
import { GridTable } from './grid-table.tsx'
import { textOnly } from '../../../question-types/text-only.ts'
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
    <LoadedQuiz query={useWithCounts(quizId, query)} title={gridWords.loading}>
      {(parts) => {
        const [{ quiz, count, questions = [], tally, goesBy, failed, asOf }] = parts
        const sortedQuestion = questions[Number(goesBy) - 1]
        return (
          <QuizPage quiz={quiz} tab="Results" name={gridWords.name} about={resultsWords.results(count)}>
            <AsOf asOf={asOf} />
            {count === 0 ? (
              <NoResultsYet quiz={quiz} />
            ) : (
              <>
                <div className="grid-head">
                  <h2>{gridWords.heading}</h2>
                  <Link to={paths.quizResults(quiz._id)}>{gridWords.back}</Link>
                </div>
                <p role="status" className="grid-tally">
                  {tally ? (
                    <>
                      <b>
                        {gridWords.question(
                          Number(goesBy),
                          <bdi key="text" lang={quiz.language ?? 'en'}>
                            {sortedQuestion && textOnly(sortedQuestion, sortedQuestion.text)}
                          </bdi>,
                        )}
                      </b>{' '}
                      {describeTally(tally)}{' '}
                      {failed ? (
                        <Link to={paths.quizGrid(quiz._id)}>{gridWords.showAll}</Link>
                      ) : (
                        <Link to={`${paths.quizGrid(quiz._id)}?failed=${goesBy}`}>
                          {gridWords.showMissed}
                        </Link>
                      )}
                    </>
                  ) : (
                    gridWords.choose
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

/** "3 got it wrong, 1 skipped it, 24 got it right.": together all results. */
function describeTally({
  correct,
  partly = 0,
  incorrect,
  skipped,
  unmarked = 0,
  leftOut,
  notAsked,
  waiting,
}: GridTally): string {
  const counted = correct + partly + incorrect + skipped + unmarked
  if (leftOut > 0 && counted === 0) return gridWords.notScored
  if (notAsked > 0 && counted + leftOut === 0) return gridWords.notAsked
  const parts = [
    gridWords.tally.incorrect(incorrect),
    gridWords.tally.skipped(skipped),
    ...(partly > 0 ? [gridWords.tally.partly(partly)] : []),
    gridWords.tally.correct(correct),
  ]
  if (unmarked > 0) parts.push(gridWords.tally.unmarked(unmarked))
  if (leftOut > 0) parts.push(gridWords.tally.leftOut(leftOut))
  if (notAsked > 0) parts.push(gridWords.tally.notAsked(notAsked))
  if (waiting > 0) parts.push(gridWords.tally.waiting(waiting))
  return gridWords.allParts(parts.join(format.comma))
}
