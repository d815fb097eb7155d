import type { User } from '@quizly/contract'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '../../components/toast.tsx'
import { readArrival } from '../../lib/arrival.ts'
import { paths } from '../../lib/paths.ts'
import { openSession } from '../../lib/session.ts'

/** The server accepted a log-in or sign-up but named nobody. */
export class MissingUserError extends Error {}

/**
 * What follows a log-in or sign-up: the session is kept, and one goes home, or back to where one was. Throws
 * `MissingUserError` when the reply holds no session.
 */
export function useWelcome(sentence: string) {
  const navigate = useNavigate()
  const { from } = readArrival(useLocation().state)
  return (reply: { user: User; token: string } | undefined) => {
    if (!reply?.user || !reply.token) throw new MissingUserError()
    openSession({ user: reply.user, token: reply.token })
    notify({ kind: 'success', text: sentence })
    void navigate(from ?? paths.home, { replace: from !== undefined })
  }
}
