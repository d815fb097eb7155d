// Two people have changed the questions of a quiz at the same time.
import { number, plural } from '../language.ts'

export const pageTitle = (quiz: string) => `Two versions – ${quiz}`
export const title = <Node>(quiz: Node) => ['Two versions of “', quiz, '”']
export const hint = 'Someone else saved changes while you were editing. Choose which to keep.'
export const keepTheirs = 'Keep all theirs'
export const keepMine = 'Keep all mine'
export const missing = 'Choose one of the two.'
export const allChosen = 'All are chosen.'
export const left = (n: number) =>
  plural(n, { one: `${number(n)} choice left.`, other: `${number(n)} choices left.` })
export const save = 'Save these questions'
export const question = (n: number) => `Question ${number(n)}`
export const questionOfYours = (n: number) => `Question ${number(n)} of yours`
/** `questions` is one or more of the next two. */
export const markedAgain = (questions: string) =>
  `How ${questions} counts was changed meanwhile. That stays so.`
export const inSentence = (n: number) => `question ${number(n)}`
export const yoursInSentence = (n: number) => `question ${number(n)} of yours`
export const listed = (first: string, second: string) => `${first}, ${second}`
/** The names of the two versions. */
export const sides = {
  theirs: 'Theirs',
  mine: 'Mine',
}
/** What each of the two has done with a question; `parts` is one or more of those below, joined by “and”. */
export const changes = {
  theirs: {
    none: 'They left it as it was',
    added: 'They added it',
    removed: 'They removed it',
    changed: (parts: string) => `They changed ${parts}`,
  },
  mine: {
    none: 'You left it as it was',
    added: 'You added it',
    removed: 'You removed it',
    changed: (parts: string) => `You changed ${parts}`,
  },
}
export const parts = {
  text: 'the text',
  type: 'the type',
  options: 'the options',
  key: 'the key',
  points: 'the points',
  marking: 'the marking',
  feedback: 'the explanation',
}
export const notInQuiz = 'Not in the quiz.'
/** Read aloud after an option. */
export const markedCorrect = ', marked correct'
export const order = 'The order of the questions'
export const movedNothing = {
  theirs: 'They moved nothing',
  mine: 'You moved nothing',
}
/** A question has moved from one place to another; its text follows. */
export const move = <Node>(from: string, to: string, text: Node) => [from, ' → ', to, ': ', text]
export const moreQuestions = (n: number) =>
  plural(n, { one: `${number(n)} more question`, other: `${number(n)} more questions` })
