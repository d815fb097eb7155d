import type { Problem } from '../problem.ts'

/** The problem of a text that has more characters than `limit`, if it has. `what` begins the sentence. */
export function tooLong(path: string, what: string, text: string, limit: number): Problem[] {
  if (text.length <= limit) return []
  const message = `${what} is longer than ${limit.toLocaleString('en')} characters.`
  return [{ path, code: 'too-long', message }]
}
