import { format } from '@quizly/words/language.ts'
import { takingOver as takingOverWords } from '@quizly/words/authoring.ts'
import type { Question } from '@quizly/domain'
import type { ReactNode } from 'react'
import { questionDirection } from '../../components/quiz/text-direction.ts'
import { AlsoAccepted } from '../../question-types/also-accepted.tsx'
import { textOnly } from '../../question-types/text-only.ts'
import './ticked-questions.css'

/** Questions of a quiz, of which some are ticked by their IDs. */
export function TickedQuestions({
  questions,
  language,
  ticked,
  onTick,
}: {
  questions: readonly Question[]
  language: string
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
}) {
  const isAll = ticked.size === questions.length
  function toggle(id: string) {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    onTick(next)
  }
  return (
    <ul className="ticked" aria-label={takingOverWords.questions}>
      <li>
        <TickBox
          isTicked={isAll}
          onChange={() => onTick(new Set(isAll ? [] : questions.map(({ _id }) => _id)))}
        >
          <b>{takingOverWords.all(questions.length)}</b>
        </TickBox>
      </li>
      {questions.map((question, i) => (
        <li key={question._id}>
          <TickBox
            isTicked={ticked.has(question._id)}
            dir={questionDirection(question, language)}
            onChange={() => toggle(question._id)}
          >
            {i + 1}. <bdi lang={language}>{textOnly(question, question.text)}</bdi>
            <bdi className="muted sm ticked__key" lang={language}>
              {question.correctAnswers.map((answer) => textOnly(question, answer)).join(format.comma)}
            </bdi>
            <AlsoAccepted question={question} language={language} />
          </TickBox>
        </li>
      ))}
    </ul>
  )
}

export function TickBox({
  isTicked,
  dir,
  onChange,
  children,
}: {
  isTicked: boolean
  dir?: 'ltr' | 'rtl'
  onChange: () => void
  children: ReactNode
}) {
  return (
    <label className="ticked__box" dir={dir}>
      <input type="checkbox" checked={isTicked} onChange={onChange} />
      <span>{children}</span>
    </label>
  )
}
