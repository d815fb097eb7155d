import { receiptView as receiptViewWords } from '@quizly/words/results.ts'
import type { Receipt } from '@quizly/contract'
import { Link } from 'wouter'
import { Button } from '../../components/forms/button.tsx'
import { CopyButton } from '../../components/forms/copy-button.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { downloadText } from '../../lib/download-text.ts'
import { paths } from '../../lib/paths.ts'
import { useLanguage } from '../../lib/words/language.ts'

export function ReceiptView({ receipt, title }: { receipt: Receipt; title: string }) {
  useLanguage()
  const text = `${JSON.stringify(receipt, null, 2)}\n`
  return (
    <div className="stack">
      <p>
        {receiptViewWords.hint((label) => (
          <Link key="verify" to={paths.verifyReceipt}>
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
