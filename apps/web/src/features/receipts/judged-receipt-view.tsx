import type { ReceiptVerdict } from '@quizly/contract'
import '../../components/tables/facts.css'
import { Notice, type NoticeKind } from '../../components/feedback/notice.tsx'
import { clockTime, longDate } from '../../lib/dates.ts'
import type { JudgedReceipt } from './judge-receipt.ts'

const verdicts: Record<ReceiptVerdict, { kind: NoticeKind; text: string }> = {
  valid: {
    kind: 'success',
    text: 'This receipt is valid. This server signed it, and nothing in it was changed.',
  },
  altered: {
    kind: 'error',
    text: 'This receipt is not valid. Something in it was changed after it was signed, so do not rely on it.',
  },
  'other-server': {
    kind: 'warn',
    text: 'Another server signed this receipt, so it cannot be verified here. Ask the school that runs that server.',
  },
}

export function JudgedReceiptView({ receipt, verdict, matches }: JudgedReceipt) {
  const { quiz, student, submittedAt, answered, questions, markedAgain = [] } = receipt
  return (
    <div className="stack stack-6">
      <Notice kind={verdicts[verdict].kind}>{verdicts[verdict].text}</Notice>
      {matches === true && (
        <Notice kind="success">The answers stored on this server are the ones in this receipt.</Notice>
      )}
      {matches === false && (
        <Notice kind="error">The answers stored on this server are not the ones in this receipt.</Notice>
      )}
      <section>
        <div className="stack stack-2">
          <h2>What it says</h2>
          <dl className="facts">
            <div>
              <dt>Student</dt>
              <dd>
                <bdi>{student.name}</bdi>
              </dd>
            </div>
            <div>
              <dt>Quiz</dt>
              <dd>
                <bdi>{quiz.title}</bdi>
              </dd>
            </div>
            <div>
              <dt>Submitted</dt>
              <dd>
                {longDate(submittedAt)}, {clockTime(submittedAt)}
              </dd>
            </div>
            <div>
              <dt>Answered</dt>
              <dd>
                {answered} of {questions} questions
              </dd>
            </div>
            {markedAgain.map(({ at, number, reason, isUndone }) => (
              <div key={at}>
                <dt>Issued again</dt>
                <dd>
                  {longDate(at)}: question {number} {isUndone ? 'counts as before again' : 'was marked again'}
                  . <bdi>{reason}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </div>
  )
}
