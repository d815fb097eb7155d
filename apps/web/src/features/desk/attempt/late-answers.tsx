import type { AttemptForOwner, DecidedAnswer } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { Fragment } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { useAction } from '../../../components/feedback/use-action.ts'
import { call } from '../../../lib/calls/call.ts'
import { clockTime, dateAndTime } from '../../../lib/dates.ts'
import { plural } from '../../../lib/plural.ts'

type Seen = { attempt: AttemptForOwner; questions: readonly Question[] }
type Props = Seen & {
  canMark: boolean
  onDecided: (attempt: AttemptForOwner) => void
}

/** Answers that came too late to count, with the reason, and what the educator has decided about them. */
export function LateAnswers({ attempt, questions, canMark, onDecided }: Props) {
  const { quiz, student, lateAnswers, decidedAnswers = [], result } = attempt
  const { run: decide, isBusy } = useAction(
    async (accept: boolean) => {
      const { attempts } = result
      const of = attempts ? { attempt: String(attempts.number) } : {}
      const body = { userId: student._id, accept, ...of }
      const decided = await call('decideLateAnswers', { params: { quizId: quiz._id }, body })
      onDecided(decided)
      return decided
    },
    {
      done: (decided, accept) => ({
        text: describeDone(decided, accept ? 'accepted' : 'refused'),
        action: { label: 'Undo', run: () => void decide(!accept) },
      }),
      failed: 'This could not be saved.',
    },
  )
  const button = (accept: boolean, look: 'primary' | 'secondary') => (
    <Button look={look} busy={isBusy} busyLabel="Saving…" onClick={() => void decide(accept)}>
      {accept ? 'Accept late answers' : 'Refuse late answers'}
    </Button>
  )
  const isWaiting = lateAnswers.length > 0
  const canReverse = (from: 'accepted' | 'refused') =>
    decidedAnswers.some(({ decision, isEarlier }) => decision === from && !isEarlier)
  return (
    <>
      {isWaiting && (
        <section className="stack stack-2" aria-labelledby="late">
          <h2 id="late">{plural(lateAnswers.length, 'answer')} came too late</h2>
          <p>Late answers count only if you accept them.</p>
          <WaitingAnswers attempt={attempt} questions={questions} />
          {canMark && (
            <div className="actions">
              {button(true, 'primary')}
              {button(false, 'secondary')}
            </div>
          )}
        </section>
      )}
      {decidedAnswers.length > 0 && (
        <section className="stack stack-2" aria-labelledby="late-decided">
          <h2 id="late-decided">Late answers</h2>
          <DecidedAnswers attempt={attempt} questions={questions} />
          {canMark && !isWaiting && (
            <div className="actions">
              {canReverse('accepted') && button(false, 'secondary')}
              {canReverse('refused') && button(true, 'secondary')}
            </div>
          )}
        </section>
      )}
    </>
  )
}

function describeDone({ decidedAnswers = [] }: AttemptForOwner, word: DecidedAnswer['decision']): string {
  const decided = decidedAnswers.filter(({ decision, isEarlier }) => decision === word && !isEarlier)
  return `${plural(decided.length, 'late answer')} ${word}.`
}

function questionColumn<Row extends { questionId: string }>(
  questions: readonly Question[],
  language: string | undefined,
): Column<Row> {
  const placeOf = (row: Row) => questions.findIndex(({ _id }) => _id === row.questionId)
  return {
    name: 'Question',
    isRowHead: true,
    className: 'q-col',
    cell: (row) => (
      <>
        {placeOf(row) < 0 ? 'A question that was removed' : `${placeOf(row) + 1}. `}
        <bdi lang={language}>{questions[placeOf(row)]?.text}</bdi>
      </>
    ),
  }
}

const couldSeeAnswers = <p className="muted sm">This student could already see the correct answers.</p>

function WaitingAnswers({ attempt: { quiz, lateAnswers, result }, questions }: Seen) {
  return (
    <DataTable
      labelledBy="late"
      className="tbl--even tbl--stack"
      rows={lateAnswers}
      rowKey={({ questionId }) => questionId}
      columns={waitingColumns(quiz.language, result, questions)}
    />
  )
}

