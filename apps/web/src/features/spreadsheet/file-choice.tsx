import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../components/button.tsx'
import { FieldProblem } from '../../components/field.tsx'
import { ToolIcon } from '../../components/tool-icons.tsx'
import { fileSize } from './file-size.ts'
import { SheetIcon, UploadIcon } from './sheet-icons.tsx'

/** Where a file is dropped or chosen, and afterwards which one it is. */
export function FileChoice({
  file,
  problem,
  refusedName,
  onChoose,
  onRemove,
}: {
  file: File | null
  problem: string
  refusedName: string
  onChoose: (file: File) => void
  onRemove: () => void
}) {
  const problemId = useId()
  const input = useRef<HTMLInputElement>(null)
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (!file && wantsFocus.current) input.current?.focus()
    wantsFocus.current = false
  }, [file])
  const { isOver, handlers } = useFileDrop(onChoose)

  function remove() {
    wantsFocus.current = true
    onRemove()
  }
  return (
    <div {...handlers}>
      <div role="alert">
        <FieldProblem id={problemId} problem={problem || undefined} />
      </div>
      {file ? (
        <div className="file" data-over={isOver || undefined}>
          <SheetIcon />
          <div>
            <p className="file__n">
              <bdi>{file.name}</bdi>
            </p>
            <p className="muted sm num">{fileSize(file.size)}</p>
          </div>
          <IconButton label={`Remove ${file.name}`} onClick={remove}>
            <ToolIcon name="remove" />
          </IconButton>
        </div>
      ) : (
        <label className={problem ? 'drop drop--error' : 'drop'} data-over={isOver || undefined}>
          <UploadIcon />
          <span>
            <b>Choose a file</b> or drag it here
          </span>
          <span className="muted sm">Excel, .xlsx or .xls</span>
          <input
            ref={input}
            className="vh"
            type="file"
            accept=".xlsx,.xls"
            aria-label="Excel file"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) onChoose(chosen)
              // The same file, corrected, can be chosen again.
              target.value = ''
            }}
          />
        </label>
      )}
      {refusedName && (
        <p className="muted sm drop-refused">
          You chose “<bdi>{refusedName}</bdi>”.
        </p>
      )}
    </div>
  )
}

function useFileDrop(onChoose: (file: File) => void) {
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
