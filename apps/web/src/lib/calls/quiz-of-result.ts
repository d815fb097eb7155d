import { everywhere as commonWords } from '@quizly/words/student.ts'

/** The specification leaves open whether it is an object with a title or an ID, and the quiz may be gone. */
export function quizOfResult(quizId: unknown): { _id: string; title: string } {
  const { _id = String(quizId), title = commonWords.untitled } = Object(quizId)
  return { _id, title }
}
