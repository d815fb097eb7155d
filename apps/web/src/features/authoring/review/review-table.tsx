import type { OwnQuizSummary } from '@quizly/contract'
import { limits, optionLetter, type Question, type QuestionType } from '@quizly/domain'
import type { ComponentType } from 'react'
import { Icon } from '../../../components/icons/icons.tsx'
import { QuestionMenu } from '../../quiz-page/question-menu.tsx'
import '../../../components/tables/table.css'
import { correctPositions } from '../editor/answers/draft-types.ts'
import './review-table.css'

type CellsProps = { question: Question; columns: number }

/** How the answers to each type of question fill the columns. */
const answerCells: Record<QuestionType, ComponentType<CellsProps>> = {
  single: OptionCells,
  multiple: OptionCells,
  write: WrittenCell,
}

/** Every question with its options, the correct ones marked. Columns after D appear only if they are used. */
export function ReviewTable({
  questions,
  rescoredIn,
}: {
  questions: readonly Question[]
  /** The quiz, where the scores of its questions can be changed. */
  rescoredIn?: OwnQuizSummary | undefined
}) {
  const columns = Math.max(limits.optionsDefault, ...questions.map(({ options }) => options.length))
  return (
    <div className="tbl-w">
      <table className="tbl tbl--even tbl--review tbl--stack" aria-label="Questions in this quiz">
        <thead>
          <tr>
            <th scope="col">Question</th>
            {Array.from({ length: columns }, (_, position) => (
              <th key={position} scope="col">
                {optionLetter(position)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map((question, i) => {
            const AnswerCells = answerCells[question.type]
            return (
              <tr key={question._id}>
                <th scope="row" className="q-col">
                  <div className="with-menu">
                    <span>
                      <span className="num">{i + 1}.</span> <UserText text={question.text} />
                    </span>
                    {rescoredIn && <QuestionMenu quiz={rescoredIn} question={question} number={i + 1} />}
                  </div>
                </th>
                <AnswerCells question={question} columns={columns} />
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function OptionCells({ question, columns }: CellsProps) {
  const { options } = question
  const correct = correctPositions(question)
  return (
    <>
      {options.map((option, position) => {
        const letter = optionLetter(position)
        return correct.includes(position) ? (
          <td key={letter} className="is-correct" data-k={letter}>
            <CorrectText text={option} />
          </td>
        ) : (
          <td key={letter} data-k={letter}>
            <span>
              <UserText text={option} />
            </span>
          </td>
        )
      })}
      {options.length < columns && (
        <td className="review-blank" colSpan={columns - options.length}>
          –
        </td>
      )}
    </>
  )
}

function WrittenCell({ question, columns }: CellsProps) {
  return (
    <td colSpan={columns} className="is-correct">
      <CorrectText text={question.correctAnswers[0] ?? ''} note="(written answer)" />
    </td>
  )
}

function CorrectText({ text, note }: { text: string; note?: string }) {
  return (
    <span>
      <Icon name="check" />
      <span>
        <UserText text={text} />
        <span className="vh">, marked correct</span>
        {note && <span className="review-note"> {note}</span>}
      </span>
    </span>
  )
}

function UserText({ text }: { text: string }) {
  return (
    <span className="review-text" dir="auto">
      {text}
    </span>
  )
}
