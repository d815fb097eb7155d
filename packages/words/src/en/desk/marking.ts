// Marking a question again, by another answer key or by accepting other written answers.
import { number, plural } from '../language.ts'

export const reason = 'Reason (required)'
export const reasonHint = 'Students see it with their result and in their receipt.'
export const noReason = 'Enter a reason. Students see it.'
export const mayLower = 'Scores may go down'
export const update = 'Update scores'
export const updating = 'Updating scores…'
/** In the title of the browser’s tab. */
export const questionTab = (n: number) => `question ${number(n)}`
export const question = <Node>(n: number, text: Node) => [`Question ${number(n)}: `, text]
export const allQuestions = 'All questions'

export const effect = 'Effect on scores'
export const checking = 'Checking…'
export const notLoaded = 'This could not be loaded.'
export const byHand = (n: number) =>
  plural(n, {
    one: `${number(n)} answer was marked by hand and stays as it is.`,
    other: `${number(n)} answers were marked by hand and stay as they are.`,
  })
/** The heads of lists of students. */
export const gains = 'Gains'
export const loses = 'Loses'
export const score = 'Score'
export const andMore = (n: number) =>
  plural(n, { one: `And ${number(n)} more`, other: `And ${number(n)} more` })

export const noResults = 'No submissions yet. This will apply to everyone who submits.'
export const noScores = 'No scores change.'
/** `up` and `down` are what `goUp` and `goDown` say: “Of 30 results, 3 go up and none goes down.” */
export const moves = (n: number, up: string, down: string) =>
  plural(n, {
    one: `Of ${number(n)} result, ${up} and ${down}.`,
    other: `Of ${number(n)} results, ${up} and ${down}.`,
  })
export const goUp = (n: number) =>
  n === 0 ? 'none goes up' : plural(n, { one: `${number(n)} goes up`, other: `${number(n)} go up` })
export const goDown = (n: number) =>
  n === 0 ? 'none goes down' : plural(n, { one: `${number(n)} goes down`, other: `${number(n)} go down` })
export const keepShare = (n: number) =>
  plural(n, {
    one: `${number(n)} score keeps its share of the points.`,
    other: `${number(n)} scores keep their share of the points.`,
  })
export const noneMoved = 'No score went up or down.'
/** `up` and `down` are what `wentUp` and `wentDown` say: “3 scores went up, 1 went down.” */
export const moved = (up: string, down: string) => `${up}, ${down}.`
export const wentUp = (n: number) =>
  plural(n, { one: `${number(n)} score went up`, other: `${number(n)} scores went up` })
export const wentDown = (n: number) =>
  n === 0 ? 'none went down' : plural(n, { one: `${number(n)} went down`, other: `${number(n)} went down` })

/** `scores` is a sentence about the scores. */
export const done = (n: number, scores: string) => `Question ${number(n)} updated. ${scores}`
export const undone = (scores: string) => `Change undone. ${scores}`
export const undo = 'Undo'
export const notSaved = 'This could not be saved. Nothing has changed.'
export const notUndone = 'This could not be undone. Nothing has changed.'
export const showQuiz = 'Show the quiz as it is now'

export const changedMeanwhile = 'Nothing was saved, because the attempt was changed meanwhile.'
export const theyCounted = {
  correct: (name: string, n: number) => `${name} counted question ${number(n)} as correct.`,
  incorrect: (name: string, n: number) => `${name} counted question ${number(n)} as incorrect.`,
  points: (name: string, n: number, points: number) =>
    plural(points, {
      one: `${name} gave question ${number(n)} ${number(points)} point.`,
      other: `${name} gave question ${number(n)} ${number(points)} points.`,
    }),
}
export const theyTookBack = (name: string, n: number) =>
  `${name} took back the mark by hand of question ${number(n)}.`
export const otherAnswer = (n: number) => `The answer to question ${number(n)} is another one now.`
export const isNow = {
  partly: (n: number) => `Question ${number(n)} is partly correct now.`,
  correct: (n: number) => `Question ${number(n)} is correct now.`,
  incorrect: (n: number) => `Question ${number(n)} is incorrect now.`,
  skipped: (n: number) => `Question ${number(n)} is skipped now.`,
  waiting: (n: number) => `Question ${number(n)} waits to be marked now.`,
  'left-out': (n: number) => `Question ${number(n)} is left out now.`,
}
export const counts = {
  correct: (n: number) => `Question ${number(n)} counts as correct.`,
  incorrect: (n: number) => `Question ${number(n)} counts as incorrect.`,
  points: (n: number, points: number) =>
    plural(points, {
      one: `Question ${number(n)} has ${number(points)} point.`,
      other: `Question ${number(n)} has ${number(points)} points.`,
    }),
}
export const markUndone = {
  partly: (n: number) => `The mark by hand of question ${number(n)} is undone: partly correct.`,
  correct: (n: number) => `The mark by hand of question ${number(n)} is undone: correct.`,
  incorrect: (n: number) => `The mark by hand of question ${number(n)} is undone: incorrect.`,
  skipped: (n: number) => `The mark by hand of question ${number(n)} is undone: skipped.`,
  waiting: (n: number) => `The mark by hand of question ${number(n)} is undone: it waits to be marked.`,
  'left-out': (n: number) => `The mark by hand of question ${number(n)} is undone: left out.`,
}
/** `points` are like “4”, or “4 + ?” while some are open. */
export const scoreNow = (points: string, total: number) => `Score: ${points} out of ${number(total)}.`
/** While points are open. */
export const openPoints = (points: number) => `${number(points)} + ?`
