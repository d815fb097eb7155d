import { useEffect, useId, useRef } from 'react'
import { IconButton } from '../../../components/forms/button.tsx'
import { FieldProblem } from '../../../components/forms/field.tsx'
import { FileDrop, useFileDrop } from '../../../components/forms/file-drop.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { fileSize } from './file-size.ts'
import { SheetIcon } from '../table/sheet-icons.tsx'

/** Where a file is dropped or chosen, and afterwards its name. */
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
        <FileDrop
          ref={input}
          action="Choose a file"
          hint="Excel (.xlsx or .xls). Also .xlsm, .ods, .csv, .tsv, and a quiz downloaded as .json."
          label="Excel file"
          accept=".xlsx,.xls,.xlsm,.ods,.csv,.tsv,.json"
          isOver={isOver}
          problemId={problem ? problemId : undefined}
          onChoose={onChoose}
        />
      )}
      {refusedName && (
        <p className="muted sm drop-refused">
          You chose “<bdi>{refusedName}</bdi>”.
        </p>
      )}
    </div>
  )
}
