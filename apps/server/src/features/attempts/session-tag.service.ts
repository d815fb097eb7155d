import { hash } from 'node:crypto'

/** A student, and the session that they call with. */
export type CallingStudent = { _id: string; sessionId: string }

/**
 * Identifies the session of a call within one attempt. It reveals nothing about the session, and differs in
 * each attempt.
 */
export function sessionTag({ id }: { id: string }, { sessionId }: CallingStudent): string {
  return hash('sha256', `${id} ${sessionId}`, 'base64url').slice(0, 12)
}
