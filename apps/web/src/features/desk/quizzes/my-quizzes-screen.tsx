import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { ErrorPage, LoadingPage } from '../../../components/feedback/page-state.tsx'
import { Page } from '../../../components/page/page.tsx'
import { call } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import '../desk.css'
import { useDeskList } from '../desk-queries.ts'
import { QuizTable } from './quiz-table.tsx'

/** All quizzes of an educator, so that a closed tab loses none. */
export function MyQuizzesScreen() {
  const { load, list } = useDeskList(['quizzes', 'mine'], (after, signal) =>
    call('listQuizzes', { query: after === undefined ? {} : { after } }, { signal }),
  )
  if (load.status === 'loading') return <LoadingPage title="Loading your quizzes" boxes={<TableBoxes />} />
  if (load.status === 'failed') {
    return (
      <ErrorPage title="Your quizzes could not be loaded" retry={load.retry}>
        They are safe. Check your connection, then try again.
      </ErrorPage>
    )
  }
  const quizzes = load.data.flatMap((part) => part.quizzes)
  return (
    <Page title="My quizzes">
      <div className="page-head">
        <h1>My quizzes</h1>
        {quizzes.length > 0 && (
          <LinkButton to={paths.chooser}>
            <ToolIcon name="plus" />
            Create Quiz
          </LinkButton>
        )}
      </div>
      {quizzes.length > 0 ? <QuizTable quizzes={quizzes} list={list} /> : <NoQuizzes />}
    </Page>
  )
}

function NoQuizzes() {
  return (
    <BlankSlate>
      <h2>You have not made a quiz yet</h2>
      <p className="muted">
        Type your questions in or bring a spreadsheet. When you finish you get a secret code to share with
        your students.
      </p>
      <LinkButton to={paths.chooser}>Create Quiz</LinkButton>
    </BlankSlate>
  )
}
