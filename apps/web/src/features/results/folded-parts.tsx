import { timeline as timelineWords, receiptView as receiptViewWords } from '@quizly/words/results.ts'
import screens from 'virtual:words/screens'
import type { AttemptTimeline, Receipt } from '@quizly/contract'
import type { ReactNode } from 'react'
import { Timeline } from '../../components/quiz/timeline.tsx'
import { call } from '../../lib/calls/call.ts'
import { loadArea, useLanguage } from '../../lib/words/language.ts'
import { Link } from 'wouter'
import { Button } from '../../components/forms/button.tsx'
import { CopyButton } from '../../components/forms/copy-button.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { downloadText } from '../../lib/download-text.ts'
import { laterStudentPaths } from '../../lib/later-student-paths.ts'

function ReceiptView({ receipt, title }: { receipt: Receipt; title: string }) {
  useLanguage()
  const text = `${JSON.stringify(receipt, null, 2)}\n`
  return (
    <div className="stack">
      <p>
        {receiptViewWords.hint((label) => (
          <Link key="verify" to={laterStudentPaths.verifyReceipt}>
            {label}
          </Link>
        ))}
      </p>
      <div className="actions">
        <Button
          look="secondary"
          onClick={() => downloadText(`${receiptViewWords.file(title)}.json`, text, 'application/json')}
        >
          <Icon name="download" />
          {receiptViewWords.save}
        </Button>
        <CopyButton text={text} label={receiptViewWords.copy} icon="copy" look="secondary" />
      </div>
    </div>
  )
}

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
