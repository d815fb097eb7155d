import type { Problem } from '../problem.ts'

/** What is said where nothing that could be right was typed. */
export const entrySentences = {
  email: 'Enter your email address, like name@example.com',
  password: 'Enter a password',
  code: 'Enter the code',
} as const

type Entry = keyof typeof entrySentences

const problem = (entry: Entry, path: string = entry): Problem => ({
  path,
  code: 'invalid',
  message: entrySentences[entry],
})

/** What can be seen to be wrong with a log-in, its address trimmed, before the server is asked; the server says the rest. */
export function loginProblems({ email, password }: { email: string; password: string }): Problem[] {
  const isLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  return [...(isLikeEmail ? [] : [problem('email')]), ...(password === '' ? [problem('password')] : [])]
}

/** What can be seen to be wrong with a quiz's code, trimmed, before the server is asked. */
export function secretCodeProblems({ secretCode }: { secretCode: string }): Problem[] {
  return secretCode === '' ? [problem('code', 'secretCode')] : []
}
