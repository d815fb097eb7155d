import { type ReactNode, useState } from 'react'
import './fold.css'
import { Icon } from './icons.tsx'

/** A part of a page that is folded away. What is in it is made when it is first opened. */
export function Fold({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [hasOpened, setHasOpened] = useState(false)
  return (
    <details
      className="fold"
      id={id}
      tabIndex={-1}
      onToggle={({ currentTarget }) => setHasOpened(hasOpened || currentTarget.open)}
    >
      <summary>
        {title}
        <Icon name="chevronDown" />
      </summary>
      {hasOpened && <div className="fold__in">{children}</div>}
    </details>
  )
}

/** Opens a fold of this page. */
export function openFold(id: string): void {
  const fold = document.getElementById(id)
  if (fold instanceof HTMLDetailsElement) fold.open = true
}
