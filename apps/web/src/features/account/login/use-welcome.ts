import type { User } from '@quizly/contract'
import { navigate } from 'wouter/use-browser-location'
import { notify } from '../../../components/feedback/toast.tsx'
import { useHandover } from '../../../lib/handover.ts'
import { paths } from '../../../lib/paths.ts'
import { discardLocalDrafts } from '../../../lib/device/discard-local-drafts.ts'
import { openSession, readUser } from '../../../lib/calls/session.ts'

/** The server accepted a log-in or sign-up but named no user. */
export class MissingUserError extends Error {}

/**
 * What follows a log-in or sign-up: stores the session and leads home, or back to where the user was. Throws
 * `MissingUserError` if the reply contains no session.
 */
export function useWelcome(sentence: string) {
  const { from } = useHandover()
  return (reply: { user: User; token: string } | undefined) => {
    const user = readUser(reply?.user)
    if (!user || !reply?.token) throw new MissingUserError()
    discardLocalDrafts(user._id)
    openSession({ user, token: reply.token })
    notify({ kind: 'success', text: sentence })
    navigate(from ?? paths.home, { replace: from !== undefined })
  }
}
