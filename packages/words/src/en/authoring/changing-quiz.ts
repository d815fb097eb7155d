// The questions of a finalized quiz are changed, and whom that reaches.
import { number, plural } from '../language.ts'

export const editTitle = (quiz: string) => `Edit – ${quiz}`
export const edit = <Node>(quiz: Node) => ['Edit “', quiz, '”']
export const toQuestions = 'Questions'
export const toReview = 'Review quiz'
export const saveLabel = 'Save Changes'
/** `place` is like “Draft kept on this device”. */
export const unsaved = (place: string) => `Unsaved changes · ${place}`
export const nothingUnsaved = 'No unsaved changes'
export const saveAndChange = (n: number) =>
  plural(n, { one: `Save and change ${number(n)} score?`, other: `Save and change ${number(n)} scores?` })
export const saveWhileWorking = (n: number) =>
  plural(n, {
    one: `Save while ${number(n)} student is working?`,
    other: `Save while ${number(n)} students are working?`,
  })
export const saveRubric = 'Save the edited rubric?'
export const saveForNewStarters = 'Save for students who start from now on?'
export const backToEditing = 'Go back to editing'
export const saveAndChangeScores = 'Save and change scores'
export const saveChanges = 'Save changes'
export const leaveTitle = 'Leave without saving?'
export const leaveText =
  'Your changes to this quiz are not saved yet. A draft of them can wait for you, also on your other devices.'
export const goOnEditing = 'Go on editing'
export const keepDraft = 'Keep the draft'
export const leaveUnsaved = 'Leave without saving'
export const restored = {
  here: 'Your unsaved changes from last time are back.',
  elsewhere: 'Your unsaved changes from another device are here.',
}
export const discard = 'Discard them'
export const working = (n: number) =>
  plural(n, {
    one: `${number(n)} student is working. They keep the questions they started with, and are marked by the answer key you save now.`,
    other: `${number(n)} students are working. They keep the questions they started with, and are marked by the answer key you save now.`,
  })
/** `begun` is one or both of the next two, joined by “and”. */
export const added = (n: number, begun: string) =>
  plural(n, {
    one: `Students who start from now on are asked the new question. It does not count for ${begun}.`,
    other: `Students who start from now on are asked the ${number(n)} new questions. They do not count for ${begun}.`,
  })
/** After “They do not count for”. */
export const workingNow = (n: number) =>
  plural(n, {
    one: `the ${number(n)} student working now`,
    other: `the ${number(n)} students working now`,
  })
/** After “They do not count for”. */
export const whoSubmitted = (n: number) =>
  plural(n, { one: `the ${number(n)} result so far`, other: `the ${number(n)} results so far` })
/** `moves` is one or more of the next four, joined by “and”. They add up to `n`. */
export const newScores = (n: number, moves: string) =>
  plural(n, {
    one: `${number(n)} result: ${moves}. Students see their new score the next time they look.`,
    other: `${number(n)} results: ${moves}. Students see their new score the next time they look.`,
  })
/** `moves` are those of `newScores`, of as many results. */
export const scoresLater = (moves: string) => `Once marks are released again by the edited rubric: ${moves}.`
export const raised = (n: number) =>
  plural(n, { one: `${number(n)} score goes up`, other: `${number(n)} scores go up` })
export const lowered = (n: number) =>
  plural(n, { one: `${number(n)} score goes down`, other: `${number(n)} scores go down` })
export const unmoved = (n: number) =>
  plural(n, {
    one: `${number(n)} score keeps its points out of a new total`,
    other: `${number(n)} scores keep their points out of a new total`,
  })
export const unchanged = (n: number) =>
  plural(n, { one: `${number(n)} score stays as it is`, other: `${number(n)} scores stay as they are` })
export const handMarks = (n: number) =>
  plural(n, {
    one: `${number(n)} mark given by hand keeps its share of the new points.`,
    other: `${number(n)} marks given by hand keep their share of the new points.`,
  })
export const handMarksLabel = 'Marks given by hand'
export const draftsChange = (n: number) =>
  plural(n, {
    one: `${number(n)} mark that its student does not see yet changes at once.`,
    other: `${number(n)} marks that students do not see yet change at once.`,
  })
export const newStarters = 'New starters get this version.'
export const workingKeep = (n: number) =>
  plural(n, {
    one: `${number(n)} student working now keeps the questions they started with.`,
    other: `${number(n)} students working now keep the questions they started with.`,
  })
export const scoresChanged = (n: number) =>
  plural(n, { one: `${number(n)} score changed.`, other: `${number(n)} scores changed.` })
