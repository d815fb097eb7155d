import { formatTimeLeft, timeAnnouncement, type TimeAnnouncement } from '@quizly/domain'
import { useEffect, useRef, useState } from 'react'
import type { LiveAttempt } from '../running/live-attempt.ts'
import { useTimeLeft } from './use-countdown.ts'

/** The time left where it is not seen: in the tab's title, and spoken at a few moments. */
export function SpokenTime({ attempt }: { attempt: LiveAttempt }) {
  const leftMs = useTimeLeft(attempt.countdown)
  const beforeMs = useRef(leftMs)
  const [announcement, setAnnouncement] = useState<TimeAnnouncement>()
  const text = formatTimeLeft(leftMs)

  useEffect(() => {
    document.title = `${text} left – ${attempt.quiz.title} – Quizly`
  }, [text, attempt])

  useEffect(() => {
    const reached = timeAnnouncement(beforeMs.current, leftMs, attempt.lengthMs())
    beforeMs.current = leftMs
    if (reached && !attempt.countdown.isEnded()) setAnnouncement(reached)
  }, [leftMs, attempt])

  return (
    <div className="vh">
      <p aria-live="polite">{announcement?.urgent === false && announcement.text}</p>
      <p aria-live="assertive">{announcement?.urgent === true && announcement.text}</p>
    </div>
  )
}
