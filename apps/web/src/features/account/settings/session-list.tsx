import type { Session } from '@quizly/contract'
import { useRef, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Skeleton, useIsSlow } from '../../../components/feedback/page-state.tsx'
import { notify } from '../../../components/feedback/toast.tsx'
import { call } from '../../../lib/calls/call.ts'
import { dateAndTime, longDate } from '../../../lib/dates.ts'
import { messageOfFailure } from '../../../lib/forms/use-form.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { forgetPerson } from '../forget-person.ts'

/**
 * Where the user is logged in, with buttons to log out there or everywhere. A new `version` reloads the list.
 */
export function SessionList({ version }: { version: number }) {
  const load = useLoad(String(version), (signal) => call('listSessions', {}, { signal }))
  const heading = useRef<HTMLHeadingElement>(null)
  const [ended, setEnded] = useState<string[]>([])
  const [busy, setBusy] = useState('')

  async function end(what: string, work: () => Promise<void>) {
    if (busy) return
    setBusy(what)
    try {
      await work()
    } catch (error) {
      notify({ kind: 'error', text: messageOfFailure(error) })
    } finally {
      setBusy('')
    }
  }
  const endOne = ({ _id, device }: Session) =>
    end(_id, async () => {
      await call('endSession', { params: { sessionId: _id } })
      notify({ kind: 'success', text: `${device} is logged out.` })
      setEnded((previous) => [...previous, _id])
      heading.current?.focus()
    })
  const endAll = () =>
    end('all', async () => {
      await call('endAllSessions', {})
      notify({ kind: 'success', text: 'You are logged out everywhere.' })
      forgetPerson()
    })

  return (
    <section className="account__part" aria-labelledby="sessions">
      <h2 id="sessions" tabIndex={-1} ref={heading}>
        Where you are logged in
      </h2>
      {load.status === 'loading' && <LoadingSessions />}
      {load.status === 'failed' && (
        <div className="stack account__fields">
          <Notice kind="error">The list could not be loaded.</Notice>
          <Button look="secondary" onClick={load.retry}>
            Try again
          </Button>
        </div>
      )}
      {load.status === 'ready' && (
        <ul className="sessions">
          {load.data.sessions
            .filter(({ _id }) => !ended.includes(_id))
            .map((session) => (
              <SessionRow
                key={session._id}
                session={session}
                busy={busy === session._id}
                onEnd={() => endOne(session)}
              />
            ))}
        </ul>
      )}
      <div className="account__submit">
        <Button look="secondary" busy={busy === 'all'} onClick={endAll}>
          Log out everywhere
        </Button>
        <p className="muted account__line">Logs you out on every device, including this one.</p>
      </div>
    </section>
  )
}

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { device, signedInAt, lastUsedAt, isCurrent } = session
  return (
    <li>
      <div>
        <p className="sessions__device">{device}</p>
        <p className="muted sm">
          <bdi>
            {isCurrent ? 'This device' : `Last used ${longDate(lastUsedAt)}`}. Logged in{' '}
            {dateAndTime(signedInAt)}
          </bdi>
        </p>
      </div>
      {!isCurrent && (
        <Button look="quiet" busy={busy} aria-label={`Log out ${device}`} onClick={onEnd}>
          Log out
        </Button>
      )}
    </li>
  )
}

function LoadingSessions() {
  const isSlow = useIsSlow()
  if (!isSlow) return null
  return (
    <div aria-hidden="true" className="account__fields">
      <Skeleton width="100%" height="3.25rem" />
      <Skeleton width="100%" height="3.25rem" />
    </div>
  )
}
