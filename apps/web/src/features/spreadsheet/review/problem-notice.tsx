import type { CellMessage } from '@quizly/domain'
import { type ComponentProps, type MouseEvent, type Ref, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/feedback/notice.css'
import { plural } from '../../../lib/plural.ts'
import { FixesForAll } from '../fixes/fixes-for-all.tsx'
import { cellId } from '../cells/cell-messages.ts'

const listedAtFirst = 8

/** What must be corrected or should be looked at; each line links to its cell. */
export function ProblemNotice({
  kind,
  messages,
  columns,
  onJump,
  onFix,
  ref,
}: {
  kind: 'error' | 'warn'
  messages: readonly CellMessage[]
  columns: readonly string[]
  onJump: (row: number, id: string) => void
  onFix: ComponentProps<typeof FixesForAll>['onFix']
  ref?: Ref<HTMLDivElement>
}) {
  const [isWhole, setIsWhole] = useState(false)
  const listed = isWhole ? messages : messages.slice(0, listedAtFirst)
  const headline = kind === 'error' ? errorHeadline(messages) : warningHeadline(messages)
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
            <li key={`${message.row} ${message.column} ${message.message}`}>
              <MessageLine {...message} position={columns.indexOf(message.column)} onJump={onJump} />
            </li>
          ))}
        </ul>
        {listed.length < messages.length && (
          <Button look="quiet" size="sm" onClick={() => setIsWhole(true)}>
            Show all {messages.length.toLocaleString('en')}
          </Button>
        )}
        <FixesForAll messages={messages} onFix={onFix} />
      </div>
    </div>
  )
}

function MessageLine({
  row,
  message,
  position,
  onJump,
}: CellMessage & { position: number; onJump: (row: number, id: string) => void }) {
  if (position === -1) return <p>{message}</p>
  const id = cellId(row, position)
  function jump(event: MouseEvent) {
    event.preventDefault()
    onJump(row, id)
  }
  return (
    <a href={`#${id}`} onClick={jump}>
      {message}
    </a>
  )
}

const rowCount = (messages: readonly CellMessage[]) =>
  new Set(messages.filter(({ column }) => column !== '').map(({ row }) => row)).size

export function errorHeadline(messages: readonly CellMessage[]): string {
  const rows = rowCount(messages)
  if (rows === 0) return 'This sheet needs fixing before you can save.'
  return `${plural(rows, 'row')} ${rows === 1 ? 'needs' : 'need'} fixing before you can save.`
}

function warningHeadline(messages: readonly CellMessage[]): string {
  return `Please check ${plural(rowCount(messages), 'row')}. You can save all the same.`
}
