// A quiz is copied, archived, deleted or restored.
import { number, plural } from '../language.ts'

export const more = (quiz: string) => `More for ${quiz}`
export const restore = 'Restore'
export const duplicate = 'Duplicate'
export const archive = 'Archive'
/** Moves a quiz into the bin. */
export const remove = 'Delete'
export const copied = 'Copied. Finalize it to get a code.'
/** `hint` is like “Try again in a moment.” */
export const notCopied = (hint: string) => `The quiz could not be copied. ${hint}`
export const askArchive = <Node>(quiz: Node) => ['Archive “', quiz, '”?']
export const askRemove = <Node>(quiz: Node) => ['Delete “', quiz, '”?']
export const keep = 'Keep it'
export const notLoaded = 'What goes with it could not be loaded. Check your connection, then try again.'
export const unused = 'No student has taken it.'
export const resultsGo = (n: number) =>
  plural(n, {
    one: `${number(n)} result goes with it, also from the students’ own lists.`,
    other: `${number(n)} results go with it, also from the students’ own lists.`,
  })
export const attemptsGo = (n: number) =>
  plural(n, {
    one: `${number(n)} running attempt goes with it, also from the students’ own lists.`,
    other: `${number(n)} running attempts go with it, also from the students’ own lists.`,
  })
/** Parts of the next sentence. */
export const results = (n: number) => plural(n, { one: `${number(n)} result`, other: `${number(n)} results` })
export const attempts = (n: number) =>
  plural(n, { one: `${number(n)} running attempt`, other: `${number(n)} running attempts` })
export const bothGo = (someResults: string, someAttempts: string) =>
  `${someResults} and ${someAttempts} go with it, also from the students’ own lists.`
export const binned = 'Kept in the bin for 30 days. You can restore it from there.'
export const binnedUsed =
  'Kept in the bin for 30 days; students keep their results until then. You can restore it from there.'
export const resultsStay = 'Its results stay. You can restore it from the archive.'
export const codeStops = 'The code will stop working.'
export const codeStopsTimeStays =
  'The code will stop working. Students who have started keep their full time.'
export const releases =
  'This also releases the results: students who have submitted will see their score and the correct answers. You can’t undo this.'
export const releasesLater =
  'This also releases the results: when the last student has finished, students who have submitted will see their score and the correct answers. You can’t undo this.'
export const archived = (quiz: string) => `“${quiz}” is archived.`
export const inBin = (quiz: string) => `“${quiz}” is in the bin for 30 days.`
export const restored = (quiz: string) => `“${quiz}” is restored.`
export const restoredClosed = (quiz: string) =>
  `“${quiz}” is restored. Its code stays closed until you open it.`
