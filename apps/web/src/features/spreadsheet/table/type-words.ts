import type { QuestionType } from '@quizly/domain'

/** Each type of question in one word. */
export const typeWords: Record<QuestionType, string> = {
  single: 'Single',
  multiple: 'Multiple',
  write: 'Written',
}
