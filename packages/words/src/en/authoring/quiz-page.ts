// The head of a quiz's pages.
import { number } from '../language.ts'

export const title = (page: string, quiz: string) => `${page} – ${quiz}`
export const tabs = {
  Results: 'Results',
  Students: 'Students',
  Live: 'Live',
  Questions: 'Questions',
  Share: 'Share',
  Settings: 'Settings',
}
/** The name of the tabs for screen readers. */
export const tabsLabel = 'Quiz'
export const acts = 'Quiz actions'
export const print = 'Print paper'
export const codeIs = <Node>(secret: Node) => ['Code ', secret]
/** After the state of a quiz, as in “Open until 14 March 2026, 10:42”. */
export const until = (moment: string) => `until ${moment}`
export const since = (moment: string) => `since ${moment}`
export const states = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
  archived: 'Archived',
}
export const copyCode = (quiz: string) => `Copy code for ${quiz}`
export const codeCopied = (code: string) => `Code ${code} copied.`
export const codeNotCopied = (code: string) => `The code could not be copied. It is ${code}.`
export const moreForQuestion = (n: number) => `More for question ${number(n)}`
export const changeKey = 'Change answer key'
export const acceptAnswers = 'Accept answers'
export const settingsUndone = 'Undone. The settings are as they were.'
/** `hint` is like “Try again in a moment.” */
export const settingsNotUndone = (hint: string) => `This could not be undone. ${hint}`
/** In a question’s menu: what each rule of partial credit would have given. */
export const compareRules = 'Compare rules'
export const markByHand = 'Mark by hand'
