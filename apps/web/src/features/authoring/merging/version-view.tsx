import type { MergeQuestion } from '@quizly/domain'
import { deskParts } from '../../../question-types/desk-parts.ts'
import { Icon } from '../../../components/icons/icons.tsx'

export function VersionView({ question }: { question: MergeQuestion | undefined }) {
  if (!question) return <p className="muted">Not in the quiz.</p>
  const { text, correctAnswers } = question
  return (
    <>
      <p className="version__text" dir="auto">
        {text}
      </p>
      <ul className="version__options">
        {deskParts[question.type].shownAnswers(question).map((option) => {
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
