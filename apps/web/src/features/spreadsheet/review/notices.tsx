import { review as reviewWords } from '@quizly/words/spreadsheet.ts'
import {
  fixesForAll,
  headerRows,
  type FixKind,
  type Note,
  quoted,
  type SheetReading,
  type UploadedSheet,
} from '@quizly/spreadsheets'
import { type ComponentProps, type MouseEvent, type Ref, useMemo, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import {
  Finding,
  fixForAllText,
  inOwnMarks,
  noteText,
  type Part,
  quotedParts,
  type CellErrorMessage,
} from '../sheet-sentences.tsx'
import { cellId } from './cell-messages.ts'
import { roleId } from './columns.tsx'
import '../../../components/feedback/notice.css'

const listedAtFirst = 8

type ProblemNoticeProps = {
  kind: 'error' | 'warn'
  messages: readonly CellErrorMessage[]
  columns: readonly string[]
  headerRow: number | undefined
  onJump: (row: number, id: string) => void
  onColumn: (position: number) => void
  onFix: ComponentProps<typeof FixesForAll>['onFix']
  ref?: Ref<HTMLDivElement>
}

export function ProblemNotice({ kind, messages, columns, onFix, ref, ...places }: ProblemNoticeProps) {
  const [isWhole, setIsWhole] = useState(false)
  const listed = isWhole ? messages : messages.slice(0, listedAtFirst)
  const { headerRow } = places
  const headline =
    kind === 'error' ? errorHeadline(messages, headerRow) : warningHeadline(messages, headerRow)
  return (
    <div
      ref={ref}
      className={`notice notice--${kind} sheet-notice`}
      role="group"
      aria-label={headline}
      tabIndex={-1}
    >
      <Icon name={kind === 'error' ? 'error' : 'warning'} />
      <div>
        <p>
          <strong>{headline}</strong>
        </p>
        <ul>
          {listed.map((message) => (
            <li key={JSON.stringify([message.row, message.column, message.code, message.params])}>
              <MessageLine finding={message} position={columns.indexOf(message.column)} {...places} />
            </li>
          ))}
        </ul>
        {listed.length < messages.length && (
          <Button look="quiet" size="sm" onClick={() => setIsWhole(true)}>
            {reviewWords.showAll(messages.length)}
          </Button>
        )}
        <FixesForAll messages={messages} onFix={onFix} />
      </div>
    </div>
  )
}

function MessageLine({
  finding,
  position,
  headerRow,
  onJump,
  onColumn,
}: Pick<ProblemNoticeProps, 'headerRow' | 'onJump' | 'onColumn'> & {
  finding: CellErrorMessage
  position: number
}) {
  const sentence = <Finding of={finding} isPlaced />
  if (position === -1) return <p>{sentence}</p>
  // What is said of a whole column stands at its heading.
  const id = finding.row === headerRow ? roleId(position) : cellId(finding.row, position)
  function jump(event: MouseEvent) {
    event.preventDefault()
    if (finding.row === headerRow) onColumn(position)
    else onJump(finding.row, id)
  }
  return (
    <a href={`#${id}`} onClick={jump}>
      {sentence}
    </a>
  )
}

const rowCount = (messages: readonly CellErrorMessage[], headerRow: number | undefined) =>
  new Set(messages.filter(({ row, column }) => column !== '' && row !== headerRow).map(({ row }) => row)).size

export function errorHeadline(messages: readonly CellErrorMessage[], headerRow: number | undefined): string {
  const rows = rowCount(messages, headerRow)
  return rows === 0 ? reviewWords.sheetNeedsFixing : reviewWords.rowsNeedFixing(rows)
}

function warningHeadline(messages: readonly CellErrorMessage[], headerRow: number | undefined): string {
  const rows = rowCount(messages, headerRow)
  return rows === 0 ? reviewWords.checkSheet : reviewWords.checkRows(rows)
}

function FixesForAll({
  messages,
  onFix,
}: {
  messages: readonly CellErrorMessage[]
  onFix: (messages: readonly CellErrorMessage[], kind: FixKind) => void
}) {
  const fixes = useMemo(() => fixesForAll(messages), [messages])
  if (fixes.length === 0) return null
  return (
    <div className="fixes">
      {fixes.map(({ kind, rows }) => (
        <Button key={kind} look="secondary" size="sm" onClick={() => onFix(messages, kind)}>
          {fixForAllText(kind, rows)}
        </Button>
      ))}
    </div>
  )
}

export function ReadingNotice({
  notes,
  columns,
  onColumn,
}: {
  notes: readonly Note[]
  columns: readonly string[]
  onColumn: (position: number) => void
}) {
  const sentences = notes.map(noteText).filter((text) => text !== undefined)
  if (sentences.length === 0) return null
  return (
    <div className="notice notice--info sheet-notice" role="group" aria-label={reviewWords.howRead}>
      <Icon name="info" />
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <p>
              {noteParts(sentence, columns).map((part) => (
                <NoteText key={part.start} {...part} onColumn={onColumn} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function NoteText({
  text,
  isQuoted,
  position,
  onColumn,
}: NotePart & { onColumn: (position: number) => void }) {
  if (position === undefined) return isQuoted ? <bdi>{text}</bdi> : text
  function jump(event: MouseEvent) {
    event.preventDefault()
    onColumn(position ?? 0)
  }
  return (
    <a href={`#${roleId(position)}`} onClick={jump}>
      <bdi>{text}</bdi>
    </a>
  )
}

export type NotePart = Part & { position?: number }

/** A sentence about the sheet, split at what it quotes. What is a column has a position. */
export function noteParts(note: string, columns: readonly string[]): NotePart[] {
  return quotedParts(note).map((part) => {
    const position = part.isQuoted ? columns.findIndex((each) => inOwnMarks(quoted(each)) === part.text) : -1
    return position === -1 ? part : { ...part, position }
  })
}

export function OtherReadings({
  sheet,
  onRead,
}: {
  sheet: UploadedSheet
  onRead: (reading: SheetReading) => void
}) {
  const { others = [] } = sheet
  if (others.length === 0) return null
  return (
    <div className="row other-readings" role="group" aria-label={reviewWords.wrongLayout}>
      <p>{reviewWords.wrongLayout}</p>
      {others.map((other) => (
        <Button key={readingName(other, sheet)} look="secondary" size="sm" onClick={() => onRead(other)}>
          {readingName(other, sheet)}
        </Button>
      ))}
    </div>
  )
}

/** "Read as one option per row", or "Read tab 2, “Questions”". */
function readingName({ worksheet, sheetName, table }: SheetReading, shown: SheetReading): string {
  if (worksheet !== shown.worksheet) return reviewWords.readTab(worksheet ?? 1, sheetName)
  const { shape = 'rows', headerRow } = table
  return shape === 'rows' && headerRow > headerRows
    ? reviewWords.readFromRow(headerRow)
    : reviewWords.readAs[shape]
}

export function NewerSheetNotice({ onLoad, onStay }: { onLoad: () => void; onStay: () => void }) {
  return (
    <div className="notice notice--warn sheet-notice" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          {reviewWords.changedElsewhere((text) => (
            <strong key="what">{text}</strong>
          ))}
        </p>
        <div className="row sheet-notice__actions">
          <Button look="secondary" size="sm" onClick={onLoad}>
            {reviewWords.loadNewer}
          </Button>
          <Button look="quiet" size="sm" onClick={onStay}>
            {reviewWords.keepThis}
          </Button>
        </div>
      </div>
    </div>
  )
}
