import { hash } from 'node:crypto'

/** A student, and by which session they call. */
export type CallingStudent = { _id: string; sessionId: string }

/** What stands for the session of a call in one attempt: it tells nothing of the session, and nothing in another attempt. */
export function sessionTag({ id }: { id: string }, { sessionId }: CallingStudent): string {
  return hash('sha256', `${id} ${sessionId}`, 'base64url').slice(0, 12)
}
