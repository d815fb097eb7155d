import { format } from '@quizly/words/language.ts'
import { table as tableWords } from '@quizly/words/spreadsheet.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import {
  type ColumnLayout,
  columnLayouts,
  columnLetters,
  type ColumnRole,
  columnRoles,
  type Fix,
  offeredRoles,
} from '@quizly/spreadsheets'
import { Fragment, memo, useState } from 'react'
import { columnSpan } from './column-widths.ts'
import { roleName } from '../sheet-sentences.tsx'
import type { CellMessages, RowMessages } from './cell-messages.ts'
import { CellMessageList, FixButtons } from './sheet-cell.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { Button } from '../../../components/forms/button.tsx'
import '../../../components/forms/field.css'
import './columns.css'
import '../../../components/overlays/fold.css'

export type ColumnsShown = {
  columns: readonly string[]
  letters: readonly string[] | undefined
  roles: readonly ColumnRole[]
  onRole: (position: number, role: ColumnRole | ColumnLayout) => void
}

export const ColumnHeads = memo(function ColumnHeads({
  columns,
  letters,
  roles,
  onRole,
  isChoosing,
  messages,
  onFix,
}: ColumnsShown & {
  isChoosing: boolean
  messages: RowMessages | undefined
  onFix: (fix: Fix) => void
}) {
  useLanguage()
  return (
    <thead>
      <tr>
        <th scope="col" className="rn">
          {tableWords.rowColumn}
        </th>
        {columns.map((heading, i) => (
          <th
            key={heading}
            scope="col"
            aria-labelledby={`head-${i}`}
            className={roles[i] === 'question' ? 'is-question' : undefined}
            style={columnSpan(i)}
          >
            <span id={`head-${i}`} className="uploaded__head" dir="auto" title={heading}>
              {heading}
            </span>
            {isChoosing ? (
              <RoleSelect
                position={i}
                heading={heading}
                letters={letters?.[i] ?? columnLetters(i)}
                role={roles[i] ?? 'unused'}
                onChange={onRole}
              />
            ) : (
              <RoleWord heading={heading} role={roles[i] ?? 'unused'} />
            )}
            <HeadMessages position={i} messages={messages?.get(heading)} onFix={onFix} />
          </th>
        ))}
      </tr>
    </thead>
  )
})

/** What is said once of a whole column, with its fix. */
function HeadMessages({
  position,
  messages,
  onFix,
}: {
  position: number
  messages: CellMessages | undefined
  onFix: (fix: Fix) => void
}) {
  if (!messages) return null
  return (
    <div className="uploaded__told">
      <CellMessageList cell={`head-${position}`} {...messages} />
      <FixButtons cell={`head-${position}`} fixes={messages.fixes} onFix={onFix} />
    </div>
  )
}

function RoleWord({ heading, role }: { heading: string; role: ColumnRole }) {
  const word = roleName(role)
  return word.toLowerCase() === heading.trim().toLowerCase() ? null : (
    <span className="uploaded__role">{word}</span>
  )
}

const RoleSelect = memo(function RoleSelect({
  position,
  heading,
  letters,
  role,
  onChange,
}: {
  position: number
  heading: string
  letters: string
  role: ColumnRole
  onChange: ColumnsShown['onRole']
}) {
  useLanguage()
  function choose(value: string) {
    const chosen = roleNamed(value)
    if (chosen) onChange(position, chosen)
  }
  return (
    <select
      id={roleId(position)}
      className={role === 'unused' ? 'input role-select is-unused' : 'input role-select'}
      aria-label={tableWords.column(letters, heading)}
      value={role}
      onChange={({ target }) => choose(target.value)}
    >
      {[...offeredRoles(role), ...columnLayouts].map((each) => (
        <option key={each} value={each}>
          {roleName(each)}
        </option>
      ))}
    </select>
  )
})

export const ColumnList = memo(function ColumnList({ columns, letters, roles, onRole }: ColumnsShown) {
  useLanguage()
  const [isOpenAtFirst] = useState(() => areMissing(roles))
  return (
    <details className="fold column-list" open={isOpenAtFirst}>
      <summary>
        <span>{columnsUsed(roles)}</span>
        <Icon name="chevronDown" />
      </summary>
      <ul className="fold__in">
        {columns.map((heading, i) => (
          <li key={heading}>
            <label htmlFor={roleId(i)} dir="auto">
              {heading}
            </label>
            <RoleSelect
              position={i}
              heading={heading}
              letters={letters?.[i] ?? columnLetters(i)}
              role={roles[i] ?? 'unused'}
              onChange={onRole}
            />
          </li>
        ))}
      </ul>
    </details>
  )
})

/** Opens the list, if there is one, and focuses what the column at this position is taken for. */
export function focusRole(position: number): void {
  const control = document.getElementById(roleId(position))
  control?.closest('details')?.setAttribute('open', '')
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
}

const maxNamed = 3

export function ColumnsBar({
  roles,
  isChoosing,
  onChoose,
  cut,
  onScroll,
}: {
  roles: readonly ColumnRole[]
  isChoosing: boolean
  onChoose: (isChoosing: boolean) => void
  cut: readonly string[]
  onScroll: () => void
}) {
  const count = tableWords.columns(cut.length)
  const named = cut.slice(0, maxNamed).map((heading, at) => (
    <Fragment key={heading}>
      {at > 0 && format.comma}
      <bdi>{heading}</bdi>
    </Fragment>
  ))
  return (
    <div className="row columns-bar">
      <p className="muted">{columnsUsed(roles)}</p>
      <Button look="secondary" size="sm" onClick={() => onChoose(!isChoosing)}>
        {isChoosing ? tableWords.columnsDone : tableWords.changeColumns}
      </Button>
      {cut.length > 0 && (
        <div className="row push">
          <p className="muted">
            {cut.length > maxNamed
              ? tableWords.furtherRightAndMore(count, named, cut.length - maxNamed)
              : tableWords.furtherRight(count, named)}
          </p>
          <Button look="quiet" size="sm" onClick={onScroll}>
            {tableWords.scrollRight}
          </Button>
        </div>
      )}
    </div>
  )
}

export function areMissing(roles: readonly ColumnRole[]): boolean {
  return !roles.includes('question') || !roles.includes('correct')
}

function columnsUsed(roles: readonly ColumnRole[]): string {
  return tableWords.columnsUsed(roles.filter((role) => role !== 'unused').length, roles.length)
}

function roleNamed(value: string): ColumnRole | ColumnLayout | undefined {
  return [...columnRoles, ...columnLayouts].find((role) => role === value)
}

export function roleId(position: number): string {
  return `role-${position}`
}
