import { answers as answerWords } from '@quizly/words/authoring.ts'
import { format } from '@quizly/words/language.ts'
import type { Question } from '@quizly/domain'
import { textOnly } from './text-only.ts'

/** What a regrade has made correct beside the answer key, for educators: “Also accepted: Rome”. */
export function AlsoAccepted({
  question,
  language = 'en',
}: {
  question: Question
  language?: string | undefined
}) {
  const also = question.marking?.also
  if (!also) return null
  const sets = also.map((key) => key.map((answer) => textOnly(question, answer)).join(' + '))
  return (
    <span className="muted sm">
      {answerWords.alsoAccepted(
        <bdi key="also" lang={language}>
          {sets.join(format.comma)}
        </bdi>,
      )}
    </span>
  )
}
