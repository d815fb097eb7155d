import type { Question } from '@quizly/domain'
import { merging as mergingWords } from '@quizly/words/authoring.ts'
import { Icon } from '../../components/icons/icons.tsx'
import { AlsoAccepted } from '../../question-types/also-accepted.tsx'
import { deskParts } from '../../question-types/desk-parts.ts'
import { textOnly } from '../../question-types/text-only.ts'
import './version-view.css'

/** Two versions of a question side by side, each under its name. */
export function VersionPair({
  versions,
}: {
  versions: readonly { name: string; question: Question; language: string }[]
}) {
  return (
    <div className="merge__pair">
      {versions.map(({ name, question, language }) => (
        <section key={name} className="version">
          <h3 className="version__name">{name}</h3>
          <VersionView question={question} language={language} />
          {question.explanation && (
            <p className="version__text muted" dir="auto" lang={language}>
              {textOnly(question, question.explanation)}
            </p>
          )}
        </section>
      ))}
    </div>
  )
}

export function VersionView({ question, language }: { question: Question | undefined; language: string }) {
  if (!question) return <p className="muted">{mergingWords.notInQuiz}</p>
  const correct = question.correctAnswers.map((answer) => textOnly(question, answer))
  return (
    <>
      <p className="version__text" dir="auto" lang={language}>
        {textOnly(question, question.text)}
      </p>
      <ul className="version__options">
        {deskParts[question.type].shownAnswers(question).map((option) => {
          const isCorrect = correct.includes(option)
          return (
            <li key={option}>
              {isCorrect && <Icon name="check" />}
              <bdi lang={language}>{option}</bdi>
              {isCorrect && <span className="vh">{mergingWords.markedCorrect}</span>}
            </li>
          )
        })}
      </ul>
      <AlsoAccepted question={question} language={language} />
    </>
  )
}
