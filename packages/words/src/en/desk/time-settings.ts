// Settings of time, order and attempts.
export const timeLimit = 'Time Limit (minutes)'
export const timeLimitHint = 'For new starters. Students who have started keep their full time.'
export const opens = 'Opens'
export const opensHint = (zone: string, offset: string) =>
  `Leave empty to open straight away. Your time zone: ${zone} (${offset}).`
export const closes = 'Closes'
export const closesHint = (zone: string, offset: string) =>
  `Leave empty to keep it open. Your time zone: ${zone} (${offset}).`
export const atClosing = 'At closing'
export const noOneStarts = 'No one else can start'
export const everyoneStops = 'Everyone stops'
export const noOneStartsHint = 'Students who have started keep their full time, even past the closing.'
export const everyoneStopsHint = 'Students who start late have less time. They are told before they start.'
export const noneSaved = 'Now saved by another window: none'
export const otherSaved = (value: string) => `Now saved by another window: ${value}`
export const shuffleQuestions = 'Shuffle the questions'
export const shuffleOptions = 'Shuffle the options'
export const shuffleOptionsHint = 'An option marked “Don’t shuffle” in its question stays where it is.'
export const shuffleHint = 'Each student gets their own order. You always see the original.'
export const pages = 'Pages'
export const allOnOne = 'All on one page'
export const oneByOne = 'One question a page'
export const goingBack = 'Going back'
export const allowed = 'Allowed'
export const notAllowed = 'Not allowed'
export const allHint = 'Students see all questions and can answer in any order.'
export const pageHints = {
  'one-by-one': 'Students can go back and change answers until they submit.',
  'forward-only': 'Students cannot go back to a question, on any device. They are told before they start.',
}
export const attempts = 'Attempts for each student'
export const attemptsHint = 'Attempts already made are kept.'
export const noLimit = 'No limit'
export const whatCounts = 'What counts'
export const best = 'The best'
export const last = 'The last'
export const first = 'The first'
export const countsHint = 'One attempt counts per student. If scores are equal, the earlier one counts.'
