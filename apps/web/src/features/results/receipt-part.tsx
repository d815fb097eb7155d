import { getReceipt } from '@quizly/contract'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { Icon } from '../../components/icons.tsx'
import { call } from '../../lib/call.ts'
import { downloadText } from '../../lib/download-text.ts'
import { paths } from '../../lib/paths.ts'
import { useLoad } from '../../lib/use-load.ts'
import { PartFailed } from './part-failed.tsx'

/** The receipt of one's submission, to be saved or copied. */
export function ReceiptPart({ quizId, title }: { quizId: string; title: string }) {
  const load = useLoad(quizId, (signal) => call(getReceipt, { params: { quizId } }, { signal }))
  if (load.status === 'loading') return <p className="muted">Loading…</p>
  if (load.status === 'failed') return <PartFailed retry={load.retry} />
  const text = `${JSON.stringify(load.data, null, 2)}\n`
  return (
    <div className="stack">
      <p>
        A receipt proves when you submitted, and that your stored answers are the ones you gave. It does not
        show the answers. Anyone can <Link to={paths.verifyReceipt}>verify a receipt</Link>.
      </p>
      <div className="actions">
        <Button
          look="secondary"
          onClick={() => downloadText(`Receipt ${title}.json`, text, 'application/json')}
        >
          <Icon name="download" />
          Save receipt
        </Button>
        <CopyButton text={text} label="Copy receipt" icon="copy" look="secondary" />
      </div>
    </div>
  )
}
