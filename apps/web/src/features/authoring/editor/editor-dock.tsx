import type { ReactNode } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import { addButtonId } from './question-list.ts'

/** The bar at the bottom of an editor: its state, "add question" and save. */
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
  return (
    <Dock>
      <div className="wrap dock__in">
        {children}
        <Button
          id={addButtonId}
          look="secondary"
          className="push"
          aria-keyshortcuts="Control+Enter"
          title="Ctrl+Enter"
          onClick={busy ? undefined : onAdd}
        >
          + Add Another Question
        </Button>
        <Button busy={busy} busyLabel="Saving…" aria-keyshortcuts="Control+S" title="Ctrl+S" onClick={onSave}>
          {saveLabel}
        </Button>
      </div>
    </Dock>
  )
}
