import { type KeyboardEvent, useState } from 'react'
import { ToolIcon, type ToolName } from '../icons/tool-icons.tsx'
import { IconButton } from './button.tsx'
import { stepInRow } from './step-in-row.ts'

export type Tool = {
  label: string
  icon: ToolName
  id?: string
  /** Nothing to do now; it stays where it is. */
  isIdle?: boolean
  run: (button: HTMLElement) => void
}

/** Buttons that are one stop of the Tab key; the arrow keys, Home and End move between them. */
export function Toolbar({ label, tools }: { label: string; tools: readonly Tool[] }) {
  const [stop, setStop] = useState(0)
  function onKeyDown(event: KeyboardEvent) {
    const step = stepInRow(event)
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(Math.max(stop + step, 0), tools.length - 1)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div role="toolbar" aria-label={label} className="tool-row">
      {tools.map(({ label: name, icon, id, isIdle, run }, i) => (
        <IconButton
          key={icon}
          id={id}
          label={name}
          title={name}
          tabIndex={i === stop ? 0 : -1}
          aria-disabled={isIdle || undefined}
          onKeyDown={onKeyDown}
          onFocus={() => setStop(i)}
          onClick={isIdle ? undefined : ({ currentTarget }) => run(currentTarget)}
        >
          <ToolIcon name={icon} />
        </IconButton>
      ))}
    </div>
  )
}
