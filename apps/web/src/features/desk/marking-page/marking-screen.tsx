import * as markingWords from '@quizly/words/desk/marking.ts'
import * as pageWords from '@quizly/words/desk/marking-page.ts'
import type { MarkingOverview } from '@quizly/contract'
import { useState } from 'react'
import { useParams } from 'wouter'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { useAction } from '../../../components/feedback/use-action.ts'
import { Button } from '../../../components/forms/button.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { QuizPage } from '../../quiz-page/quiz-page.tsx'
import { LoadedQuiz } from '../loaded-quiz.tsx'
import { doAll, useMarking } from './api.ts'
import './marking-page.css'

/** Which questions of a quiz have answers to mark, and where the marks are released. */
export function MarkingScreen() {
  const { quizId = '' } = useParams()
  return (
    <LoadedQuiz query={useMarking(quizId)} title={pageWords.loading}>
      {(loaded) => <Marking {...loaded} />}
    </LoadedQuiz>
  )
}

function Marking({ quiz, questions, ready, released }: MarkingOverview) {
  const open = questions.filter(({ waiting }) => waiting > 0)
  const unmarked = open.reduce((sum, { waiting, marked }) => sum + waiting - marked, 0)
  return (
    <QuizPage quiz={quiz} tab="Results" name={pageWords.title} about={pageWords.title}>
      {open.length === 0 ? (
        <BlankSlate>
          <h2>{pageWords.nothing}</h2>
          <p className="muted">{pageWords.nothingHint}</p>
        </BlankSlate>
      ) : (
        <ul className="to-mark">
          {open.map(({ number, question, waiting, marked }) => (
            <li key={question._id}>
              <h2>
                {markingWords.question(
                  number,
                  <bdi key="text" lang={quiz.language ?? 'en'}>
                    {question.text}
                  </bdi>,
                )}
              </h2>
              <p className="muted">
                {pageWords.howFar(pageWords.waiting(waiting), pageWords.marked(marked))}
              </p>
              <LinkButton
                look={marked < waiting ? 'primary' : 'secondary'}
                to={paths.markAnswers(quiz._id, question._id)}
              >
                {pageWords.open}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {mayEdit(quiz) && (ready > 0 || released > 0) && (
        <Release quizId={quiz._id} ready={ready} released={released} unmarked={unmarked} />
      )}
    </QuizPage>
  )
}

type Counts = { ready: number; released: number; unmarked: number }

function Release({ quizId, ready, released, unmarked }: Counts & { quizId: string }) {
  const [asks, setAsks] = useState<'releaseMarks' | 'withdrawMarks'>()
  const { run } = useAction((name: NonNullable<typeof asks>) => doAll(quizId, name), {
    done: ({ results, changed }) =>
      changed > 0
        ? `${pageWords.released(results)} ${pageWords.otherAnswers(changed)}`
        : pageWords.released(results),
    failed: pageWords.notDone,
  })
  async function act(name: NonNullable<typeof asks>) {
    await run(name)
    setAsks(undefined)
    await refreshQuiz(quizId)
  }
  return (
    <section className="stack">
      <h2>{pageWords.releaseTitle}</h2>
      {ready > 0 && <p>{pageWords.ready(ready)}</p>}
      <div className="actions">
        {ready > 0 && <Button onClick={() => setAsks('releaseMarks')}>{pageWords.release}</Button>}
        {released > 0 && (
          <Button look="secondary" onClick={() => setAsks('withdrawMarks')}>
            {pageWords.withdraw}
          </Button>
        )}
      </div>
      {asks === 'releaseMarks' && (
        <AskDialog
          title={pageWords.release}
          act={pageWords.release}
          busyLabel={pageWords.releasing}
          onClose={() => setAsks(undefined)}
          onAct={() => act(asks)}
        >
          <p>{pageWords.ready(ready)}</p>
          {unmarked > 0 && <p>{pageWords.unmarked(unmarked)}</p>}
          <p>{pageWords.releaseAsk}</p>
        </AskDialog>
      )}
      {asks === 'withdrawMarks' && (
        <AskDialog
          title={pageWords.withdraw}
          act={pageWords.withdraw}
          busyLabel={pageWords.withdrawing}
          onClose={() => setAsks(undefined)}
          onAct={() => act(asks)}
        >
          <p>{pageWords.withdrawAsk}</p>
        </AskDialog>
      )}
    </section>
  )
}
