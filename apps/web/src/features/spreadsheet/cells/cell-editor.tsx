import type { Mend } from '@quizly/domain'
import { MendButtons } from '../mending/mend-buttons.tsx'
import type { CellMessages } from './cell-messages.ts'
import { CellSays } from './cell-says.tsx'
import { CellText } from './cell-text.tsx'

export type CellEditorProps = {
  id: string
  name: string
  text: string
  messages: CellMessages
  onEdit: (text: string) => void
  onMend: (mend: Mend) => void
}

/** The text of a cell for typing, between its messages and what one click can do about them. */
export function CellEditor({ id, name, text, messages, onEdit, onMend }: CellEditorProps) {
  const { problems, warnings, mends } = messages
  const hasMessages = problems.length + warnings.length > 0
  return (
    <>
      <CellSays cell={id} problems={problems} warnings={warnings} />
      <CellText
        id={id}
        name={name}
        text={text}
        isBad={problems.length > 0}
        describedBy={hasMessages ? `${id}-says` : undefined}
        onEdit={onEdit}
      />
      <MendButtons cell={id} mends={mends} onMend={onMend} />
    </>
  )
}

/** How a cell looks by its messages. */
export function lookOf({ problems, warnings }: CellMessages): string {
  if (problems.length > 0) return 'cell-bad'
  return warnings.length > 0 ? 'cell-open cell-warn' : 'cell-open'
}
