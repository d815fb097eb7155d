import type { QuizSummary, TimedResult } from '@quizly/contract'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { HandoverNotice } from '../../components/feedback/handover-notice.tsx'
import { Page } from '../../components/page/page.tsx'
import { paths } from '../../lib/paths.ts'
import { TimeWasUp } from './time-was-up.tsx'

/**
 * Why a result is not open yet and how long that will last: `opensInMs` counts from when this is first shown.
 */
export function OpensSoon({
  result,
  quiz,
  opensInMs,
}: {
  result: TimedResult
  quiz: QuizSummary
  opensInMs: number
}) {
  return (
    <Page title={`Result – ${quiz.title}`}>
      <HandoverNotice />
      <div className="stack">
        <p className="eyebrow">Your result</p>
        <h1 lang={quiz.language}>
          <bdi>{quiz.title}</bdi>
        </h1>
        <TimeWasUp result={result} />
        <p>
          Another device or tab of yours may still be sending answers. Your result opens in{' '}
          <SecondsLeft opensInMs={opensInMs} /> s.
        </p>
        <Link className="linkish" to={paths.profile}>
          All my results
        </Link>
      </div>
    </Page>
  )
}

function SecondsLeft({ opensInMs }: { opensInMs: number }) {
  const [left, setLeft] = useState(Math.ceil(opensInMs / 1_000))
  useEffect(() => {
    const endsAt = performance.now() + opensInMs
    const timer = setInterval(() => {
      setLeft(Math.max(1, Math.ceil((endsAt - performance.now()) / 1_000)))
    }, 1_000)
    return () => clearInterval(timer)
  }, [opensInMs])
  return left
}
