import type { QuestionType } from '@quizly/domain'
import { Segments } from '../../../components/forms/segments.tsx'
import type { QuestionDraft } from './question-draft.ts'

const choices = [
  ['single', 'Single Correct'],
  ['multiple', 'Multiple Correct'],
  ['write', 'Write Answer'],
] as const

export function QuestionTypeChoice({
  question: { type },
  onChoose,
}: {
  question: QuestionDraft
  onChoose: (type: QuestionType) => void
}) {
  return <Segments legend="Question type" choices={choices} value={type} onChoose={onChoose} />
}
