import type { AttemptForOwner } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import '../../../components/tables/table.css'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { call } from '../../../lib/calls/call.ts'
import { messageOf } from '../../../lib/failures.ts'
import { clockTime } from '../../../lib/dates.ts'
import { plural } from '../../../lib/plural.ts'
import { DecidedAnswers } from './decided-answers.tsx'
import { QuestionCell } from './question-cell.tsx'
import { Texts } from './texts.tsx'

type Props = {
  attempt: AttemptForOwner
  questions: readonly Question[]
  canMark: boolean
  onDecided: (attempt: AttemptForOwner) => void
}

/** Answers that came too late to count, with the reason, and what the educator has decided about them. */
export function LateAnswers({ attempt, questions, canMark, onDecided }: Props) {
  const [isBusy, setBusy] = useState(false)
  const toasts = useScreenToasts()
  const { quiz, student, lateAnswers, decidedAnswers = [], result } = attempt
  async function decide(accept: boolean) {
    toasts.clear()
    setBusy(true)
    try {
      const { attempts } = result
      const of = attempts ? { attempt: String(attempts.number) } : {}
      const input = { params: { quizId: quiz._id }, body: { userId: student._id, accept, ...of } }
      const decided = await call('decideLateAnswers', input)
      onDecided(decided)
      const word = accept ? 'accepted' : 'refused'
      const count =
        decided.decidedAnswers?.filter(({ decision, isEarlier }) => decision === word && !isEarlier).length ??
        0
      const action = { label: 'Undo', run: () => void decide(!accept) }
      toasts.notify({ kind: 'success', text: `${plural(count, 'late answer')} ${word}.`, action })
    } catch (error) {
      const action = { label: 'Try again', run: () => void decide(accept) }
      toasts.notify({ kind: 'error', text: messageOf(error) || 'This could not be saved.', action })
    } finally {
      setBusy(false)
    }
  }
  const button = (accept: boolean, look: 'primary' | 'secondary') => (
    <Button look={look} busy={isBusy} busyLabel="Saving…" onClick={() => void decide(accept)}>
      {accept ? 'Accept late answers' : 'Refuse late answers'}
    </Button>
  )
  const isWaiting = lateAnswers.length > 0
  const canTurn = (from: 'accepted' | 'refused') =>
    decidedAnswers.some(({ decision, acknowledged, isEarlier }) => {
      return decision === from && !isEarlier && (from === 'refused' || acknowledged !== undefined)
    })
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
              {canTurn('accepted') && button(false, 'secondary')}
              {canTurn('refused') && button(true, 'secondary')}
            </div>
          )}
        </section>
      )}
    </>
  )
}

function WaitingAnswers({
  attempt: { quiz, lateAnswers, result },
  questions,
}: Pick<Props, 'attempt' | 'questions'>) {
  const reasons = {
    'server-away': 'The server was away',
    offline: 'Offline, by the device’s own account',
    late:
      result.submittedBy === 'student' ? 'It came after the submission' : 'It came after the time was over',
  }
  return (
    <div className="tbl-w">
      <table className="tbl tbl--even tbl--stack" aria-labelledby="late">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Late answer</th>
            <th scope="col">Why</th>
            <th scope="col">Given</th>
            <th scope="col">Arrived</th>
          </tr>
        </thead>
        <tbody>
          {lateAnswers.map(({ questionId, selectedOption, at, arrivedAt, reason, answersOpen }) => (
            <tr key={questionId}>
              <QuestionCell {...{ questionId, questions }} language={quiz.language} />
              <td data-k="Late answer">
                <Texts of={[selectedOption ?? '–'].flat()} language={quiz.language} />
              </td>
              <td data-k="Why">
                <div>
                  {reasons[reason]}
                  {answersOpen && (
                    <p className="muted sm">This student could already see the correct answers.</p>
                  )}
                </div>
              </td>
              <td data-k="Given">
                <div>
                  {clockTime(at)}
                  <p className="muted sm">by the device’s own account</p>
                </div>
              </td>
              <td data-k="Arrived">{arrivedAt === undefined ? '–' : clockTime(arrivedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
