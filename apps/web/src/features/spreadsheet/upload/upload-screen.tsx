import { useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import { Button, IconButton } from '../../../components/forms/button.tsx'
import { Page } from '../../../components/page/page.tsx'
import { paths } from '../../../lib/paths.ts'
import { useUpload } from './use-upload.ts'
import { Icon } from '../../../components/icons/icons.tsx'
import type { OfferedWorksheet } from '../workbook/reader.worker.ts'
import { FieldProblem } from '../../../components/forms/field.tsx'
import { FileDrop, useFileDrop } from '../../../components/forms/file-drop.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import '../spreadsheet.css'
import '../../../components/feedback/notice.css'

export function UploadScreen() {
  const { file, problem, refusedName, offer, busy, choose, remove, proceed, upload } = useUpload()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // When a file is chosen, the field that had the focus disappears.
    if (file && document.activeElement === document.body) button.current?.focus()
  }, [file])

  return (
    <Page title="Upload your questions" className="wrap page upload">
      <div className="split split--form">
        <div>
          <p className="sm upload__crumb">
            <Link to={paths.chooser}>Create Quiz</Link>
          </p>
          <h1>Upload your questions</h1>
          <FileChoice {...{ file, problem, refusedName }} onChoose={choose} onRemove={remove} />
          {offer ? (
            <OtherWorksheetNotice
              worksheet={offer.otherWorksheet}
              onRead={() => proceed(offer.otherWorksheet.upload)}
              onStay={offer.first && (() => offer.first && proceed(offer.first))}
            />
          ) : (
            <div className="upload__proceed">
              <Button ref={button} busy={busy} busyLabel="Reading…" onClick={upload}>
                Upload &amp; Proceed
              </Button>
            </div>
          )}
        </div>
        <ColumnGuide />
      </div>
    </Page>
  )
}

export function ColumnGuide() {
  return (
    <aside className="aside-note stack" aria-label="About the file">
      <h2>What goes in the file</h2>
      <p>
        The first sheet is read; if the questions are on another one, you are asked. Each row below the column
        names is one question. Other shapes are understood too, such as one option per row.
      </p>
      <dl className="deflist sm">
        <dt>Question</dt>
        <dd>The text students read</dd>
        <dt>Type</dt>
        <dd>Single, Multiple or Write. May be left out.</dd>
        <dt>Option A – Option D</dt>
        <dd>Leave empty for Write</dd>
        <dt>Correct Answer</dt>
        <dd>The option’s text or letter. For Multiple, letters with commas: A, C</dd>
      </dl>
      <p>
        Column names can be in many languages, and Kahoot and Quizizz templates work too. You see next what
        each column was taken for. Columns that a quiz cannot hold are shown to you and left out.
      </p>
      <p>
        <a href="/quizly-template.xlsx" download className="template-link">
          <Icon name="download" />
          Download a template (.xlsx)
        </a>
      </p>
    </aside>
  )
}

export function OtherWorksheetNotice({
  worksheet: { number, sheetName },
  onRead,
  onStay,
}: {
  worksheet: OfferedWorksheet
  onRead: () => void
  onStay: (() => void) | undefined
}) {
  const read = useRef<HTMLButtonElement>(null)
  // The button that had the focus has made room for this question.
  useEffect(() => read.current?.focus(), [])
  return (
    <div className="notice notice--warn sheet-notice" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          The questions are on tab {number}
          {sheetName && (
            <>
              , “<bdi>{sheetName}</bdi>”
            </>
          )}
          . Read that one?
        </p>
        <div className="row sheet-notice__actions">
          <Button ref={read} size="sm" onClick={onRead}>
            Read tab {number}
          </Button>
          {onStay && (
            <Button look="quiet" size="sm" onClick={onStay}>
              Stay with the first tab
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

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

/** "14 KB", "3.2 MB" */
export function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024)
  if (kilobytes < 1024) return `${kilobytes} KB`
  return `${(bytes / 1024 ** 2).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
}

export function SheetIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 2.8h9.5L19 7.3v14H5z" />
      <path d="M8.5 11h7v7h-7zM8.5 14.5h7M12 11v7" />
    </svg>
  )
}
