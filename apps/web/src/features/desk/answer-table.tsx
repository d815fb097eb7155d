import type { TimedResult } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import '../../components/table.css'
import { clockTime } from '../../lib/dates.ts'

const words = { correct: 'Correct', incorrect: 'Incorrect', skipped: 'Skipped' }

/** What a student answered to each question, what it is worth, and since when the server has had it. */
export function AnswerTable({ result, questions }: { result: TimedResult; questions: readonly Question[] }) {
  const answerById = new Map(result.answers.map((answer) => [answer.questionId, answer]))
  const verdictById = new Map(result.verdicts.map(({ questionId, verdict }) => [questionId, verdict]))
  return (
    <div className="tbl-w">
      <table className="tbl tbl--stack" aria-label="Answers">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
            <th scope="col">Verdict</th>
            <th scope="col" className="n">
              Saved
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ _id, text }, i) => {
            const { selectedOption = null, savedAt } = answerById.get(_id) ?? {}
            return (
              <tr key={_id}>
                <th scope="row" className="q-col">
                  {i + 1}. <bdi>{text}</bdi>
                </th>
                <td data-k="Answer">
                  <span dir="auto">{[selectedOption ?? '–'].flat().join(', ')}</span>
                </td>
                <td data-k="Verdict">{words[verdictById.get(_id) ?? 'skipped']}</td>
                <td data-k="Saved" className="n muted">
                  {savedAt === undefined ? '–' : clockTime(savedAt)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
