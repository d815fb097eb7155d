// The secret code of a quiz is passed on.
import { number, plural } from '../language.ts'

export const loading = 'Loading the secret code'
export const finalized = 'Quiz Finalized Successfully!'
export const finalizedTitle = (quiz: string) => `Quiz Finalized Successfully! – ${quiz}`
/** `questions` and `minutes` are like “5 questions” and “20 minutes”. */
export const shareIt = <Node>(quiz: Node, questions: Node, minutes: Node) => [
  quiz,
  '\u00A0· ',
  questions,
  '\u00A0· ',
  minutes,
  '. Share this secret code with your students.',
]
export const back = 'Back to Dashboard'
export const settings = 'Quiz settings'
export const codeTitle = (quiz: string) => `Secret code – ${quiz} – Quizly`
export const closeFullScreen = 'Close full screen'
export const goTo = <Node>(address: Node) => ['Go to ', address, ' and enter']
export const nobody = 'No students have joined yet'
export const joinedCount = (n: number) =>
  plural(n, { one: `${number(n)} student joined`, other: `${number(n)} students joined` })
/** `joined` is like “3 students joined”, or empty. */
export const notUpToDate = (joined: string) => `${joined} – the names could not be brought up to date`
export const joined = 'Joined'
export const andMore = (n: number) => `and ${number(n)} more`
export const qrCode = 'QR code that opens the quiz link'
export const scan = 'Scan with a phone camera'
export const copyCode = 'Copy code'
export const fullScreen = 'Show full screen'
/** A code follows, spelled word by word. */
export const aloud = <Node>(code: Node) => ['Read it aloud: ', code]
export const orLink = 'Or send a link'
export const orLinkHint = 'It opens the code screen with the code filled in. Students still need to log in.'
export const link = 'Quiz link'
export const copyLink = 'Copy link'
export const draft = 'This quiz is still a draft'
export const finalizeIt = 'Finalize it to get the secret code for your students.'
export const onceFinalized = 'Its secret code is here once the quiz is finalized.'
export const share = 'Share this secret code with your students'
export const joinNow = 'Students can join now and start when the quiz opens.'
export const noOneCanJoin = <Node>(code: Node) => ['No one can join with the code ', code, '.']
export const archived = 'This quiz is archived'
export const closed = 'This quiz is closed'
export const reopenIt = 'Reopen the quiz to share it.'
export const codeOff = 'Joining with the code is off'
export const turnItOn = 'Turn it on in the settings to share the quiz.'
export const digits = {
  0: 'zero',
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
}
export const capital = (letter: string) => `capital ${letter}`
export const small = (letter: string) => `small ${letter}`
/** The letters of the code stand apart, so that a screen reader says each. */
export const codeName = (letters: string) => `Secret code ${letters}`
