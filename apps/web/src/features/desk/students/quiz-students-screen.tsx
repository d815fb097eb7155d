import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { LoadingPage } from '../../../components/feedback/page-state.tsx'
import { plural } from '../../../lib/plural.ts'
import '../desk.css'
import { useDeskList } from '../../../lib/calls/desk-queries.ts'
import { type LoadedResults, isResultKey, loadResults, type ResultKey } from './load-results.ts'
import { QuizPage } from '../../../components/quiz-page/quiz-page.tsx'
import { NoResultsYet } from '../nobody-yet.tsx'
import { QuizActions } from '../quiz-actions.tsx'
import { QuizNotLoaded } from '../quiz-not-loaded.tsx'
import { useSorting } from '../sorting.ts'
import { StudentTable } from './student-table.tsx'

/** Who took a quiz, with score and time. */
export function QuizStudentsScreen() {
  const { quizId = '' } = useParams()
  const { sorting, sortBy } = useSorting<ResultKey>({ key: 'name', descending: false }, isResultKey)
  const { load, list } = useDeskList(['results', quizId, sorting], (after, signal) =>
    loadResults(quizId, sorting, after, signal),
  )
  if (load.status === 'failed') return <QuizNotLoaded error={load.error} retry={load.retry} />
  const [first] = load.status === 'ready' ? load.data : []
  if (load.status === 'loading' || !first)
    return <LoadingPage title="Loading the students" boxes={<TableBoxes />} />
  const results = load.data.flatMap((part) => part.results)
  return (
    <Students data={first}>
      <StudentTable {...{ quizId, results, list, sorting }} onSort={sortBy} />
    </Students>
  )
}

function Students({ data: { quiz, count }, children }: { data: LoadedResults; children: ReactNode }) {
  const actions = <QuizActions quiz={quiz} hasResults={count > 0} />
  return (
    <QuizPage quiz={quiz} tab="Students" about={plural(count, 'result')} actions={actions}>
      {count > 0 ? children : <NoResultsYet quiz={quiz} />}
    </QuizPage>
  )
}
