import { type ReactNode, useState } from 'react'
import { Button } from '../forms/button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before something that is not easily undone, and says what it changes. */
export function AskDialog({
  title,
  children,
  action,
  look = 'primary',
  onClose,
  onConfirm,
}: {
  title: ReactNode
  children: ReactNode
  action: string
  look?: 'primary' | 'danger'
  onClose: () => void
  onConfirm: () => Promise<void>
}) {
  const [isBusy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }
  return (
    <Dialog alert labelledBy="ask-title" describedBy="ask-text" onClose={onClose}>
      <h2 id="ask-title">{title}</h2>
      <div id="ask-text" className="stack stack-2">
        {children}
      </div>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button look={look} busy={isBusy} onClick={() => void confirm()}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
