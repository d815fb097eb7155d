import type { AttemptForOwner } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import '../../../components/tables/table.css'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { call, toldBy } from '../../../lib/calls/call.ts'
import { clockTime } from '../../../lib/dates.ts'
import { plural } from '../../../lib/plural.ts'
import { Texts } from './texts.tsx'

const reasons = {
  'server-away': 'The server was away',
  offline: 'The device was offline',
  late: 'It came after the time was over',
}

/** Answers that came too late to count, with the reason, until the educator has decided. */
export function LateAnswers({
  attempt: { quiz, student, lateAnswers, result },
  questions,
  canMark,
  onDecided,
}: {
  attempt: AttemptForOwner
  questions: readonly Question[]
  canMark: boolean
  onDecided: (attempt: AttemptForOwner) => void
}) {
  const [isBusy, setBusy] = useState(false)
  const toasts = useScreenToasts()
  if (lateAnswers.length === 0) return null
  async function decide(accept: boolean) {
    toasts.clear()
    setBusy(true)
    try {
      const { attempts } = result
      const of = attempts ? { attempt: String(attempts.number) } : {}
      const input = { params: { quizId: quiz._id }, body: { userId: student._id, accept, ...of } }
      onDecided(await call('decideLateAnswers', input))
    } catch (error) {
      const action = { label: 'Try again', run: () => void decide(accept) }
      toasts.notify({ kind: 'error', text: toldBy(error) || 'This could not be saved.', action })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="stack stack-2" aria-labelledby="late">
      <h2 id="late">{plural(lateAnswers.length, 'answer')} came too late</h2>
      <p>What came too late is kept and does not count unless you accept it.</p>
      <div className="tbl-w">
        <table className="tbl tbl--even tbl--stack" aria-labelledby="late">
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Late answer</th>
              <th scope="col">Why</th>
              <th scope="col" className="n">
                Given
              </th>
            </tr>
          </thead>
          <tbody>
            {lateAnswers.map(({ questionId, selectedOption, at, reason }) => {
              const index = questions.findIndex(({ _id }) => _id === questionId)
              return (
                <tr key={questionId}>
                  <th scope="row" className="q-col">
                    {index < 0 ? 'A question that was removed' : `${index + 1}. `}
                    <bdi lang={quiz.language}>{questions[index]?.text}</bdi>
                  </th>
                  <td data-k="Late answer">
                    <Texts of={[selectedOption ?? '–'].flat()} language={quiz.language} />
                  </td>
                  <td data-k="Why">{reasons[reason]}</td>
                  <td data-k="Given" className="n muted">
                    {clockTime(at)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {canMark && (
        <div className="actions">
          <Button busy={isBusy} busyLabel="Saving…" onClick={() => void decide(true)}>
            Accept
          </Button>
          <Button look="secondary" busy={isBusy} busyLabel="Saving…" onClick={() => void decide(false)}>
            Refuse
          </Button>
        </div>
      )}
    </section>
  )
}
