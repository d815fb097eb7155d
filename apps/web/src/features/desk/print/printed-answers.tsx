import { optionLetter, type Question } from '@quizly/domain'
import type { PrintedProps } from './printed-props.ts'
import { deskParts } from '../../../question-types/desk-parts.ts'
import { NameLines, PrintedHead } from './printed-head.tsx'
import { textDirection } from './text-direction.ts'

/** Only boxes and lines, by the numbers of the questions: to collect while the questions stay with the students. */
export function PrintedAnswerBoxes({ quiz, questions }: PrintedProps) {
  return (
    <>
      <PrintedHead quiz={quiz} kind="Answer boxes" />
      <NameLines />
      <ol className="printed__answers">
        {questions.map((question) => (
          <AnswerRow key={question._id} question={question} />
        ))}
      </ol>
    </>
  )
}

function AnswerRow({ question: { text, type, options } }: { question: Question }) {
  const { box } = deskParts[type].print
  return (
    <li dir={textDirection(text)}>
      {box ? (
        <span className="printed__boxes">
          {options.map((_, place) => (
            <span key={optionLetter(place)}>
              <b>{optionLetter(place)}</b>
              <span className={`printed__box printed__box--${box}`} />
            </span>
          ))}
        </span>
      ) : (
        <span className="printed__line" />
      )}
    </li>
  )
}

export function PrintedKey({ quiz, questions }: PrintedProps) {
  return (
    <>
      <PrintedHead quiz={quiz} kind="Answer key" />
      <ol className="printed__key" lang={quiz.language}>
        {questions.map((question) => (
          <li key={question._id} dir={textDirection(question.text)}>
            {question.correctAnswers.map((answer) => (
              <p key={answer}>
                <b>{deskParts[question.type].keyLabel(question, answer)}</b>
                <span dir="auto">{answer}</span>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  )
}
