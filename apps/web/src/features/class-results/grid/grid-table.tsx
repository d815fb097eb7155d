import '../../../components/quiz/weighted.css'
import { grid as gridWords } from '@quizly/words/desk.ts'
import { verdicts as verdictWords } from '@quizly/words/student.ts'
import { scoreText } from '../../../lib/scores.ts'
import type { GridRow, QuestionOfGrid } from '@quizly/contract'
import { type VerdictName, verdictOfSign, verdictSymbols } from '@quizly/domain'
import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../../components/icons/icons.tsx'
import { verdictLooks } from '../../../components/quiz/verdict.tsx'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { paths } from '../../../lib/paths.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import type { Sorting } from '../../../components/tables/sorting.ts'
import type { GridKey } from '../../quiz-page/api.ts'
import { personName } from '../../../lib/words/person-name.ts'
import { textOnly } from '../../../question-types/text-only.ts'

type Props = {
  quiz: { _id: string; language?: string | undefined }
  questions: readonly QuestionOfGrid[]
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
  const language = useLanguage()
  // The names of the columns are in the language, whose words may come later than itself.
  const words = `${language} ${gridWords.label}`
  // oxlint-disable-next-line react/exhaustive-deps
  const columns = useMemo(() => columnsOf(quiz._id, questions), [quiz._id, questions, words])
  return (
    <>
      <Legend rows={rows} />
      <DataTable
        label={gridWords.label}
        className="grid"
        // It moves sideways by the arrow keys.
        frame={{
          className: 'grid-w',
          role: 'region',
          'aria-label': gridWords.name,
          tabIndex: 0,
          ref: region,
        }}
        {...{ rows, columns, sorting, onSort }}
        rowKey={({ _id }) => _id}
        rowHeight={45}
      />
    </>
  )
}

function columnsOf(quizId: string, questions: Props['questions']): Column<GridRow, GridKey>[] {
  return [
    {
      name: gridWords.student,
      sort: 'name',
      isRowHead: true,
      cell: ({ userId, name, number }) => (
        <>
          <Link to={paths.studentAttempt(quizId, userId)}>
            <bdi>{personName(name)}</bdi>
          </Link>
          {number > 1 && <span className="muted sm"> {gridWords.attempt(number)}</span>}
        </>
      ),
    },
    {
      name: gridWords.score,
      sort: 'score',
      numeric: true,
      cell: (row) => <bdi>{scoreText(row)}</bdi>,
    },
    ...questions.map((question, index): Column<GridRow, GridKey> => ({
      name: String(index + 1),
      sort: `${index + 1}`,
      spoken: gridWords.beforeNumber,
      hint: textOnly(question, question.text).slice(0, longestTitle),
      className: ({ signs: symbols }) => (symbols === undefined ? 'muted' : 'grid-cell'),
      // A result that is being marked again has no verdicts to show.
      span: ({ signs: symbols }) => (symbols === undefined ? questions.length : 1),
      cell: ({ signs: symbols }) =>
        symbols === undefined ? gridWords.waiting : <Sign sign={symbols[index] ?? ''} />,
    })),
  ]
}

const longestTitle = 300

/** Moves the region sideways, and only that, until a column is beside the names. */
function bringIntoSight(region: HTMLElement, column: HTMLElement) {
  const names = region.querySelector('th')?.getBoundingClientRect().width ?? 0
  const [outer, inner] = [region.getBoundingClientRect(), column.getBoundingClientRect()]
  if (inner.left < outer.left + names) region.scrollLeft += inner.left - outer.left - names
  else if (inner.right > outer.right) region.scrollLeft += inner.right - outer.right
}

const usualVerdicts = new Set<VerdictName>(['correct', 'incorrect', 'skipped'])
const allVerdicts = Object.keys(verdictSymbols) as VerdictName[]

/** Of the rarer signs those that are in the grid. */
function Legend({ rows }: Pick<Props, 'rows'>) {
  const isShown = (verdict: VerdictName) =>
    usualVerdicts.has(verdict) ||
    rows.some(({ signs: symbols }) => symbols?.includes(verdictSymbols[verdict]))
  return (
    <ul className="grid-legend sm" aria-label={gridWords.signs}>
      {allVerdicts.filter(isShown).map((verdict) => (
        <li key={verdict}>
          <span className={`grid-sign ${lookOf(verdict)}`}>
            <Icon name={verdictLooks[verdict].icon} />
          </span>
          {verdictWords.names[verdict]}
        </li>
      ))}
    </ul>
  )
}

const lookOf = (verdict: VerdictName) =>
  verdict === 'left-out' || verdict === 'not-asked' ? 'out' : verdictLooks[verdict].short

function Sign({ sign }: { sign: string }) {
  const verdict = verdictOfSign(sign) ?? 'skipped'
  const word = verdictWords.names[verdict]
  return (
    <span className={`grid-sign ${lookOf(verdict)}`} title={word}>
      <Icon name={verdictLooks[verdict].icon} />
      <span className="vh">{word}</span>
    </span>
  )
}
