import { devices as deviceWords, sessions as sessionWords } from '@quizly/words/account.ts'
import type { Session } from '@quizly/contract'
import { useRef, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { LoadedPart } from '../../../components/feedback/loaded.tsx'
import { Skeleton, useIsSlow } from '../../../components/feedback/page-state.tsx'
import { runAction } from '../../../components/feedback/use-action.ts'
import { call } from '../../../lib/calls/call.ts'
import { dateAndTime, longDate } from '../../../lib/dates.ts'
import { messageOfFailure } from '../../../lib/forms/use-form.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { forgetPerson } from '../forget-person.ts'

/** A new `version` reloads the list. */
export function SessionList({ version }: { version: number }) {
  const query = useLoad(String(version), (signal) => call('listSessions', {}, { signal }))
  const heading = useRef<HTMLHeadingElement>(null)
  const [ended, setEnded] = useState<string[]>([])
  const [busy, setBusy] = useState('')

  async function end(what: string, work: () => Promise<() => string>) {
    if (busy) return
    setBusy(what)
    await runAction(work, undefined, {
      done: (text) => text,
      failed: messageOfFailure,
      isTriedElsewhere: true,
    })
    setBusy('')
  }
  const endOne = (session: Session) =>
    end(session._id, async () => {
      await call('endSession', { params: { sessionId: session._id } })
      setEnded((previous) => [...previous, session._id])
      heading.current?.focus()
      return () => sessionWords.loggedOut(deviceOf(session))
    })
  const endAll = () =>
    end('all', async () => {
      await call('endAllSessions', {})
      forgetPerson()
      return () => sessionWords.everywhereDone
    })

  return (
    <section className="account__part" aria-labelledby="sessions">
      <h2 id="sessions" tabIndex={-1} ref={heading}>
        {sessionWords.heading}
      </h2>
      <LoadedPart query={query} loading={<LoadingSessions />} failed={sessionWords.failed}>
        {({ sessions }) => (
          <ul className="sessions">
            {sessions
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
      </LoadedPart>
      <div className="account__submit">
        <Button look="secondary" busy={busy === 'all'} onClick={endAll}>
          {sessionWords.logoutEverywhere}
        </Button>
        <p className="muted account__line">{sessionWords.everywhereHint}</p>
      </div>
    </section>
  )
}

/** An older server gives no names, but their description in English. */
function deviceOf({ device, names: [name = deviceWords.unknown, system] = [device] }: Session): string {
  return system === undefined ? name : deviceWords.on(name, system)
}

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { signedInAt, lastUsedAt, isCurrent } = session
  const device = deviceOf(session)
  return (
    <li>
      <div>
        <p className="sessions__device">{device}</p>
        <p className="muted sm">
          <bdi>
            {isCurrent
              ? sessionWords.current(dateAndTime(signedInAt))
              : sessionWords.other(longDate(lastUsedAt), dateAndTime(signedInAt))}
          </bdi>
        </p>
      </div>
      {!isCurrent && (
        <Button look="quiet" busy={busy} aria-label={sessionWords.logoutOf(device)} onClick={onEnd}>
          {sessionWords.logout}
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
