import type { User } from '@quizly/contract'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '../../components/toast.tsx'
import { readArrival } from '../../lib/arrival.ts'
import { paths } from '../../lib/paths.ts'
import { openSession } from '../../lib/session.ts'

/** What follows a log-in or sign-up: the session is kept, and one goes home, or back to where one was. */
export function useWelcome(sentence: string) {
  const navigate = useNavigate()
  const { from } = readArrival(useLocation().state)
  return ({ user, token }: { user: User; token: string }) => {
    openSession({ user, token })
    notify({ kind: 'success', text: sentence })
    void navigate(from ?? paths.home, { replace: from !== undefined })
  }
}
