import type { Question } from '@quizly/domain'

/** The heading of a row that is about one question: its number and its text. */
export function QuestionCell({
  questionId,
  questions,
  language,
}: {
  questionId: string
  questions: readonly Question[]
  language: string | undefined
}) {
  const index = questions.findIndex(({ _id }) => _id === questionId)
  return (
    <th scope="row" className="q-col">
      {index < 0 ? 'A question that was removed' : `${index + 1}. `}
      <bdi lang={language}>{questions[index]?.text}</bdi>
    </th>
  )
}
