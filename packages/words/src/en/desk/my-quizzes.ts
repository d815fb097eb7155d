import type { Slot } from '../../format.ts'
import { number } from '../language.ts'

export const heading = 'My quizzes'
export const titled = {
  current: 'My quizzes',
  archived: 'My quizzes – Archived',
  bin: 'My quizzes – Bin',
}
export const create = 'Create Quiz'
export const loading = 'Loading your quizzes'
export const failed = 'Your quizzes could not be loaded'
export const safe = 'They are safe.'
export const searchFailed = <Node>(again: Slot<Node>) => [
  'Your quizzes could not be searched. Check your connection, then ',
  again('try again'),
  '.',
]
export const listsLabel = 'Quizzes'
export const lists = {
  current: 'In use',
  archived: 'Archived',
  bin: 'Bin',
}
export const isEmpty = {
  current: 'You have not made a quiz yet',
  archived: 'No quiz is archived',
  bin: 'The bin is empty',
}
export const howToFill = {
  current: 'Type your questions or upload a spreadsheet, then share the secret code with your students.',
  archived: 'Archive a quiz that is over: its code stops working, and its results stay.',
  bin: 'Deleted quizzes are kept here for 30 days. You can restore them until then.',
}
export const columns = {
  title: 'Title',
  state: 'State',
  questions: 'Questions',
  code: 'Code',
  attempts: 'Attempts',
  average: 'Average',
  created: 'Created',
  actions: 'Actions',
}
export const deleted = (date: string) => `Deleted ${date}`
export const shared = {
  owner: <Node>(name: Node) => ['Shared by ', name, ' · you own it'],
  editor: <Node>(name: Node) => ['Shared by ', name, ' · you can edit'],
  marker: <Node>(name: Node) => ['Shared by ', name, ' · you can mark'],
  viewer: <Node>(name: Node) => ['Shared by ', name, ' · you can view'],
}
/** How many students are taking a quiz. */
export const running = (n: number) => `${number(n)} now`
/** The same; screen readers read the quiz too. */
export const runningIn = <Node>(n: number, quiz: string, hidden: Slot<Node>) => [
  `${number(n)} now`,
  hidden(` in ${quiz}`),
]
export const averageLater = 'After it ends'
export const noAttempts = 'No attempts yet'
/** What can be done with a quiz. */
export const menu = {
  share: 'Share',
  write: 'Write the questions',
  results: 'Results',
  students: 'Students',
  questions: 'Questions',
  print: 'Print paper',
  edit: 'Edit quiz',
  preview: 'Preview',
  finalize: 'Finalize',
  settings: 'Settings',
}
