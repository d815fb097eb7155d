import { timeline as timelineWords } from '@quizly/words/results.ts'
import screens from 'virtual:words/screens'
import type { AttemptTimeline } from '@quizly/contract'
import type { ReactNode } from 'react'
import { Timeline } from '../../components/quiz/timeline.tsx'
import '../../lib/calls/all-addresses.ts'
import { call } from '../../lib/calls/call.ts'
import { loadArea, useLanguage } from '../../lib/words/language.ts'
import { ReceiptView } from './receipt-view.tsx'

type Loading = Promise<ReactNode>

export async function loadReceipt(
  quizId: string,
  query: { attempt?: string },
  title: string,
  signal: AbortSignal,
): Loading {
  const [receipt] = await Promise.all([
    call('getReceipt', { params: { quizId }, query }, { signal }),
    // Of the button that copies it
    loadArea(screens),
  ])
  return <ReceiptView receipt={receipt} title={title} />
}

export async function loadTimeline(
  quizId: string,
  query: { userId: string; attempt?: string },
  signal: AbortSignal,
): Loading {
  const timeline = await call('getTimeline', { params: { quizId }, query }, { signal })
  return <OwnTimeline timeline={timeline} />
}

/** Shown from where it was loaded, so it follows the language by itself. */
function OwnTimeline({ timeline }: { timeline: AttemptTimeline }) {
  useLanguage()
  return (
    <div className="stack">
      <p className="muted sm">{timelineWords.whoSees}</p>
      <Timeline timeline={timeline} />
    </div>
  )
}
