// What saving the settings of a quiz would change.
import { number, plural } from '../language.ts'

export const titleMissing = 'The title is still missing.'
export const title = (quiz: string) => `The title becomes “${quiz}”.`
export const timeMissing = 'The time limit is still missing.'
export const timeLimit = (n: number) =>
  plural(n, {
    one: `New starters get ${number(n)} minute.`,
    other: `New starters get ${number(n)} minutes.`,
  })
/** Follows a sentence that says what changes. */
export const untouched = (n: number) =>
  plural(n, {
    one: `${number(n)} student in progress is not affected.`,
    other: `${number(n)} students in progress are not affected.`,
  })
export const language = (name: string) => `Screen readers will read the questions in ${name}.`
export const noSuchOpening = 'The opening is a time that does not exist.'
export const noSuchClosing = 'The closing is a time that does not exist.'
/** `from`, `to` and `time` are times of day. */
export const clocksGoForward = (date: string, from: string, to: string, time: string) =>
  `On ${date} the clocks go forward from ${from} to ${to}, so there is no ${time}. Choose another time.`
export const opensNow = 'Students can start straight away.'
export const opensAt = (moment: string) => `Students can start from ${moment} on.`
export const neverCloses = 'The quiz stays open until you close it.'
export const closesAt = (moment: string) => `No one can start after ${moment}.`
export const everyoneStops = 'New starters stop at closing.'
export const noOneStops = 'New starters keep their full time, even past the closing.'
export const open = 'The quiz is open: students can start.'
export const closed = 'No one else can start.'
export const joiningOn = 'Students can join with the code.'
export const joiningOff = 'No one else can join. Students who have joined can still start.'
export const questionOrder = {
  shuffled: 'New starters get the questions in their own order.',
  yours: 'New starters get the questions in your order.',
}
export const optionOrder = {
  shuffled: 'New starters get the options in their own order.',
  yours: 'New starters get the options in your order.',
}
export const pages = {
  all: 'New starters get all questions on one page.',
  'one-by-one': 'New starters get one question a page and can go back.',
  'forward-only': 'New starters get one question a page and cannot go back.',
}
export const unlimited = 'Students can take the quiz as often as they like.'
export const attempts = (n: number) =>
  plural(n, {
    one: `Students can take the quiz once.`,
    other: `Students can take the quiz ${number(n)} times.`,
  })
export const answersHidden =
  'Correct answers that students have seen are hidden again until their last attempt, or until the quiz closes.'
export const attemptCounts = {
  best: 'The best attempt of each student counts.',
  last: 'The last attempt of each student counts.',
  first: 'The first attempt of each student counts.',
}
export const releases = {
  'at-once': 'Students will see score and correct answers as soon as they submit.',
  'score-only': 'Students will see only their score as soon as they submit.',
  'when-closed':
    'Students will see score and correct answers when the quiz is closed and the last student has finished.',
  'by-hand': 'Students will see score and correct answers when you release them.',
}
export const seeAll = (n: number) =>
  plural(n, {
    one: `${number(n)} student who has submitted will see score and correct answers.`,
    other: `${number(n)} students who have submitted will see score and correct answers.`,
  })
export const seeScore = (n: number) =>
  plural(n, {
    one: `${number(n)} student who has submitted will see only their score.`,
    other: `${number(n)} students who have submitted will see only their score.`,
  })
export const seeAllNoMore = (n: number) =>
  plural(n, {
    one: `${number(n)} student who has submitted will not see score and correct answers any more.`,
    other: `${number(n)} students who have submitted will not see score and correct answers any more.`,
  })
export const seeScoreNoMore = (n: number) =>
  plural(n, {
    one: `${number(n)} student who has submitted will not see their score any more.`,
    other: `${number(n)} students who have submitted will not see their score any more.`,
  })
export const stillWorking = (n: number) =>
  plural(n, {
    one: `${number(n)} student is still working.`,
    other: `${number(n)} students are still working.`,
  })
/** Both follow that students are still working. */
export const couldShare = 'Students could share the answers with others.'
export const othersSee = 'Others can already see the answers.'
export const submittedAfter = (n: number) =>
  plural(n, {
    one: `${number(n)} student submitted after others could already see the answers.`,
    other: `${number(n)} students submitted after others could already see the answers.`,
  })
export const savedNothing = 'Settings saved.'
/** `change` is one of the sentences above. */
export const savedOne = (change: string) => `Saved. ${change}`
export const savedMany = (n: number) =>
  plural(n, {
    one: `Saved: ${number(n)} setting changed.`,
    other: `Saved: ${number(n)} settings changed.`,
  })
export const practiceOn = 'Students can practise: everybody with the code can see the correct answers.'
export const practiceOff = 'Practice is no longer available.'
