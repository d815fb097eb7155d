import { loadLate } from '../../lib/late.ts'
import { everywhere as commonWords, result as resultWords } from '@quizly/words/student.ts'
import type { TimedResult } from '@quizly/contract'
import type { ReactNode } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { Fold } from '../../components/overlays/fold.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { useLoad } from '../../lib/use-load.ts'

/** The folded parts below a result. Few people open them, so what they show is fetched then. */
export function ResultFolds({
  result: { quizId, userId, attempts },
  title,
}: {
  result: TimedResult
  title: string
}) {
  const query = attempts ? { attempt: String(attempts.number) } : {}
  return (
    <div className="result__folds">
      <Fold id="receipt" title={resultWords.receipt}>
        <Part load={async (signal) => (await loadLate()).loadReceipt(quizId, query, title, signal)} />
      </Fold>
      <Fold id="timeline" title={resultWords.timeline}>
        <Part
          load={async (signal) => (await loadLate()).loadTimeline(quizId, { userId, ...query }, signal)}
        />
      </Fold>
    </div>
  )
}

function Part({ load: bringPart }: { load: (signal: AbortSignal) => Promise<ReactNode> }) {
  const load = useLoad('', bringPart)
  if (load.status === 'ready') return load.data
  if (load.status === 'loading') return <p className="muted">{commonWords.loading}</p>
  return (
    <div role="alert" className="stack">
      <p>{resultWords.partFailed}</p>
      <Button look="secondary" onClick={load.retry}>
        <Icon name="retry" />
        {commonWords.tryAgain}
      </Button>
    </div>
  )
}