function waitingColumns(
  language: string | undefined,
  { submittedBy }: AttemptForOwner['result'],
  questions: readonly Question[],
): Column<AttemptForOwner['lateAnswers'][number]>[] {
  const reasons = {
    'server-away': 'The server was away',
    offline: 'Offline, by the device’s own account',
    late: submittedBy === 'student' ? 'It came after the submission' : 'It came after the time was over',
  }
  return [
    questionColumn(questions, language),
    {
      name: 'Late answer',
      cell: ({ selectedOption }) => <Texts of={[selectedOption ?? '–'].flat()} language={language} />,
    },
    {
      name: 'Why',
      cell: ({ reason, answersOpen }) => (
        <div>
          {reasons[reason]}
          {answersOpen && couldSeeAnswers}
        </div>
      ),
    },
    {
      name: 'Given',
      cell: ({ at }) => (
        <div>
          {clockTime(at)}
          <p className="muted sm">by the device’s own account</p>
        </div>
      ),
    },
    { name: 'Arrived', cell: ({ arrivedAt }) => (arrivedAt === undefined ? '–' : clockTime(arrivedAt)) },
  ]
}

function DecidedAnswers({ attempt: { quiz, result, decidedAnswers = [] }, questions }: Seen) {
  return (
    <DataTable
      labelledBy="late-decided"
      className="tbl--even tbl--stack"
      rows={decidedAnswers}
      // A question can be decided about once for each time that the attempt was opened again.
      rowKey={({ questionId }, place) => `${questionId} ${place}`}
      columns={decidedColumns(quiz.language, result, questions)}
    />
  )
}

function decidedColumns(
  language: string | undefined,
  { answers }: AttemptForOwner['result'],
  questions: readonly Question[],
): Column<DecidedAnswer>[] {
  const standing = new Map(answers.map((answer) => [answer.questionId, answer]))
  return [
    questionColumn(questions, language),
    {
      name: 'Saved in time',
      cell: (answer) => {
        const inTime = savedInTime(answer, standing.get(answer.questionId))
        return <Given answer={inTime?.selectedOption} at={inTime?.savedAt} language={language} />
      },
    },
    {
      name: 'Late answer',
      cell: ({ selectedOption, arrivedAt, answersOpen }) => (
        <div>
          <Given answer={selectedOption} at={arrivedAt} language={language} />
          {answersOpen && couldSeeAnswers}
        </div>
      ),
    },
    { name: 'Decision', cell: describeDecision },
  ]
}

function describeDecision({ decision, isEarlier }: DecidedAnswer): string {
  if (isEarlier) return `${decision === 'accepted' ? 'Accepted' : 'Refused'} before the attempt was reopened`
  return decision === 'accepted' ? 'Accepted: it counts' : 'Refused'
}

/** In the timeline: what counts since late answers were accepted, and what was saved before. */
export function AcceptedAnswers({ attempt: { quiz, decidedAnswers = [] }, questions }: Seen) {
  return decidedAnswers
    .filter(({ decision, isEarlier }) => decision === 'accepted' && !isEarlier)
    .map(({ questionId, selectedOption, arrivedAt, acknowledged }) => (
      <p key={questionId} className="sm">
        Question {questions.findIndex(({ _id }) => _id === questionId) + 1}:{' '}
        <Given answer={selectedOption} at={arrivedAt} language={quiz.language} />
        {acknowledged && (
          <>
            {' instead of '}
            <Given answer={acknowledged.selectedOption} at={acknowledged.savedAt} language={quiz.language} />
          </>
        )}
      </p>
    ))
}

type InTime = { selectedOption: DecidedAnswer['selectedOption']; savedAt?: string | undefined }

/** What was acknowledged before the late answer came: kept when that was accepted, and standing if it was refused. */
function savedInTime(
  { decision, acknowledged, isEarlier }: DecidedAnswer,
  standing: InTime | undefined,
): InTime | null | undefined {
  return decision === 'accepted' || isEarlier ? acknowledged : standing
}

function Given({
  answer,
  at,
  language,
}: {
  answer: DecidedAnswer['selectedOption'] | undefined
  at: string | undefined
  language: string | undefined
}) {
  return (
    <span>
      <Texts of={[answer ?? '–'].flat()} language={language} />
      {answer !== null && answer !== undefined && at !== undefined && (
        <span className="muted"> · {dateAndTime(at)}</span>
      )}
    </span>
  )
}

/** Several texts on one line, each in the direction of its own script. */
function Texts({ of, language }: { of: readonly string[]; language: string | undefined }) {
  return (
    <span lang={language}>
      {of.map((text, i) => (
        <Fragment key={text}>
          {i > 0 && ', '}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </span>
  )
}
