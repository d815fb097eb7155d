import type { Problem } from '../problem.ts'

type Missing<Path extends string> = Problem & { path: Path }

/** What is visibly wrong with a log-in (e-mail trimmed) before the server is asked, which checks the rest. */
export function loginProblems({
  email,
  password,
}: {
  email: string
  password: string
}): Missing<'email' | 'password'>[] {
  const isLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  return [
    ...(isLikeEmail ? [] : [{ path: 'email', code: 'enter-email' } as const]),
    ...(password === '' ? [{ path: 'password', code: 'enter-password' } as const] : []),
  ]
}

/** What is visibly wrong with a quiz's code (trimmed) before the server is asked. */
export function secretCodeProblems({ secretCode }: { secretCode: string }): Missing<'secretCode'>[] {
  return secretCode === '' ? [{ path: 'secretCode', code: 'enter-code' }] : []
}
