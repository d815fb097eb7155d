import { lateAnswers as lateWords } from '@quizly/words/desk.ts'
import type { AttemptForOwner, DecidedAnswer } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { format } from '@quizly/words/language.ts'
import { Fragment } from 'react'
import { textOnly } from '../../../question-types/text-only.ts'
import { laterPart } from '../../../question-types/later-parts.ts'
import { Button } from '../../../components/forms/button.tsx'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { useAction } from '../../../components/feedback/use-action.ts'
import { call } from '../../../lib/calls/call.ts'
import { clockTime, dateAndTime } from '../../../lib/dates.ts'

/** An answer as it was given; “–” for none. */
function AnswerTexts({
  of,
  question,
  language,
}: {
  of: DecidedAnswer['selectedOption'] | undefined
  question: Question | undefined
  language: string | undefined
}) {
  const texts = [of ?? '–'].flat()
  const shown = of && question && laterPart(question.type)?.showAnswer?.(question, texts, language ?? 'en')
  return (
    shown || (
      <span lang={language ?? 'en'}>
        {texts.map((text, i) => (
          <Fragment key={text}>
            {i > 0 && format.comma}
            <bdi>{question ? textOnly(question, text) : text}</bdi>
          </Fragment>
        ))}
      </span>
    )
  )
}

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
        text: () => describeDone(decided, accept ? 'accepted' : 'refused'),
        action: { label: () => lateWords.undo, run: () => void decide(!accept) },
      }),
      failed: () => lateWords.failed,
    },
  )
  const button = (accept: boolean, look: 'primary' | 'secondary') => (
    <Button look={look} busy={isBusy} busyLabel={lateWords.saving} onClick={() => void decide(accept)}>
      {accept ? lateWords.accept : lateWords.refuse}
    </Button>
  )
  const isWaiting = lateAnswers.length > 0
  const canReverse = (from: 'accepted' | 'refused') =>
    decidedAnswers.some(({ decision, isEarlier }) => decision === from && !isEarlier)
  return (
    <>
      {isWaiting && (
        <section className="stack stack-2" aria-labelledby="late">
          <h2 id="late">{lateWords.waiting(lateAnswers.length)}</h2>
          <p>{lateWords.waitingHint}</p>
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
          <h2 id="late-decided">{lateWords.decided}</h2>
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
  return lateWords.done[word](decided.length)
}

function questionColumn<Row extends { questionId: string }>(
  questions: readonly Question[],
  language: string | undefined,
): Column<Row> {
  const placeOf = (row: Row) => questions.findIndex(({ _id }) => _id === row.questionId)
  return {
    name: lateWords.question,
    isRowHead: true,
    className: 'q-col',
    cell: (row) => {
      const question = questions[placeOf(row)]
      return (
        <>
          {question ? `${placeOf(row) + 1}. ` : lateWords.removedQuestion}
          <bdi lang={language ?? 'en'}>{question && textOnly(question, question.text)}</bdi>
        </>
      )
    },
  }
}

const CouldSeeAnswers = () => <p className="muted sm">{lateWords.sawAnswers}</p>

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
  const late = submittedBy === 'student' ? 'afterSubmission' : 'afterTime'
  return [
    questionColumn(questions, language),
    {
      name: lateWords.lateAnswer,
      cell: ({ questionId, selectedOption }) => (
        <AnswerTexts of={selectedOption} question={questionOf(questions, questionId)} language={language} />
      ),
    },
    {
      name: lateWords.why,
      cell: ({ reason, answersOpen }) => (
        <div>
          {lateWords.reasons[reason === 'late' ? late : reason]}
          {answersOpen && <CouldSeeAnswers />}
        </div>
      ),
    },
    {
      name: lateWords.given,
      cell: ({ at }) => (
        <div>
          {clockTime(at)}
          <p className="muted sm">{lateWords.byDevice}</p>
        </div>
      ),
    },
    {
      name: lateWords.arrived,
      cell: ({ arrivedAt }) => (arrivedAt === undefined ? '–' : clockTime(arrivedAt)),
    },
  ]
}

function DecidedAnswers({ attempt: { quiz, result, decidedAnswers = [] }, questions }: Seen) {
  return (
    <DataTable
      labelledBy="late-decided"
      className="tbl--even tbl--stack"
      rows={decidedAnswers}
      // A question can be decided about once for each time that the attempt was opened again.
      rowKey={({ questionId }, index) => `${questionId} ${index}`}
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
      name: lateWords.inTime,
      cell: (answer) => {
        const inTime = savedInTime(answer, standing.get(answer.questionId))
        return (
          <Given
            question={questionOf(questions, answer.questionId)}
            answer={inTime?.selectedOption}
            at={inTime?.savedAt}
            language={language}
          />
        )
      },
    },
    {
      name: lateWords.lateAnswer,
      cell: ({ questionId, selectedOption, arrivedAt, answersOpen }) => (
        <div>
          <Given
            question={questionOf(questions, questionId)}
            answer={selectedOption}
            at={arrivedAt}
            language={language}
          />
          {answersOpen && <CouldSeeAnswers />}
        </div>
      ),
    },
    { name: lateWords.decision, cell: describeDecision },
  ]
}

function describeDecision({ decision, isEarlier }: DecidedAnswer): string {
  return isEarlier ? lateWords.earlierDecisions[decision] : lateWords.decisions[decision]
}

/** In the timeline: what counts since late answers were accepted, and what was saved before. */
export function AcceptedAnswers({ attempt: { quiz, decidedAnswers = [] }, questions }: Seen) {
  return decidedAnswers
    .filter(({ decision, isEarlier }) => decision === 'accepted' && !isEarlier)
    .map(({ questionId, selectedOption, arrivedAt, acknowledged }) => {
      const number = questions.findIndex(({ _id }) => _id === questionId) + 1
      const { language } = quiz
      const question = questionOf(questions, questionId)
      const now = (
        <Given key="now" question={question} answer={selectedOption} at={arrivedAt} language={language} />
      )
      return (
        <p key={questionId} className="sm">
          {acknowledged
            ? lateWords.countsInstead(
                number,
                now,
                <Given
                  key="before"
                  question={question}
                  answer={acknowledged.selectedOption}
                  at={acknowledged.savedAt}
                  language={language}
                />,
              )
            : lateWords.counts(number, now)}
        </p>
      )
    })
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
  question,
  answer,
  at,
  language,
}: {
  question: Question | undefined
  answer: DecidedAnswer['selectedOption'] | undefined
  at: string | undefined
  language: string | undefined
}) {
  return (
    <span>
      <AnswerTexts of={answer} question={question} language={language} />
      {answer !== null && answer !== undefined && at !== undefined && (
        <span className="muted"> · {dateAndTime(at)}</span>
      )}
    </span>
  )
}

/** Several texts on one line, each in the direction of its own script. */
const questionOf = (questions: readonly Question[], questionId: string) =>
  questions.find(({ _id }) => _id === questionId)
