import { format } from '@quizly/words/language.ts'
import {
  cutOff as disconnectedWords,
  extraTime as extraTimeWords,
  lists as listWords,
  live as liveWords,
} from '@quizly/words/desk.ts'
import { everywhere as commonWords } from '@quizly/words/student.ts'
import type { DisconnectedTogether } from '@quizly/contract'
import { disconnectedReason } from '@quizly/domain'
import { Fragment, useState } from 'react'
import '../../components/feedback/notice.css'
import { Button } from '../../components/forms/button.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { clockTime } from '../../lib/dates.ts'
import { cutText, type Given, giveExtraTime } from '../quiz-page/extra-time.tsx'
import { personName } from '../../lib/words/person-name.ts'

/**
 * Students who were cut off together: who they are, and a button that gives them the time back. While most are away
 * it only says so.
 */
export function DisconnectedNotice({
  quizId,
  cutOff,
  onGiven,
}: {
  quizId: string
  cutOff: DisconnectedTogether
  onGiven: () => void
}) {
  const [reopen, setReopen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const { from, until, minutes, count, closed } = cutOff
  if (declined === from) return null

  async function give(given: { until: string; minutes: number }) {
    setBusy(true)
    const reason = disconnectedReason(shortTime(from), shortTime(given.until))
    const time = { reach: 'cut-off', from, ...given, reopen: closed > 0 && reopen, reason } as const
    const describe = (reached: Given) => [
      liveWords.gotTime(reached.given, extraTimeWords.moreMinutes(given.minutes)),
      ...cutText(reached),
    ]
    await giveExtraTime(quizId, time, describe, onGiven)
    setBusy(false)
  }
  return (
    <section className="notice notice--warn cut-off" aria-label={disconnectedWords.label}>
      <Icon name="offline" />
      <div className="stack stack-2">
        <p role="status">
          <strong>
            {until === undefined || minutes === undefined
              ? disconnectedWords.since(count, shortTime(from))
              : disconnectedWords.were(
                  count,
                  shortTime(from),
                  shortTime(until),
                  commonWords.minutes(minutes),
                )}
          </strong>
        </p>
        <Names cutOff={cutOff} />
        {until !== undefined && minutes !== undefined && (
          <>
            {closed > 0 && (
              <label className="cut-off__reopen">
                <input type="checkbox" checked={reopen} onChange={() => setReopen(!reopen)} />
                <span>{disconnectedWords.reopen(closed)}</span>
              </label>
            )}
            <div className="actions">
              <Button
                busy={isBusy}
                busyLabel={disconnectedWords.giving}
                onClick={() => void give({ until, minutes })}
              >
                {disconnectedWords.give(commonWords.minutes(minutes))}
              </Button>
              <Button look="quiet" onClick={() => setDeclined(from)}>
                {disconnectedWords.notNow}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

function Names({ cutOff: { names, count } }: { cutOff: DisconnectedTogether }) {
  const others = count - names.length
  const named = names.map((name, at) => (
    // Two students can have the same name, and the list never changes places.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at}>
      {at > 0 && format.comma}
      <bdi>{personName(name)}</bdi>
    </span>
  ))
  return (
    <p className="muted sm">
      {others > 0
        ? listWords.andMore(<Fragment key="names">{named}</Fragment>, listWords.more(others))
        : named}
    </p>
  )
}

/** "10:14" */
const shortTime = (moment: string) => clockTime(moment).slice(0, 5)
