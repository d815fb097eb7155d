import type { Fix } from '@quizly/domain'
import { FixButtons } from '../fixes/fix-buttons.tsx'
import type { CellMessages } from './cell-messages.ts'
import { CellSays } from './cell-says.tsx'
import { CellText } from './cell-text.tsx'

export type CellEditorProps = {
  id: string
  name: string
  text: string
  messages: CellMessages
  onEdit: (text: string) => void
  onFix: (fix: Fix) => void
}

/** The text of a cell for typing, between its messages and what one click can do about them. */
export function CellEditor({ id, name, text, messages, onEdit, onFix }: CellEditorProps) {
  const { problems, warnings, fixes } = messages
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
      <FixButtons cell={id} fixes={fixes} onFix={onFix} />
    </>
  )
}

/** How a cell looks by its messages. */
export function lookOf({ problems, warnings }: CellMessages): string {
  if (problems.length > 0) return 'cell-bad'
  return warnings.length > 0 ? 'cell-open cell-warn' : 'cell-open'
}
