import type { Receipt } from '@quizly/contract'
import { Link } from 'wouter'
import { Button } from '../../components/forms/button.tsx'
import { CopyButton } from '../../components/forms/copy-button.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { downloadText } from '../../lib/download-text.ts'
import { paths } from '../../lib/paths.ts'

export function ReceiptView({ receipt, title }: { receipt: Receipt; title: string }) {
  const text = `${JSON.stringify(receipt, null, 2)}\n`
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
