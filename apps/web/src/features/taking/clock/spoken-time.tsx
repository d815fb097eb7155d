import { formatTimeLeft, timeAnnouncement, type TimeAnnouncement } from '@quizly/domain'
import { useEffect, useRef, useState } from 'react'
import type { RunningExam } from '../running/live-attempt.ts'
import { useTimeLeft } from './use-countdown.ts'

/** The time left where it is not seen: in the tab's title, and spoken at a few moments. */
export function SpokenTime({ exam }: { exam: RunningExam }) {
  const leftMs = useTimeLeft(exam.countdown)
  const beforeMs = useRef(leftMs)
  const [announcement, setAnnouncement] = useState<TimeAnnouncement>()
  const text = formatTimeLeft(leftMs)

  useEffect(() => {
    document.title = `${text} left – ${exam.quiz.title} – Quizly`
  }, [text, exam])

  useEffect(() => {
    const reached = timeAnnouncement(beforeMs.current, leftMs, exam.lengthMs)
    beforeMs.current = leftMs
    if (reached) setAnnouncement(reached)
  }, [leftMs, exam])

  return (
    <div className="vh">
      <p aria-live="polite">{announcement?.urgent === false && announcement.text}</p>
      <p aria-live="assertive">{announcement?.urgent === true && announcement.text}</p>
    </div>
  )
}
