import type { TimedResult } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { Fragment } from 'react'
import '../../../components/tables/table.css'
import { VerdictTag } from '../../../components/quiz/verdict.tsx'
import { clockTime } from '../../../lib/dates.ts'

/** What a student answered to each question, the correct answer, and when the server received the answer. */
export function AnswerTable({
  result,
  questions,
  language,
}: {
  result: TimedResult
  questions: readonly Question[]
  language: string | undefined
}) {
  const answerById = new Map(result.answers.map((answer) => [answer.questionId, answer]))
  const verdictById = new Map(result.verdicts.map(({ questionId, verdict }) => [questionId, verdict]))
  return (
    <div className="tbl-w">
      <table className="tbl tbl--even tbl--stack" aria-label="Answers">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Answer</th>
            <th scope="col">Verdict</th>
            <th scope="col">Correct answer</th>
            <th scope="col" className="n">
              Saved
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ _id, text, correctAnswers }, i) => {
            const { selectedOption = null, savedAt } = answerById.get(_id) ?? {}
            return (
              <tr key={_id}>
                <th scope="row" className="q-col">
                  {i + 1}. <bdi lang={language}>{text}</bdi>
                </th>
                <td data-k="Answer">
                  <Texts of={[selectedOption ?? '–'].flat()} language={language} />
                </td>
                <td data-k="Verdict">
                  <VerdictTag verdict={verdictById.get(_id) ?? 'skipped'} />
                </td>
                <td data-k="Correct answer">
                  <Texts of={correctAnswers} language={language} />
                </td>
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

/** Several texts on one line, each in the direction of its own script. */
export function Texts({ of, language }: { of: readonly string[]; language: string | undefined }) {
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
