import { review as reviewWords } from '@quizly/words/authoring.ts'
import type { OwnQuizSummary } from '@quizly/contract'
import { isChoice, limits, optionLetter, type Question } from '@quizly/domain'
import { SlotSign } from '../../quiz-page/slot-sign.tsx'
import { QuestionMenu } from '../../quiz-page/question-menu.tsx'
import '../../../components/tables/table.css'
import { AlsoAccepted } from '../../../question-types/also-accepted.tsx'
import { questionDirection } from '../../../components/quiz/text-direction.ts'
import { PointsFacts } from '../../../question-types/points-facts.tsx'
import { deskParts } from '../../../question-types/desk-parts.ts'
import { UserText } from '../../../question-types/user-text.tsx'
import './review-table.css'

/** Whether its correct options are marked with a tick. */
export const hasTicks = ({ type }: Question): boolean => isChoice(type)

/** Every question with its options, the correct ones marked. Columns after D appear only if they are used. */
export function ReviewTable({
  questions,
  language = 'en',
  isWeighted,
  rescoredIn,
}: {
  questions: readonly Question[]
  language: string | undefined
  isWeighted: boolean
  /** The quiz, where the scores of its questions can be changed. */
  rescoredIn?: OwnQuizSummary | undefined
}) {
  const columns = Math.max(
    limits.optionsDefault,
    ...questions.map(({ type, options }) => (isChoice(type) ? options.length : 0)),
  )
  return (
    <div className="tbl-w">
      <table
        className="tbl tbl--even tbl--review tbl--stack"
        aria-label={reviewWords.table}
        dir={questionDirection(questions[0] ?? {}, language)}
      >
        <thead>
          <tr>
            <th scope="col">{reviewWords.question}</th>
            {Array.from({ length: columns }, (_, position) => (
              <th key={position} scope="col">
                {optionLetter(position)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map((question, i) => {
            const { ReviewCells } = deskParts[question.type]
            return (
              <tr key={question._id} dir={questionDirection(question, language)}>
                <th scope="row" className="q-col">
                  <div className="with-menu">
                    <span>
                      <span className="num">{i + 1}.</span>{' '}
                      <UserText text={question.text} language={language} of={question} />
                      <SlotSign slot={question.slot} />
                      {isWeighted && <PointsFacts question={question} />}
                      <AlsoAccepted question={question} language={language} />
                    </span>
                    {rescoredIn && <QuestionMenu quiz={rescoredIn} question={question} number={i + 1} />}
                  </div>
                </th>
                <ReviewCells question={question} language={language} columns={columns} />
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
