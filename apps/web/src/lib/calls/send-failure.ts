import { CallError, NetworkError } from '../failures.ts'

/**
 * What a failed call means for what it sent: `offline` and `failing` may work later, `refused` never will,
 * `over` means that the attempt is over, `signed-out` that nothing can be sent until the next log-in.
 */
export type SendFailure = 'offline' | 'failing' | 'refused' | 'over' | 'signed-out'

export function sendFailureOf(error: unknown): SendFailure {
  if (error instanceof NetworkError) return 'offline'
  if (!(error instanceof CallError)) return 'failing'
  if (error.code === 'already-attempted') return 'over'
  if (error.status === 401) return 'signed-out'
  return error.status >= 500 || error.status === 429 || error.status === 408 ? 'failing' : 'refused'
}

/** Whether the same call may succeed later without any change. */
export function mayWorkLater(error: unknown): boolean {
  return ['offline', 'failing'].includes(sendFailureOf(error))
}
