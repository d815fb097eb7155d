import type { Slot } from '../../format.ts'

export const title = 'Login'
export const submit = 'Login'
export const email = 'Email'
export const password = 'Password'
export const forgot = 'Forgot your password?'
/** The link leads to the form for a new account, which is called “Sign In”. */
export const newHere = <Node>(link: Slot<Node>) => [
  'New to Quizly? ',
  link('Sign In'),
  ' creates your account.',
]
export const done = 'Login successful!'
export const haveCode = 'Have a quiz code?'
export const haveCodeHint =
  'Login first. You enter the code on the next screen, and the clock starts only when you press Start Quiz.'
