import { number, plural } from '../language.ts'

export const title = 'Verify a receipt'
export const lead =
  'A receipt shows that a quiz was submitted: who, which quiz and when. Paste one here, or upload its file.'
export const receipt = 'Receipt'
export const upload = 'Upload the receipt file'
export const uploadHint = 'The .json file that was saved with the result'
export const verify = 'Verify'
export const problems = {
  blank: 'Paste a receipt, or upload its file.',
  unreadable: 'This is not a receipt of Quizly. Paste the whole text, from { to }.',
}
export const verdicts = {
  valid: 'This receipt is valid. This server signed it, and nothing in it was changed.',
  altered:
    'This receipt is not valid. Something in it was changed after it was signed, so do not rely on it.',
  'other-server':
    'Another server signed this receipt, so it cannot be verified here. Ask the school that runs that server.',
}
export const matches = 'The answers stored on this server are the ones in this receipt.'
export const differs = 'The answers stored on this server are not the ones in this receipt.'
export const facts = 'What it says'
export const student = 'Student'
export const quiz = 'Quiz'
export const submitted = 'Submitted'
export const answered = 'Answered'
export const answeredOf = (n: number, questions: number) =>
  plural(questions, {
    one: `${number(n)} of ${number(questions)} questions`,
    other: `${number(n)} of ${number(questions)} questions`,
  })
export const issuedAgain = 'Issued again'
/** The reason follows, as the educator wrote it. */
export const markedAgain = (date: string, n: number) => `${date}: question ${number(n)} was marked again.`
export const asBefore = (date: string, n: number) => `${date}: question ${number(n)} counts as before again.`
