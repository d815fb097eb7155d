import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'wouter'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { ErrorPage, LoadingPage } from '../../../components/feedback/page-state.tsx'
import { Page } from '../../../components/page/page.tsx'
import { RunSettings } from '../../../components/quiz/run-settings.tsx'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { downloadText } from '../../../lib/download-text.ts'
import { CallError } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import '../desk.css'
import { useDeskList } from '../desk-queries.ts'
import { loadAllResults, type LoadedResults, loadResults, type ResultKey } from './load-results.ts'
import { resultsCsv } from './results-csv.ts'
import { useSorting } from '../sorting.ts'
import { StudentTable } from './student-table.tsx'

/** Who took a quiz, with score and time, and how the quiz runs. */
export function QuizStudentsScreen() {
  const { quizId = '' } = useParams()
  const { sorting, sortBy } = useSorting<ResultKey>({ key: 'name', descending: false })
  const { load, list } = useDeskList(['results', quizId, sorting], (after, signal) =>
    loadResults(quizId, sorting, after, signal),
  )
  if (load.status === 'failed') return <NotLoaded error={load.error} retry={load.retry} />
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

function NotLoaded({ error, retry }: { error: unknown; retry: () => void }) {
  if (error instanceof CallError && error.status === 404) {
    const actions = <LinkButton to={paths.myQuizzes}>My quizzes</LinkButton>
    return <ErrorPage title="Quiz not found." actions={actions} />
  }
  return (
    <ErrorPage title="The results could not be loaded" retry={retry}>
      They are safe. Check your connection, then try again.
    </ErrorPage>
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
  return (
    <Page title={quiz.title}>
      <p className="sm crumb">
        <Link to={paths.myQuizzes}>My quizzes</Link>
      </p>
      <div className="page-head">
        <div>
          <h1 lang={quiz.language}>
            <bdi>{quiz.title}</bdi>
          </h1>
          <p className="muted">
            {plural(quiz.numQuestions, 'question')} · {plural(quiz.timeLimit, 'minute')} ·{' '}
            {plural(count, 'result')}
          </p>
        </div>
        {count > 0 && (
          <Button look="secondary" busy={isBusy} busyLabel="Loading…" onClick={() => void download()}>
            <Icon name="download" />
            Download CSV
          </Button>
        )}
      </div>
      {count > 0 ? children : <NobodyYet quizId={quiz._id} />}
      <RunSettings quizId={quiz._id} />
    </Page>
  )
}

function NobodyYet({ quizId }: { quizId: string }) {
  return (
    <BlankSlate>
      <h2>Nobody has finished this quiz yet</h2>
      <p className="muted">Share its code with your students; their results appear here.</p>
      <LinkButton to={paths.finalize(quizId)}>Share the code</LinkButton>
    </BlankSlate>
  )
}
