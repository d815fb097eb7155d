import {
  marking as markingWords,
  markingPage as pageWords,
  markingSettings as settingsWords,
  secondMarks as secondWords,
} from '@quizly/words/desk.ts'
import type { MarkingOverview, QuestionToMark } from '@quizly/contract'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { undoMs } from '../../components/feedback/toast.tsx'
import { useAction } from '../../components/feedback/use-action.ts'
import { Button } from '../../components/forms/button.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { Fold } from '../../components/overlays/fold.tsx'
import { AskDialog } from '../../components/overlays/ask-dialog.tsx'
import { refreshQuiz } from '../../lib/calls/queries.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { ChangedMarks } from '../../components/result/changed-marks.tsx'
import { QuizPage } from '../quiz-page/quiz-page.tsx'
import { LoadedQuiz } from '../quiz-page/loaded-quiz.tsx'
import { releaseAll, useMarking, withdrawAll } from './api.ts'
import { MarkingSettings } from './marking-settings.tsx'
import { QuestionTitle } from './question-title.tsx'
import { textOnly } from '../../question-types/text-only.ts'
import './manual-grading.css'

/** Which questions of a quiz have answers to mark, and where the marks are released. */
export function MarkingScreen() {
  const { quizId = '' } = useParams()
  return (
    <LoadedQuiz query={useMarking(quizId)} title={pageWords.loading}>
      {(loaded) => <Marking {...loaded} />}
    </LoadedQuiz>
  )
}

