// Questions of another quiz are brought into the editor.
import { number, plural } from '../language.ts'

export const title = 'Import from another quiz'
export const which = 'From which quiz?'
export const search = 'Search by title or code'
export const lookIn = 'Look in'
export const current = 'In use'
export const archived = 'Archived'
export const failed = 'Your quizzes could not be loaded.'
export const none = 'No other quiz with questions is found here.'
export const quizzes = 'Quizzes'
/** `questions` is like “5 questions”. */
export const shared = <Node>(questions: string, name: Node) => [questions, ' · shared by ', name]
export const more = 'There are more: search for a part of the title.'
export const questionsOf = <Node>(quiz: Node) => ['Questions of “', quiz, '”']
export const questionsFailed = 'The questions could not be loaded.'
export const another = 'Another quiz'
export const questions = 'Questions'
export const all = (n: number) =>
  plural(n, { one: `All ${number(n)} question`, other: `All ${number(n)} questions` })
export const tooMany = (most: number, room: number) =>
  `A quiz can have at most ${number(most)} questions: ${number(room)} more fit.`
export const insert = (n: number) =>
  plural(n, { one: `Insert ${number(n)} question`, other: `Insert ${number(n)} questions` })
