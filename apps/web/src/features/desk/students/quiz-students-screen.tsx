import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { LoadingPage } from '../../../components/feedback/page-state.tsx'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import '../desk.css'
import { useDeskList } from '../../../lib/calls/desk-queries.ts'
import { type LoadedResults, loadResults, type ResultKey } from './load-results.ts'
import { QuizPage } from '../../../components/quiz-page/quiz-page.tsx'
import { QuizActions } from '../quiz-actions.tsx'
import { QuizNotLoaded } from '../quiz-not-loaded.tsx'
import { useSorting } from '../sorting.ts'
import { StudentTable } from './student-table.tsx'

/** Who took a quiz, with score and time. */
export function QuizStudentsScreen() {
  const { quizId = '' } = useParams()
  const { sorting, sortBy } = useSorting<ResultKey>({ key: 'name', descending: false })
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
      {count > 0 ? children : <NobodyYet quizId={quiz._id} />}
    </QuizPage>
  )
}

function NobodyYet({ quizId }: { quizId: string }) {
  return (
    <BlankSlate>
      <h2>Nobody has finished this quiz yet</h2>
      <p className="muted">Share its code with your students; their results appear here.</p>
      <LinkButton to={paths.quizShare(quizId)}>Share the code</LinkButton>
    </BlankSlate>
  )
}
