import type { QuestionType } from '@quizly/domain'
import type { ComponentType } from 'react'
import type { EditorProps } from './editor-props.ts'
import { QuestionOptions } from './question-options.tsx'
import { WrittenAnswer } from './written-answer.tsx'

/** The fields for the correct answers to each type of question. */
export const editors: Record<QuestionType, ComponentType<EditorProps>> = {
  single: QuestionOptions,
  multiple: QuestionOptions,
  write: WrittenAnswer,
}
