import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../components/button.tsx'
import { addButtonId } from './question-list.ts'

/** The bar at the bottom of an editor: how things stand, one more question, save. */
export function EditorDock({
  saveLabel,
  busy,
  onAdd,
  onSave,
  children,
}: {
  saveLabel: string
  busy: boolean
  onAdd: () => void
  onSave: () => void
  children: ReactNode
}) {
  const dock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = dock.current
    if (!element) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => {
      const isSticky = getComputedStyle(element).position === 'sticky'
      root.setProperty('--dock-h', isSticky ? `${element.offsetHeight}px` : '0px')
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--dock-h')
    }
  }, [])
  return (
    <div className="dock" ref={dock}>
      <div className="wrap dock__in">
        {children}
        <Button id={addButtonId} look="secondary" className="push" onClick={busy ? undefined : onAdd}>
          + Add Another Question
        </Button>
        <Button busy={busy} busyLabel="Saving…" onClick={onSave}>
          {saveLabel}
        </Button>
      </div>
    </div>
  )
}
