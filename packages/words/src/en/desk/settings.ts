// The settings of a quiz.
export const loading = 'Loading the settings'
export const failed = 'The settings could not be loaded'
export const archived = 'This quiz is archived. Restore it to change its settings.'
export const label = 'Settings'
export const onlyEditors = 'Only the owner and the editors of this quiz can change these.'
export const save = 'Save settings'
export const saving = 'Saving…'
export const saved = 'Saved.'
export const noChanges = 'No changes'
/** `names` are those of `changed`. */
export const changedByOthers = (names: string) =>
  `Someone else saved ${names} while you were editing. Save again to keep yours.`
export const keepTheirs = 'Keep theirs'
export const and = (first: string, second: string) => `${first} and ${second}`
/** What somebody else has changed: “Someone else saved the title while you were editing.” */
export const changed = {
  title: 'the title',
  timeLimit: 'the time limit',
  language: 'the language',
  code: 'whether the quiz is open',
  joining: 'the code',
  opensAt: 'the opening',
  closesAt: 'the closing',
  everyoneStops: 'who stops at closing',
  resultRelease: 'the result',
  shuffleQuestions: 'the order of the questions',
  shuffleOptions: 'the order of the options',
  practice: 'the practice',
  pages: 'the pages',
}
export const sectionsLabel = 'Sections'
export const sections = {
  title: 'Title',
  time: 'Time',
  joining: 'Joining',
  order: 'Order',
  results: 'Results',
  attempts: 'Attempts',
  language: 'Language',
  practice: 'Practice',
  'extra-time': 'Extra time',
}
export const quizTitle = 'Quiz Title'
export const quizTitleHint = 'Updates everywhere, including results.'
export const draft = 'This quiz is a draft. It opens when you finalize it.'
export const quiz = 'Quiz'
export const open = 'Open'
export const closed = 'Closed'
export const openHint = 'Students who have joined can start.'
export const closedHint = 'No one can join or start. Students who have started keep their full time.'
export const joining = 'Joining with the code'
export const joiningOn = 'On'
export const joiningOff = 'Off'
export const joiningLater = 'Students can join with the code once the quiz is open.'
export const joiningOnHint = 'Students can join with the code.'
export const joiningOffHint = 'No one else can join. Students who have joined can still start.'
export const result = 'Result'
export const releases = {
  'at-once': 'At once',
  'score-only': 'Score only',
  'when-closed': 'After closing',
  'by-hand': 'When I release them',
}
export const releaseHints = {
  'at-once': 'Score and correct answers appear on submitting. Students could share the answers with others.',
  'score-only': 'Students see their score on submitting, and never the correct answers.',
  'when-closed':
    'Score and correct answers appear when the quiz is closed and the last student has finished.',
  'by-hand': 'Score and correct answers appear when you press Release results.',
}
export const released = (time: string) =>
  `You released the results on ${time}. Students who submit see theirs at once.`
export const severalAttempts =
  'Correct answers appear after a student’s last attempt, or when all have finished after the closing.'
export const practise = 'Students can practise this quiz'
export const practiseHint =
  'Everybody with the code can see the correct answers. Practice is not scored or saved.'
