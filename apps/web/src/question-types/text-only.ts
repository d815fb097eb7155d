import * as answerWords from '@quizly/words/authoring/answers.ts'
import {
  isMarkedByPerson,
  isWritten,
  lineWithoutSigns,
  type QuestionContent,
  type QuestionType,
  withoutSigns,
} from '@quizly/domain'

type Listed = {
  text?: string | undefined
  format?: QuestionContent['format'] | undefined
  type?: QuestionType | undefined
}

/** A text of a question where nothing is drawn. Plain ones stay as they are, and so do answers that are written or typed. */
export function textOnly({ text, format, type }: Listed, shown: string): string {
  if (!format) return shown
  if (shown === text) return withoutSigns(shown, answerWords.picture)
  const isDrawn = type !== undefined && !isWritten(type) && !isMarkedByPerson(type)
  return isDrawn ? lineWithoutSigns(shown, answerWords.picture) : shown
}
