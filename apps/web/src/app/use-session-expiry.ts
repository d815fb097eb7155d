import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Arrival } from '../lib/arrival.ts'
import { whenSessionRefused } from '../lib/call.ts'
import { paths } from '../lib/paths.ts'
import { closeSession } from '../lib/session.ts'

/** When the server no longer knows the session: to Login, with a sentence, and afterwards back to where one was. */
export function useSessionExpiry(): void {
  const navigate = useNavigate()
  useEffect(() => {
    whenSessionRefused(() => {
      const from = window.location.pathname + window.location.search
      const text = 'Your session has ended. Login again to go on where you were.'
      const arrival: Arrival = { notice: { kind: 'warn', text }, from }
      closeSession()
      void navigate(paths.login, { state: arrival })
    })
  }, [navigate])
}
