// What several rooms of authoring say.
import { number, plural } from '../language.ts'

export const saving = 'Saving…'
export const undo = 'Undo'
export const questions = (n: number) =>
  plural(n, { one: `${number(n)} question`, other: `${number(n)} questions` })
export const tickMarksCorrect = 'correct options are marked with a tick'
export const writeTitle = (quiz: string) => `Write questions – ${quiz}`
export const reviewQuiz = 'Review quiz'
export const editQuiz = 'Edit Quiz'
export const notChanged = (hint: string) => `This could not be changed. ${hint}`
export const endForEveryone = 'End for everyone'
export const finalize = 'Finalize'
