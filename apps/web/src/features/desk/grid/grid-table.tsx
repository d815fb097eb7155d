import type { GridRow } from '@quizly/contract'
import { verdictOfSign } from '@quizly/domain'
import { memo, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../../components/icons/icons.tsx'
import { verdictLooks } from '../../../components/quiz/verdict.tsx'
import { RowsInSight } from '../../../components/tables/rows-in-sight.tsx'
import '../../../components/tables/table.css'
import { paths } from '../../../lib/paths.ts'
import { SortHead } from '../sort-head.tsx'
import type { Sorting } from '../sorting.ts'
import type { GridKey } from './load-grid.ts'

type Props = {
  quiz: { _id: string; language?: string | undefined }
  questions: readonly { _id: string; text: string }[]
  rows: readonly GridRow[]
  sorting: Sorting<GridKey>
  onSort: (key: GridKey) => void
}

/** A row for each result and a column for each question. The names stay in sight while it is moved sideways. */
export function GridTable({ quiz, questions, rows, sorting, onSort }: Props) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = region.current?.querySelector<HTMLElement>('th[aria-sort]')
    if (region.current && chosen) bringIntoSight(region.current, chosen)
  }, [sorting.key])
  const head = { sorting, onSort }
  return (
    <>
      <Legend />
      {/* It moves sideways by the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="tbl-w grid-w" role="region" aria-label="Grid of results" tabIndex={0} ref={region}>
        <table className="tbl grid" aria-label="Results by student and question">
          <thead>
            <tr>
              <SortHead id="name" label="Student" {...head} />
              <SortHead id="score" label="Score" numeric {...head} />
              {questions.map(({ _id, text }, place) => (
                <SortHead
                  key={_id}
                  id={`${place + 1}`}
                  before="Question "
                  label={String(place + 1)}
                  title={text.slice(0, longestTitle)}
                  {...head}
                />
              ))}
            </tr>
          </thead>
          {/* Other rows are made anew, a few at a time too. */}
          <RowsInSight key={rows[0]?._id} rows={rows} height={45}>
            {(row) => <Row key={row._id} row={row} quizId={quiz._id} questions={questions.length} />}
          </RowsInSight>
        </table>
      </div>
    </>
  )
}

const longestTitle = 300

/** Moves the region sideways, and only that, until a column is beside the names. */
function bringIntoSight(region: HTMLElement, column: HTMLElement) {
  const names = region.querySelector('th')?.getBoundingClientRect().width ?? 0
  const [outer, inner] = [region.getBoundingClientRect(), column.getBoundingClientRect()]
  if (inner.left < outer.left + names) region.scrollLeft += inner.left - outer.left - names
  else if (inner.right > outer.right) region.scrollLeft += inner.right - outer.right
}

function Legend() {
  return (
    <ul className="grid-legend sm" aria-label="Signs">
      {(['correct', 'incorrect', 'skipped'] as const).map((verdict) => (
        <li key={verdict}>
          <span className={`grid-sign ${verdictLooks[verdict].short}`}>
            <Icon name={verdictLooks[verdict].icon} />
          </span>
          {verdictLooks[verdict].word}
        </li>
      ))}
    </ul>
  )
}

const Row = memo(function Row({
  row,
  quizId,
  questions,
}: {
  row: GridRow
  quizId: string
  questions: number
}) {
  return (
    <tr>
      <th scope="row">
        <Link to={paths.studentAttempt(quizId, row.userId)}>
          <bdi>{row.name}</bdi>
        </Link>
        {row.number > 1 && <span className="muted sm"> attempt {row.number}</span>}
      </th>
      <td className="n">
        <bdi dir="ltr">{`${row.score} / ${row.totalQuestions}`}</bdi>
      </td>
      {row.signs === undefined ? (
        <td colSpan={questions} className="muted">
          Being updated
        </td>
      ) : (
        [...row.signs].map((sign, place) => (
          // The questions do not change their places within a page.
          // oxlint-disable-next-line react/no-array-index-key
          <Cell key={place} sign={sign} />
        ))
      )}
    </tr>
  )
})

function Cell({ sign }: { sign: string }) {
  const { icon, word, short } = verdictLooks[verdictOfSign(sign) ?? 'skipped']
  return (
    <td className="grid-cell">
      <span className={`grid-sign ${sign === '/' || sign === '~' ? 'out' : short}`} title={word}>
        <Icon name={icon} />
        <span className="vh">{word}</span>
      </span>
    </td>
  )
}
