import type { QuestionType } from '@quizly/domain'

/**
 * How each type of question is answered in print: by marking round boxes (one), square boxes (several), or on lines if
 * there is no box.
 */
export const printedFields: Record<QuestionType, { task: string; box?: 'round' | 'square' }> = {
  single: { task: 'Mark one answer', box: 'round' },
  multiple: { task: 'Mark all that apply', box: 'square' },
  write: { task: 'Write your answer' },
}
