import type { AttemptForOwner, DecidedAnswer } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { dateAndTime } from '../../../lib/dates.ts'
import { QuestionCell } from './question-cell.tsx'
import { Texts } from './texts.tsx'

type Props = { attempt: AttemptForOwner; questions: readonly Question[] }

/** Late answers that were accepted or refused, beside those that were acknowledged in time. */
export function DecidedAnswers({ attempt: { quiz, result, decidedAnswers = [] }, questions }: Props) {
  const standing = new Map(result.answers.map((answer) => [answer.questionId, answer]))
  return (
    <div className="tbl-w">
      <table className="tbl tbl--even tbl--stack" aria-labelledby="late-decided">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Saved in time</th>
            <th scope="col">Late answer</th>
            <th scope="col">Decision</th>
          </tr>
        </thead>
        <tbody>
          {decidedAnswers.map((answer, i) => {
            const { questionId, selectedOption, arrivedAt, answersOpen } = answer
            const inTime = savedInTime(answer, standing.get(questionId))
            return (
              // A question can be decided about once for each time that the attempt was opened again.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={`${questionId} ${i}`}>
                <QuestionCell {...{ questionId, questions }} language={quiz.language} />
                <td data-k="Saved in time">
                  <Given answer={inTime?.selectedOption} at={inTime?.savedAt} language={quiz.language} />
                </td>
                <td data-k="Late answer">
                  <div>
                    <Given answer={selectedOption} at={arrivedAt} language={quiz.language} />
                    {answersOpen && (
                      <p className="muted sm">This student could already see the correct answers.</p>
                    )}
                  </div>
                </td>
                <td data-k="Decision">{describeDecision(answer)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function describeDecision({ decision, isEarlier }: DecidedAnswer): string {
  if (isEarlier) return `${decision === 'accepted' ? 'Accepted' : 'Refused'} before the attempt was reopened`
  return decision === 'accepted' ? 'Accepted: it counts' : 'Refused'
}

/** In the timeline: what counts since late answers were accepted, and what was saved before. */
export function AcceptedAnswers({ attempt: { quiz, decidedAnswers = [] }, questions }: Props) {
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
