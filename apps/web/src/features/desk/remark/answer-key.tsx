import type { Remarkings } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { deskParts } from '../../../question-types/desk-parts.ts'

const rulesForAll = {
  full: 'Everyone has full marks for this question.',
  'left-out': 'This question is not scored.',
}

/** The correct answers of a question, to be chosen or written anew. */
export function AnswerKey({
  question,
  rule,
  language,
  value,
  onChange,
}: {
  question: Question
  rule: Remarkings['rules'][number] | undefined
  language: string | undefined
  value: string[]
  onChange: (correctAnswers: string[]) => void
}) {
  const { KeyField } = deskParts[question.type]
  return (
    <div>
      <KeyField question={question} language={language} value={value} onChange={onChange} />
      {rule?.all && <p className="hint hint--after">{rulesForAll[rule.all]}</p>}
      {rule && rule.also.length > 0 && (
        <p className="hint hint--after">
          Also accepted: <bdi lang={language}>{rule.also.map((key) => key.join(' + ')).join(', ')}</bdi>
        </p>
      )}
    </div>
  )
}
