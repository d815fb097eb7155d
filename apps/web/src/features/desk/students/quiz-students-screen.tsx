import { type ReactNode, useState } from 'react'
import { useParams } from 'wouter'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { LoadingPage } from '../../../components/feedback/page-state.tsx'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { downloadText } from '../../../lib/download-text.ts'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import '../desk.css'
import { useDeskList } from '../../../lib/calls/desk-queries.ts'
import { loadAllResults, type LoadedResults, loadResults, type ResultKey } from './load-results.ts'
import { QuizPage } from '../../../components/quiz-page/quiz-page.tsx'
import { QuizNotLoaded } from '../quiz-not-loaded.tsx'
import { resultsCsv } from './results-csv.ts'
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
  const [isBusy, setBusy] = useState(false)
  const toasts = useScreenToasts()
  async function download() {
    toasts.clear()
    setBusy(true)
    try {
      downloadText(`${quiz.title}.csv`, resultsCsv(await loadAllResults(quiz._id)), 'text/csv')
    } catch {
      const text = 'The results could not be loaded. Check your connection, then try again.'
      toasts.notify({ kind: 'error', text })
    } finally {
      setBusy(false)
    }
  }
  const actions = count > 0 && (
    <Button look="secondary" busy={isBusy} busyLabel="Loading…" onClick={() => void download()}>
      <Icon name="download" />
      Download CSV
    </Button>
  )
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
