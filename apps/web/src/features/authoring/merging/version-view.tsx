import { isWritten, type MergeQuestion } from '@quizly/domain'
import { Icon } from '../../../components/icons/icons.tsx'

/** A question as one side has it. */
export function VersionView({ question }: { question: MergeQuestion | undefined }) {
  if (!question) return <p className="muted">Not in the quiz.</p>
  const { text, options, correctAnswers } = question
  return (
    <>
      <p className="version__text" dir="auto">
        {text}
      </p>
      <ul className="version__options">
        {(isWritten(question.type) ? correctAnswers : options).map((option) => {
          const isCorrect = correctAnswers.includes(option)
          return (
            <li key={option}>
              {isCorrect && <Icon name="check" />}
              <bdi>{option}</bdi>
              {isCorrect && <span className="vh">, marked correct</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
