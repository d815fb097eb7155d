import type { Problem } from '../problem.ts'

/** The problem of a text with more characters than `limit`, if it has more. `what` begins the message. */
export function tooLong(path: string, what: string, text: string, limit: number): Problem[] {
  if (text.length <= limit) return []
  const message = `${what} is longer than ${limit.toLocaleString('en')} characters.`
  return [{ path, code: 'too-long', message }]
}
