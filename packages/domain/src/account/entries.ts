import type { Problem } from '../problem.ts'

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

/** What is visibly wrong with a log-in (e-mail trimmed) before the server is asked, which checks the rest. */
export function loginProblems({ email, password }: { email: string; password: string }): Problem[] {
  const isLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  return [...(isLikeEmail ? [] : [problem('email')]), ...(password === '' ? [problem('password')] : [])]
}

/** What is visibly wrong with a quiz's code (trimmed) before the server is asked. */
export function secretCodeProblems({ secretCode }: { secretCode: string }): Problem[] {
  return secretCode === '' ? [problem('code', 'secretCode')] : []
}
