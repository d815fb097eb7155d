import { table as tableWords } from '@quizly/words/spreadsheet.ts'
import { isBlank } from '@quizly/domain'
import type { Fix } from '@quizly/spreadsheets'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../../components/icons/icons.tsx'
import { columnSpan } from './column-widths.ts'
import { Button } from '../../../components/forms/button.tsx'
import { GrowingTextArea } from '../../../components/forms/growing-text-area.tsx'
import { Finding, fixText, type CellErrorMessage } from '../sheet-sentences.tsx'
import { type CellMessages, keyOfFix } from './cell-messages.ts'

export type CellPlace = {
  position: number
  heading: string
  isQuestion: boolean
  isRight: boolean
  parsedAs: string | undefined
}

export function EditableCell({ place, ...editor }: CellEditorProps & { place: CellPlace }) {
  return (
    <SheetCell {...place} look={lookOf(editor.messages)}>
      <CellEditor {...editor} />
    </SheetCell>
  )
}

export function PlainCell({ place, text }: { place: CellPlace; text: string }) {
  return (
    <SheetCell {...place} look="">
      {isBlank(text) ? <span className="blank">–</span> : <ShownText text={text} />}
    </SheetCell>
  )
}

function SheetCell({
  position,
  heading,
  isQuestion,
  isRight,
  parsedAs,
  look,
  children,
}: CellPlace & { look: string; children: ReactNode }) {
  const classes = [look, isQuestion && 'is-question', isRight && 'is-right'].filter(Boolean).join(' ')
  return (
    <td className={classes || undefined} data-k={heading} style={columnSpan(position)}>
      {isRight && (
        <span className="tick">
          <Icon name="check" />
          <span className="vh">{tableWords.correct}</span>
        </span>
      )}
      <div>
        {children}
        {parsedAs && <p className="parsed-as">{parsedAs}</p>}
      </div>
    </td>
  )
}

function CellText({
  id,
  name,
  text,
  isBad,
  describedBy,
  onEdit,
}: {
  id: string
  name: string
  text: string
  isBad: boolean
  describedBy: string | undefined
  onEdit: (text: string) => void
}) {
  const [isOpen, setIsOpen] = useState(!isLong(text))
  if (!isOpen) {
    const open = () => {
      flushSync(() => setIsOpen(true))
      document.getElementById(id)?.focus()
    }
    return (
      <>
        <span className="uploaded__text" dir="auto">
          {beginning(text)}
        </span>
        <Button
          id={id}
          look="secondary"
          size="sm"
          aria-label={name}
          aria-describedby={describedBy}
          onClick={open}
        >
          {tableWords.editAll(text.length)}
        </Button>
      </>
    )
  }
  return (
    <GrowingTextArea
      id={id}
      className="input"
      rows={1}
      dir="auto"
      value={text}
      aria-label={name}
      aria-invalid={isBad || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => onEdit(target.value)}
    />
  )
}

export type CellEditorProps = {
  id: string
  name: string
  text: string
  messages: CellMessages
  onEdit: (text: string) => void
  onFix: (fix: Fix) => void
}

export function CellEditor({ id, name, text, messages, onEdit, onFix }: CellEditorProps) {
  const { problems, warnings, fixes } = messages
  const hasMessages = problems.length + warnings.length > 0
  return (
    <>
      <CellMessageList cell={id} problems={problems} warnings={warnings} />
      <CellText
        id={id}
        name={name}
        text={text}
        isBad={problems.length > 0}
        describedBy={hasMessages ? `${id}-messages` : undefined}
        onEdit={onEdit}
      />
      <FixButtons cell={id} fixes={fixes} onFix={onFix} />
    </>
  )
}

export function lookOf({ problems, warnings }: CellMessages): string {
  if (problems.length > 0) return 'cell-bad'
  return warnings.length > 0 ? 'cell-open cell-warn' : 'cell-open'
}

const keyOf = ({ code, params, message }: CellErrorMessage) => JSON.stringify([code, params, message])

export function CellMessageList({
  cell,
  problems,
  warnings,
}: Omit<CellMessages, 'fixes'> & { cell: string }) {
  if (problems.length + warnings.length === 0) return null
  return (
    <div id={`${cell}-messages`}>
      {problems.map((message) => (
        <p key={keyOf(message)} className="field-error">
          <Icon name="error" />
          <span>
            <Finding of={message} />
          </span>
        </p>
      ))}
      {warnings.map((message) => (
        <p key={keyOf(message)} className="cell-warning">
          <Icon name="warning" />
          <span>
            <Finding of={message} />
          </span>
        </p>
      ))}
    </div>
  )
}

function ShownText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <span className="uploaded__text" dir="auto">
        {isWhole ? text : beginning(text)}
      </span>
      {isLong(text) && !isWhole && (
        <Button look="quiet" size="sm" onClick={() => setIsWhole(true)}>
          {tableWords.showAll(text.length)}
        </Button>
      )}
    </>
  )
}

/** A longer text is cut where it is shown: laying out whole pages in hundreds of cells would stop the browser. */
const longest = 600
const shownOfLong = 200

export function isLong(text: string): boolean {
  return text.length > longest
}

/** The beginning of a long text, and a short text whole. No letter is cut in two. */
export function beginning(text: string): string {
  return isLong(text) ? `${text.slice(0, shownOfLong).replace(/[\uD800-\uDBFF]$/, '')}…` : text
}

export function FixButtons({
  cell,
  fixes,
  onFix,
}: {
  cell: string
  fixes: readonly Fix[]
  onFix: (fix: Fix) => void
}) {
  if (fixes.length === 0) return null
  return (
    <div className="fixes">
      {fixes.map((fix) => (
        <Button
          key={keyOfFix(fix)}
          look="secondary"
          size="sm"
          aria-describedby={`${cell}-messages`}
          onClick={() => onFix(fix)}
        >
          <bdi>{fixText(fix)}</bdi>
        </Button>
      ))}
    </div>
  )
}
