import { previewAttempt as previewWords } from '@quizly/words/authoring.ts'
import { eventsType, studentAddresses } from '@quizly/contract'
import { useEffect, useState } from 'react'
import { addressOf } from '../../../lib/calls/call.ts'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { BeforeStart } from '../entering/before-start.tsx'
import type { OpenAttempt } from '../attempt/open-attempt.ts'
import { openFlags } from '../attempt/flags.ts'
import { RunningQuiz } from '../running/running-quiz.tsx'
import { openAttemptCopy } from '../attempt/attempt-copy.ts'
import type { Previewed, PreviewSession } from './preview-session.ts'
import { network } from '../../../lib/calls/network.ts'

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
  const { pages, several, instructions } = session
  return (
    <BeforeStart
      {...{ quiz, pages, several, instructions }}
      pageTitle={previewWords.title(quiz.title)}
      onStart={setStarted}
    />
  )
}

/** Removes what a student's device keeps of an attempt, for a preview that was left before its end. */
async function forget(id: string, quizId: string): Promise<void> {
  openFlags(id, []).forget()
  await openJournal(id).close()
  await openAttemptCopy(quizId).discard()
}

/** The stream that tells a student of more time stays open and silent. */
function takeOverNetwork(session: PreviewSession, attemptId: string): () => void {
  const real = network.send
  const ofAttempt = `/api/attempts/${attemptId}/`
  const stream = addressOf(studentAddresses.getClock.path, { attemptId })
  let isOver = false
  const own: typeof real = async (address, init) => {
    if (address === stream) return silence()
    const isOwn = !isOver || address.startsWith(ofAttempt)
    // Which attempt starts stands behind the path.
    const [path = ''] = address.split('?')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const reply = isOwn ? session.answer(init.method ?? 'GET', path, body) : undefined
    return reply ? Response.json(reply.body, { status: reply.status }) : real(address, init)
  }
  network.send = own
  return () => {
    isOver = true
    // The attempt sends its last answers while it goes away, right after this.
    setTimeout(() => {
      if (network.send === own) network.send = real
    })
  }
}

const silence = () => new Response(new ReadableStream(), { headers: { 'content-type': eventsType } })
