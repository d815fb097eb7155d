import type { ColumnRole } from '@quizly/domain'
import { Button } from '../../../components/forms/button.tsx'
import { plural } from '../../../lib/plural.ts'
import './columns.css'
import { columnsUsed } from './role-names.ts'

const mostNamed = 3

/** How many columns are used, the way to change that, and the columns that are cut off at the right. */
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
  /** The headings of the columns that are cut off. */
  cut: readonly string[]
  onScroll: () => void
}) {
  const more = cut.length > mostNamed ? ` and ${cut.length - mostNamed} more` : ''
  return (
    <div className="row columns-bar">
      <p className="muted">{columnsUsed(roles)}</p>
      <Button look="secondary" size="sm" onClick={() => onChoose(!isChoosing)}>
        {isChoosing ? 'Done with columns' : 'Change columns'}
      </Button>
      {cut.length > 0 && (
        <div className="row push">
          <p className="muted">
            {plural(cut.length, 'column')} further right: <bdi>{cut.slice(0, mostNamed).join(', ')}</bdi>
            {more}
          </p>
          <Button look="quiet" size="sm" onClick={onScroll}>
            Scroll right
          </Button>
        </div>
      )}
    </div>
  )
}
