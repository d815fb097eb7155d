// The screen of an invitation to work on a quiz.
export const forEducators = 'This invitation is for educators'
export const loggedInAsStudent =
  'You are logged in as a student. Log out, then login with the email that was invited, as Admin.'
export const title = 'You are invited to a quiz'
export const loginFirst =
  'Login with the email that was invited. If it has no account yet, sign in as Admin with it.'
export const doesNotWork = 'This invitation does not work'
export const askAgain = <Node>(email: Node) => [
  'It works once, within 14 days, and only for the email that was invited. You are logged in as ',
  email,
  '. If that is the right one, ask your colleague for a new invitation.',
]
export const loading = 'Loading the invitation'
export const failed = 'The invitation could not be loaded'
export const safe = 'It stays as it is.'
export const accepted = {
  editor: (quiz: string) => `You are editor of “${quiz}” now.`,
  marker: (quiz: string) => `You are marker of “${quiz}” now.`,
  viewer: (quiz: string) => `You are viewer of “${quiz}” now.`,
}
/** `hint` is like “Try again in a moment.” */
export const notAccepted = (hint: string) => `The invitation could not be accepted. ${hint}`
export const shares = <Node>(name: Node, email: Node, quiz: Node) => [
  name,
  ' (',
  email,
  ') shares “',
  quiz,
  '” with you.',
]
/** `hint` says what one can do in this role. */
export const withHint = <Node>(role: Node, hint: Node) => [role, ': ', hint]
export const ends = (date: string) => `The invitation ends on ${date}.`
export const accept = 'Accept'
export const notNow = 'Not now'
