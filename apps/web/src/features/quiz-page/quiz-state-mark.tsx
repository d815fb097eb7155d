import type { QuizState } from '@quizly/domain'
import './quiz-state-mark.css'

const words: Record<QuizState, string> = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
  archived: 'Archived',
}

/** The state of a quiz in a word, with a dot before it. */
export function QuizStateMark({ state }: { state: QuizState }) {
  return <span className={`quiz-state quiz-state--${state}`}>{words[state]}</span>
}
