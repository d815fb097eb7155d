import { useEffect, useState } from 'react'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { BeforeStart } from '../entering/before-start.tsx'
import type { OpenAttempt } from '../entering/open-attempt.ts'
import { openFlags } from '../question/flags.ts'
import { RunningQuiz } from '../running/running-quiz.tsx'
import { openAttemptCopy } from '../saving/attempt-copy.ts'
import { openBrowserReport } from '../saving/browser-report.ts'
import type { Previewed, PreviewSession } from './preview-session.ts'
import { takeOverNetwork } from './take-over-network.ts'

/** A quiz on a student's own screens, from the start to the submission, answered on this page. */
export function PreviewAttempt({
  id,
  quiz,
  session,
  onSubmitted,
}: {
  id: string
  quiz: Previewed['quiz']
  session: PreviewSession
  onSubmitted: () => void
}) {
  const [started, setStarted] = useState<OpenAttempt>()
  useEffect(() => {
    const giveBack = takeOverNetwork(session, id)
    return () => {
      giveBack()
      void forget(id, quiz._id)
    }
  }, [session, id, quiz._id])
  if (started) return <RunningQuiz opened={started} isFresh onSubmitted={onSubmitted} />
  const { pages, several } = session
  return (
    <BeforeStart {...{ quiz, pages, several }} pageTitle={`Preview – ${quiz.title}`} onStart={setStarted} />
  )
}

/** Removes what a student's device keeps of an attempt, for a preview that was left before its end. */
async function forget(id: string, quizId: string): Promise<void> {
  openBrowserReport(id).forget()
  openFlags(id, []).forget()
  await openJournal(id).close()
  await openAttemptCopy(quizId).discard()
}
