import type { Slot } from '../../format.ts'

/** In Quizly “Sign In” creates an account, and “Login” opens one. */
export const title = 'Sign In'
export const submit = 'Sign In'
export const hint = <Node>(link: Slot<Node>) => [
  'Create your Quizly account. Already have one? ',
  link('Login'),
]
export const role = 'Role'
export const roleHint = 'Students take quizzes. Admins create them.'
export const roles = { student: 'Student', admin: 'Admin' }
export const whatYouGet = 'What you get'
export const whatYouGetText =
  'Students keep every result on their profile. Educators get a secret code for each quiz and see how the class did, question by question.'
export const done = 'Sign-in successful!'
export const noUser = 'Error: No user data received. Check backend response.'
export const failed = 'Sign-in failed'