function Marking({ quiz, questions, ready, released, changed }: MarkingOverview) {
  const open = questions.filter(({ waiting }) => waiting > 0)
  const others = mayEdit(quiz) ? questions.filter(({ waiting }) => waiting === 0) : []
  const next = open.find(({ waiting, marked }) => marked < waiting)
  const apart = open.reduce((sum, row) => sum + (row.apart ?? 0), 0)
  const unmarked = open.reduce((sum, { waiting, marked }) => sum + waiting - marked, 0) - apart
  return (
    <QuizPage quiz={quiz} tab="Results" name={pageWords.title} about={pageWords.title}>
      {open.length === 0 ? (
        <BlankSlate>
          <h2>{pageWords.nothing}</h2>
          <p className="muted">{pageWords.nothingHint}</p>
        </BlankSlate>
      ) : (
        <ul className="to-mark">
          {open.map((row) => (
            <ToMark key={row.question._id} quiz={quiz} row={row} isNext={row === next} />
          ))}
        </ul>
      )}
      {mayEdit(quiz) && (ready > 0 || released > 0) && (
        <Release quizId={quiz._id} {...{ ready, released, unmarked, apart, changed }} />
      )}
      {others.length > 0 && (
        <div className="other-questions">
          <Fold id="other-questions" title={settingsWords.others}>
            <ul className="to-mark">
              {others.map(({ number, question, settings }) => (
                <li key={question._id}>
                  <p>
                    <Link to={paths.markAnswers(quiz._id, question._id)}>
                      <NumberedQuestion quiz={quiz} number={number} question={question} />
                    </Link>
                  </p>
                  <MarkingSettings
                    quizId={quiz._id}
                    number={number}
                    question={question}
                    settings={settings}
                    onSaved={() => refreshQuiz(quiz._id)}
                  />
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </QuizPage>
  )
}

type OfQuestion = Pick<MarkingOverview, 'quiz'> & Pick<QuestionToMark, 'number' | 'question'>

const NumberedQuestion = ({ quiz, number, question }: OfQuestion) => (
  <>
    {markingWords.question(
      number,
      <bdi key="text" lang={quiz.language ?? 'en'}>
        {textOnly(question, question.text)}
      </bdi>,
    )}
  </>
)

type ToMarkProps = Pick<MarkingOverview, 'quiz'> & { row: QuestionToMark; isNext: boolean }

function ToMark({ quiz, row, isNext }: ToMarkProps) {
  const { number, question, settings, waiting, marked, begun = 0, apart = 0 } = row
  return (
    <li>
      <QuestionTitle quiz={quiz} number={number} question={question} />
      <p className="muted">{pageWords.howFar(pageWords.waiting(waiting), pageWords.marked(marked))}</p>
      {begun > 0 && <p className="muted sm">{secondWords.begun(begun)}</p>}
      {apart > 0 && <p className="muted sm">{secondWords.apart(apart)}</p>}
      <div className="actions">
        <LinkButton look={isNext ? 'primary' : 'secondary'} to={paths.markAnswers(quiz._id, question._id)}>
          {pageWords.open}
        </LinkButton>
        {mayEdit(quiz) && (
          <MarkingSettings
            quizId={quiz._id}
            number={number}
            question={question}
            settings={settings}
            onSaved={() => refreshQuiz(quiz._id)}
          />
        )}
      </div>
    </li>
  )
}

type Counts = Pick<MarkingOverview, 'ready' | 'released' | 'changed'> & { unmarked: number; apart: number }

function Release({ quizId, ready, released, unmarked, apart, changed }: Counts & { quizId: string }) {
  const [asks, setAsks] = useState<'release' | 'withdraw'>()
  const failed = () => pageWords.notDone
  async function ending<Result>(action: Promise<Result>): Promise<Result> {
    try {
      return await action
    } finally {
      setAsks(undefined)
      await refreshQuiz(quizId)
    }
  }
  const { run: withdraw } = useAction((since: string | undefined) => ending(withdrawAll(quizId, since)), {
    done:
      ({ results }) =>
      () =>
        pageWords.withdrawn(results),
    failed,
  })
  const { run: release } = useAction(() => ending(releaseAll(quizId)), {
    done: ({ results, changed: others, since }) => ({
      text: () =>
        others > 0
          ? `${pageWords.released(results)} ${pageWords.otherAnswers(others)}`
          : pageWords.released(results),
      action: { label: () => pageWords.undoRelease, run: () => void withdraw(since) },
      staysMs: undoMs,
    }),
    failed,
  })
  return (
    <section className="stack marks-release">
      <h2>{pageWords.releaseTitle}</h2>
      {ready > 0 && <p>{pageWords.ready(ready)}</p>}
      {changed && <p>{secondWords.changed(changed.up + changed.down, changed.up, changed.down)}</p>}
      {changed && <ChangedMarks quizId={quizId} {...changed} />}
      <div className="actions">
        {ready > 0 && (
          <Button look={unmarked + apart === 0 ? 'primary' : 'secondary'} onClick={() => setAsks('release')}>
            {pageWords.release}
          </Button>
        )}
        {released > 0 && (
          <Button look="secondary" onClick={() => setAsks('withdraw')}>
            {pageWords.withdraw}
          </Button>
        )}
      </div>
      {asks === 'release' && (
        <AskDialog
          title={pageWords.release}
          action={pageWords.release}
          busyLabel={pageWords.releasing}
          onClose={() => setAsks(undefined)}
          onAction={async () => void (await release())}
        >
          <p>{pageWords.ready(ready)}</p>
          {changed && <p>{secondWords.changed(changed.up + changed.down, changed.up, changed.down)}</p>}
          {unmarked > 0 && <p>{pageWords.unmarked(unmarked)}</p>}
          {apart > 0 && <p>{secondWords.apart(apart)}</p>}
          <p>{pageWords.releaseAsk}</p>
        </AskDialog>
      )}
      {asks === 'withdraw' && (
        <AskDialog
          title={pageWords.withdraw}
          action={pageWords.withdraw}
          busyLabel={pageWords.withdrawing}
          onClose={() => setAsks(undefined)}
          onAction={async () => void (await withdraw(undefined))}
        >
          <p>{pageWords.withdrawAsk}</p>
        </AskDialog>
      )}
    </section>
  )
}
