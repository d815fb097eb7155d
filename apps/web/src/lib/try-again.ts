import { NetworkError } from './calls/call.ts'

/** What to do about a failed call. The connection is to blame only if nothing answered. */
export function tryAgain(error: unknown): string {
  return error instanceof NetworkError ? 'Check your connection, then try again.' : 'Try again in a moment.'
}
