import { practice as practiceWords } from '@quizly/words/results.ts'
import { verdicts as verdictWords } from '@quizly/words/student.ts'
import { type Question, rubricOf, type SelectedOption, type VerdictName } from '@quizly/domain'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Explanation } from '../../../components/quiz/explanation.tsx'
import { questionDirection } from '../../../components/quiz/text-direction.ts'
import { VerdictTag } from '../../../components/quiz/verdict.tsx'
import { correctLabel, Texts } from '../../../components/result/marked-answer.tsx'

const ownVerdicts = ['correct', 'partly', 'incorrect'] as const

/** Right, partly or wrong, the correct answer, and why. An essay is marked by whoever has written it. */
export function PracticeFeedback({
  question,
  language = 'en',
  selected,
  verdict,
  mark,
}: {
  question: Question
  language?: string | undefined
  selected: SelectedOption
  verdict: VerdictName
  mark: (verdict: VerdictName) => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [verdict])
  const { correctAnswers } = question
  const rubric = rubricOf(question)
  return (
    <section className="practice__feedback" aria-labelledby="practice-verdict">
      <h3 id="practice-verdict" tabIndex={-1} ref={heading}>
        {verdict === 'waiting' ? practiceWords.markYourself : <VerdictTag verdict={verdict} />}
      </h3>
      <dl dir={questionDirection(question, language)}>
        {correctAnswers.length > 0 && (
          <div>
            <dt>{correctLabel(question)}</dt>
            <dd className="practice__key">
              <Texts of={correctAnswers} question={question} lang={language} />
            </dd>
          </div>
        )}
        {rubric.length > 0 && (
          <div>
            <dt>{practiceWords.rubric}</dt>
            <dd>
              <ul>
                {rubric.map(({ _id, text }) => (
                  <li key={_id}>
                    <bdi lang={language}>{text}</bdi>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        <Explanation question={question} lang={language} selected={selected} />
      </dl>
      {verdict === 'waiting' && (
        <div className="actions">
          {ownVerdicts.map((name) => (
            <Button key={name} look="secondary" onClick={() => mark(name)}>
              {verdictWords.names[name]}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
