import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import './dialog.css'

/** Without `onClose` the user cannot close it. The focus returns to the opener in the end, or to the heading if that is gone. */
export function Dialog({
  kind = 'dialog',
  alert = false,
  labelledBy,
  describedBy,
  onClose,
  children,
}: {
  kind?: 'dialog' | 'sheet' | 'fullscreen'
  alert?: boolean
  labelledBy: string
  describedBy?: string
  onClose?: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element?.close()
      const isThere = opener instanceof HTMLElement && opener.isConnected
      const next = isThere ? opener : document.querySelector<HTMLElement>('main h1')
      next?.focus({ preventScroll: !isThere })
    }
  }, [])

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    onClose?.()
  }
  /** Browsers close a dialog on a second Escape even if the first was prevented. */
  function closed() {
    if (dialog.current?.open) return
    if (onClose) onClose()
    else dialog.current?.showModal()
  }
  return (
    <dialog
      ref={dialog}
      className={kind}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={cancel}
      onClose={closed}
    >
      <div className={`${kind}__in`}>{children}</div>
    </dialog>
  )
}
