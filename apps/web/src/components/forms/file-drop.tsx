import { type DragEvent, type Ref, useState } from 'react'
import './file-drop.css'
import { Drawing } from '../icons/icons.tsx'

/** Where a file is dropped or chosen. `label` names the field, `action` and `hint` are what it says. */
export function FileDrop({
  ref,
  action,
  hint,
  label,
  accept,
  isOver,
  problemId,
  onChoose,
}: {
  ref?: Ref<HTMLInputElement>
  action: string
  hint: string
  label: string
  accept: string
  isOver: boolean
  problemId?: string | undefined
  onChoose: (file: File) => void
}) {
  return (
    <label className={problemId ? 'drop drop--error' : 'drop'} data-over={isOver || undefined}>
      <Drawing className="">
        <path d="M12 16V4M6.5 9.5 12 4l5.5 5.5M4 20h16" />
      </Drawing>
      <span>
        <b>{action}</b> or drag it here
      </span>
      <span className="muted sm">{hint}</span>
      <input
        ref={ref}
        className="vh"
        type="file"
        accept={accept}
        aria-label={label}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onChoose(chosen)
          // The same file, corrected, can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}

/** Takes a file that is dropped on what `handlers` are put on; `isOver` while one hovers there. */
export function useFileDrop(onChoose: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }
  function onDragLeave(event: DragEvent) {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!isInside) setIsOver(false)
  }
  function onDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onChoose(dropped)
  }
  return { isOver, handlers: { onDragOver, onDragLeave, onDrop } }
}
