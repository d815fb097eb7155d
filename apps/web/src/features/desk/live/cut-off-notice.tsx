import type { CutOffTogether } from '@quizly/contract'
import { useState } from 'react'
import '../../../components/feedback/notice.css'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { clockTime } from '../../../lib/dates.ts'
import { plural } from '../../../lib/plural.ts'
import { giveExtraTime, moreMinutes } from '../extra-time.tsx'

/**
 * Students who were cut off together: who they are, and a button that gives them the time back. While most are away
 * it only says so.
 */
export function CutOffNotice({
  quizId,
  cutOff,
  onGiven,
}: {
  quizId: string
  cutOff: CutOffTogether
  onGiven: () => void
}) {
  const [reopen, setReopen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const { from, until, minutes, count, closed } = cutOff
  if (declined === from) return null
  const students = plural(count, 'student')

  async function give(given: { until: string; minutes: number }) {
    setBusy(true)
    const reason = `Cut off ${shortTime(from)}–${shortTime(given.until)}`
    const time = { reach: 'cut-off', from, ...given, reopen: closed > 0 && reopen, reason } as const
    const describe = (reached: number) => `${plural(reached, 'student')} got ${moreMinutes(given.minutes)}.`
    await giveExtraTime(quizId, time, describe, onGiven)
    setBusy(false)
  }
  return (
    <section className="notice notice--warn cut-off" aria-label="Cut off together">
      <Icon name="offline" />
      <div className="stack stack-2">
        <p role="status">
          <strong>
            {until === undefined || minutes === undefined
              ? `${students} have been cut off since ${shortTime(from)}.`
              : `${students} were cut off ${shortTime(from)}–${shortTime(until)}. Give them ${plural(minutes, 'minute')}?`}
          </strong>
        </p>
        <Names cutOff={cutOff} />
        {until !== undefined && minutes !== undefined && (
          <>
            {closed > 0 && (
              <label className="cut-off__reopen">
                <input type="checkbox" checked={reopen} onChange={() => setReopen(!reopen)} />
                <span>
                  Also reopen attempts that ran out of time ({closed}). Some students may have seen the
                  correct answers since.
                </span>
              </label>
            )}
            <div className="actions">
              <Button busy={isBusy} busyLabel="Giving…" onClick={() => void give({ until, minutes })}>
                {`Give them ${plural(minutes, 'minute')}`}
              </Button>
              <Button look="quiet" onClick={() => setDeclined(from)}>
                Not now
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

function Names({ cutOff: { names, count } }: { cutOff: CutOffTogether }) {
  return (
    <p className="muted sm">
      {names.map((name, at) => (
        // Two students can have the same name, and the list never changes places.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at}>
          {at > 0 && ', '}
          <bdi>{name}</bdi>
        </span>
      ))}
      {count > names.length && ` and ${(count - names.length).toLocaleString('en')} more`}
    </p>
  )
}

/** "10:14" */
const shortTime = (moment: string) => clockTime(moment).slice(0, 5)
