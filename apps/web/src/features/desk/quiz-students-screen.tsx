import type { QuizSummary, StudentResult } from '@quizly/contract'
import { Link, useParams } from 'wouter'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icons.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { BlankSlate } from '../../components/blank-slate.tsx'
import { TableBoxes } from '../../components/loading-boxes.tsx'
import { ErrorPage, LoadingPage } from '../../components/page-state.tsx'
import { Page } from '../../components/page.tsx'
import { downloadText } from '../../lib/download-text.ts'
import { call, CallError } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { plural } from '../../lib/plural.ts'
import { useLoad } from '../../lib/use-load.ts'
import './desk.css'
import { resultsCsv } from './results-csv.ts'
import { StudentTable } from './student-table.tsx'

/** Who took a quiz, with which score and when. */
export function QuizStudentsScreen() {
  const { quizId = '' } = useParams()
  const load = useLoad(quizId, (signal) => call('listStudentResults', { params: { quizId } }, { signal }))
  if (load.status === 'loading') return <LoadingPage title="Loading the students" boxes={<TableBoxes />} />
  if (load.status === 'ready') return <Students {...load.data} />
  if (load.error instanceof CallError && load.error.status === 404) {
    const actions = <LinkButton to={paths.myQuizzes}>My quizzes</LinkButton>
    return <ErrorPage title="Quiz not found." actions={actions} />
  }
  return (
    <ErrorPage title="The results could not be loaded" retry={load.retry}>
      They are safe. Check your connection, then try again.
    </ErrorPage>
  )
}

function Students({ quiz, results }: { quiz: QuizSummary; results: StudentResult[] }) {
  return (
    <Page title={quiz.title}>
      <p className="sm crumb">
        <Link to={paths.myQuizzes}>My quizzes</Link>
      </p>
      <div className="page-head">
        <div>
          <h1 dir="auto">{quiz.title}</h1>
          <p className="muted">
            {plural(quiz.numQuestions, 'question')} · {plural(quiz.timeLimit, 'minute')} ·{' '}
            {plural(results.length, 'result')}
          </p>
        </div>
        {results.length > 0 && (
          <Button
            look="secondary"
            onClick={() => downloadText(`${quiz.title}.csv`, resultsCsv(results), 'text/csv')}
          >
            <Icon name="download" />
            Download CSV
          </Button>
        )}
      </div>
      {results.length > 0 ? (
        <StudentTable quizId={quiz._id} results={results} />
      ) : (
        <NobodyYet quizId={quiz._id} />
      )}
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
