import type { QuestionType } from '@quizly/domain'
import { ChoiceAnswer } from './choice-answer.tsx'
import type { AnswerField } from './question-props.ts'
import { WrittenAnswer } from './written-answer.tsx'

/**
 * How each type of question is answered. Every student's page loads this, so it contains nothing for
 * educators.
 */
export const answerFields: Record<QuestionType, AnswerField> = {
  single: { input: 'radio', task: 'Choose one answer', Answer: ChoiceAnswer },
  multiple: { input: 'checkbox', task: 'Choose all that apply', Answer: ChoiceAnswer },
  write: { task: 'Write your answer', Answer: WrittenAnswer },
}
