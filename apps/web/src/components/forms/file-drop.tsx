import { fileDrop as fileDropWords } from '@quizly/words/screens.ts'
import { type DragEvent, type Ref, useState } from 'react'
import './file-drop.css'
import { Drawing } from '../icons/icons.tsx'

/** A field where a file is dropped or chosen. `label` names it; `action` and `hint` are its texts. */
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
      <span>{fileDropWords.orDrag(<b key="action">{action}</b>)}</span>
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
          // So that the same file can be chosen again after it was corrected.
          target.value = ''
        }}
      />
    </label>
  )
}

/** Accepts a file dropped on the element that gets `handlers`. `isOver` while a file hovers over it. */
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
