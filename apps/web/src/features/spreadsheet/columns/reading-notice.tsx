import type { MouseEvent } from 'react'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/feedback/notice.css'
import { type NotePart, noteParts } from './note-parts.ts'
import { roleId } from './role-names.ts'

/** Sentences about how the sheet was read. The columns that they name lead to what these are taken for. */
export function ReadingNotice({
  notes,
  columns,
  onColumn,
}: {
  notes: readonly string[]
  columns: readonly string[]
  onColumn: (position: number) => void
}) {
  if (notes.length === 0) return null
  return (
    <div className="notice notice--info sheet-notice" role="group" aria-label="How this sheet was read">
      <Icon name="info" />
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <p>
              {noteParts(note, columns).map((part) => (
                <NoteText key={part.start} {...part} onColumn={onColumn} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function NoteText({ text, position, onColumn }: NotePart & { onColumn: (position: number) => void }) {
  if (position === undefined) return text
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
