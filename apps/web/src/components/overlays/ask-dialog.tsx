import { everywhere as commonWords } from '@quizly/words/student.ts'
import { type ReactNode, useId, useState } from 'react'
import type { Load } from '../../lib/use-load.ts'
import { Button } from '../forms/button.tsx'
import { Dialog } from './dialog.tsx'

export function AskDialog({
  title,
  children,
  details,
  keep = commonWords.cancel,
  action,
  look = 'primary',
  busyLabel,
  query,
  onClose,
  onAction,
}: {
  title: ReactNode
  children: ReactNode
  /** Below what is read out when the dialog opens. */
  details?: ReactNode
  /** The label of the button that changes nothing, and of the one that acts, if there is one. */
  keep?: string
  action: string | undefined
  look?: 'primary' | 'danger'
  busyLabel?: string
  query?: Load<unknown>
  onClose: () => void
  onAction: () => Promise<void> | void
}) {
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  async function start() {
    setBusy(true)
    await onAction()
    setBusy(false)
  }
  return (
    <Dialog alert labelledBy={`${id}title`} describedBy={`${id}text`} onClose={onClose}>
      <h2 id={`${id}title`}>{title}</h2>
      <div id={`${id}text`} className="stack stack-2">
        {children}
      </div>
      {details}
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={onClose}>
          {keep}
        </Button>
        {query?.status === 'failed' ? (
          <Button onClick={query.retry}>{commonWords.tryAgain}</Button>
        ) : (
          action !== undefined && (
            <Button
              look={look}
              busy={isBusy || query?.status === 'loading'}
              {...(busyLabel !== undefined && { busyLabel })}
              onClick={() => void start()}
            >
              {action}
            </Button>
          )
        )}
      </div>
    </Dialog>
  )
}
