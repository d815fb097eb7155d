import type { ReactNode } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import { addButtonId } from './question-list.ts'
import { limits } from '@quizly/domain'

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

/** The keys that write questions without the mouse. */
export function KeysHint() {
  return (
    <section className="keys" aria-labelledby="keys-hint">
      <h2 id="keys-hint">Keys</h2>
      <ul>
        <li>
          <kbd>Enter</kbd> next option
        </li>
        <li>
          <kbd>Backspace</kbd> drop an empty option
        </li>
        <li>
          <kbd>Ctrl</kbd> <kbd>1</kbd>–<kbd>{limits.optionsMax}</kbd> correct option
        </li>
        <li>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> add a question
        </li>
        <li>
          <kbd>Ctrl</kbd> <kbd>S</kbd> save
        </li>
      </ul>
    </section>
  )
}
