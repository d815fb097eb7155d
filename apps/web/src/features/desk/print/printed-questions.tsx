import { optionLetter, type Question } from '@quizly/domain'
import type { PrintedProps } from './printed-props.ts'
import { deskParts } from '../../../question-types/desk-parts.ts'
import { NameLines, PrintedHead } from './printed-head.tsx'
import { textDirection } from './text-direction.ts'

/** The questions with room for the answers, and nothing that says which are correct. */
export function PrintedQuestions({ quiz, questions }: PrintedProps) {
  return (
    <>
      <PrintedHead quiz={quiz} />
      <NameLines />
      <ol className="printed__questions" lang={quiz.language}>
        {questions.map((question) => (
          <PrintedQuestion key={question._id} question={question} />
        ))}
      </ol>
    </>
  )
}

function PrintedQuestion({ question: { text, type, options } }: { question: Question }) {
  const { task, box } = deskParts[type].print
  return (
    <li dir={textDirection(text)}>
      <div className="printed__text">
        <p>{text}</p>
        <p className="printed__task" lang="en" dir="ltr">
          {task}
        </p>
      </div>
      {box ? (
        <ul className="printed__options">
          {options.map((option, place) => (
            <li key={optionLetter(place)}>
              <span className={`printed__box printed__box--${box}`} />
              <b>{optionLetter(place)}</b>
              <span dir="auto">{option}</span>
            </li>
          ))}
        </ul>
      ) : (
        <WritingLines count={3} />
      )}
    </li>
  )
}

function WritingLines({ count }: { count: number }) {
  return (
    <div className="printed__lines">
      {Array.from({ length: count }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  )
}
