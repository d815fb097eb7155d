import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../components/forms/button.tsx'
import { GrowingTextArea } from '../../../components/forms/growing-text-area.tsx'
import { beginning, isLong } from './long-text.ts'

/** The text of a cell for typing. A long one is shown when it is asked for. */
export function CellText({
  id,
  name,
  text,
  isBad,
  describedBy,
  onEdit,
}: {
  id: string
  name: string
  text: string
  isBad: boolean
  describedBy: string | undefined
  onEdit: (text: string) => void
}) {
  const [isOpen, setIsOpen] = useState(!isLong(text))
  if (!isOpen) {
    const open = () => {
      flushSync(() => setIsOpen(true))
      document.getElementById(id)?.focus()
    }
    return (
      <>
        <span className="uploaded__text" dir="auto">
          {beginning(text)}
        </span>
        <Button
          id={id}
          look="secondary"
          size="sm"
          aria-label={name}
          aria-describedby={describedBy}
          onClick={open}
        >
          Edit all {text.length.toLocaleString('en')} characters
        </Button>
      </>
    )
  }
  return (
    <GrowingTextArea
      id={id}
      className="input"
      rows={1}
      dir="auto"
      value={text}
      aria-label={name}
      aria-invalid={isBad || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => onEdit(target.value)}
    />
  )
}
