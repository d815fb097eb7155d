import { type ReactNode, useState } from 'react'
import './fold.css'
import { Icon } from '../icons/icons.tsx'

/** The content is created when it is first opened; links to `id` open it. */
export function Fold({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [hasOpened, setHasOpened] = useState(false)
  return (
    <details className="fold" onToggle={({ currentTarget }) => setHasOpened(hasOpened || currentTarget.open)}>
      <summary id={id}>
        {title}
        <Icon name="chevronDown" />
      </summary>
      {hasOpened && <div className="fold__in">{children}</div>}
    </details>
  )
}

export function openFold(id: string): void {
  document.getElementById(id)?.closest('details')?.setAttribute('open', '')
}
