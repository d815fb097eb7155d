import { optionLetter, type StudentQuestion } from '@quizly/domain'

/** Which keys answer a question. */
export function KeyHint({ questions }: { questions: readonly StudentQuestion[] }) {
  const most = Math.max(0, ...questions.map(({ options }) => options.length))
  if (most === 0) return null
  return (
    <div className="keys">
      <p>
        In a question, press <kbd>A</kbd>–<kbd>{optionLetter(most - 1)}</kbd> or <kbd>1</kbd>–
        <kbd>{most}</kbd> to choose, arrow keys to move, <kbd>R</kbd> to flag.
      </p>
    </div>
  )
}
