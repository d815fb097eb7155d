// A quiz while its clock runs.
import { number, plural } from '../language.ts'

export const status = 'Quiz status'
export const timeLeft = 'Time left'
export const lastMinute = 'Last minute'
/** The title of the browser’s tab; `time` is like 12:34. */
export const tabTitle = (time: string, quiz: string) => `${time} left – ${quiz}`
export const unanswered = (n: number) => `${number(n)} unanswered`
export const submit = 'Submit Quiz'
export const lastQuestion = 'That was the last question.'
export const answered = 'Answered'
export const notAnswered = 'Not answered'
export const flagged = 'Flagged'
/** After the number of a question. */
export const states = {
  answered: 'answered',
  unanswered: 'not answered',
}
export const flaggedStates = {
  answered: 'answered, flagged',
  unanswered: 'not answered, flagged',
}
/** The keys that can be pressed, like A–D, 1–4 and R. */
export const keys = <Node>(letters: Node, numbers: Node, flag: Node) => [
  'In a question, press ',
  letters,
  ' or ',
  numbers,
  ' to choose, arrow keys to move, ',
  flag,
  ' to flag.',
]
/** What became of the last answer. */
export const saves = {
  saved: 'All answers saved',
  saving: 'Saving…',
  offline: 'Offline – answers kept on this device',
  'offline-here': 'Offline – answers kept on this page only: do not close it',
  failing: 'Not saved – trying again',
  refused: 'Not saved – kept on this device',
  here: 'Not saved – kept on this page only: do not close it',
  missed: 'Saved, except an answer that came too late',
}
/** For screen readers. The words differ from those on the screen, so that nothing is read twice. */
export const spokenSaves = {
  offline: 'You are offline. Your answers are kept on this device.',
  'offline-here': 'You are offline. Your answers are kept on this page only. Do not close it.',
  saved: 'You are online again. Your answers are saved.',
}
/** How much time is left, for screen readers. */
export const spokenTimes = { minutes: '5 minutes left', minute: '1 minute left', seconds: '10 seconds left' }
export const otherTab = 'This quiz is also open in another tab. Both save the same answers.'
export const doubtfulTime = 'The time left may be wrong until you are online again.'
export const moreTime = (minutes: number) =>
  plural(minutes, {
    one: `You have ${number(minutes)} more minute.`,
    other: `You have ${number(minutes)} more minutes.`,
  })
