import { bankUse as figureWords } from '@quizly/words/authoring.ts'
import type { BankItem, UseOfItem } from '@quizly/contract'
import { useTogether } from '@quizly/domain'
import { Link } from 'wouter'
import { Icon } from '../../components/icons/icons.tsx'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import { paths } from '../../lib/paths.ts'
import './item-use.css'

const percent = (share: number) => Math.round(100 * share)
const seconds = (ms: number) => Math.max(1, Math.round(ms / 1000))
const none = <span className="muted">–</span>

/** In a list: how often it was asked, how hard it was, and whether it may be known. */
export function UseFigure({ use }: { use: UseOfItem | undefined }) {
  if (!use) return none
  return (
    <>
      <span className="item-use__figure">{figureWords.figure(use.asked, percent(use.share))}</span>
      {use.known && (
        <span className="item-use__known">
          <Icon name="warning" /> <strong>{figureWords.mayBeKnown}</strong>
          <span className="item-use__why">{knownBecause(use.known)}</span>
        </span>
      )}
    </>
  )
}

const knownBecause = ({ before, now }: NonNullable<UseOfItem['known']>): string =>
  figureWords.knownBecause({
    now: percent(now.right / now.asked),
    asked: now.asked,
    seconds: seconds(now.medianMs),
    before: percent(before.right / before.asked),
    askedBefore: before.asked,
    secondsBefore: seconds(before.medianMs),
  })

type Figures = Omit<UseOfItem, 'known' | 'ofOthers'>
type Row = Figures & { key: string; term?: string; quiz?: BankItem['uses'][number] }

/** How an item went over the years: in all, by term, and by quiz. The heading is that of who places it. */
export function ItemUse({
  item: { use, uses },
  labelledBy,
}: {
  item: Pick<BankItem, 'use' | 'uses'>
  labelledBy: string
}) {
  return (
    <div className="stack">
      {use ? (
        <>
          {use.known && (
            <p className="item-use__known">
              <Icon name="warning" /> <strong>{figureWords.mayBeKnown}</strong>
              <span className="item-use__why">{knownBecause(use.known)}</span>
            </p>
          )}
          <p>
            {figureWords.inAll({
              asked: use.asked,
              percent: percent(use.share),
              low: percent(use.interval.low),
              high: percent(use.interval.high),
            })}{' '}
            {use.medianMs !== undefined && figureWords.took(seconds(use.medianMs))}{' '}
            {use.ofOthers > 0 && figureWords.ofOthers(use.ofOthers)}
          </p>
          <DataTable
            labelledBy={labelledBy}
            className="tbl--mid tbl--stack tbl--cards"
            rows={rowsOf(uses)}
            rowKey={({ key }) => key}
            columns={columns()}
          />
          <p className="muted sm">{figureWords.explained}</p>
        </>
      ) : (
        <p className="muted">{figureWords.notAsked}</p>
      )}
    </div>
  )
}

/** A term is half a year, in which the first result of a quiz was submitted. */
function termOf(from: string): string {
  const date = new Date(from)
  const year = `${date.getFullYear()}`
  return date.getMonth() < 6 ? figureWords.firstHalf(year) : figureWords.secondHalf(year)
}

/** The last term first: all of it, and then its quizzes. */
function rowsOf(uses: BankItem['uses']): Row[] {
  return [...Map.groupBy(uses, ({ from }) => termOf(from))].flatMap(([term, quizzes]): Row[] => {
    const together = useTogether(
      quizzes.map(({ share, asked, medianMs, correlation, ...use }) => ({
        ...use,
        asked,
        shares: share * asked,
        timed: asked,
        ...(correlation !== undefined && { correlation }),
        ...(medianMs !== undefined && { medianMs }),
      })),
    )
    const rows = quizzes.map((quiz) => ({ ...quiz, key: quiz.quizId, quiz }))
    return together ? [{ ...together, key: term, term }, ...rows] : rows
  })
}

const columns = (): Column<Row>[] => [
  {
    name: figureWords.columns.quiz,
    isRowHead: true,
    cell: ({ term, quiz }) =>
      quiz ? (
        <>
          <Link to={paths.quizQuestions(quiz.quizId)}>
            <bdi>{quiz.title}</bdi>
          </Link>{' '}
          <span className="muted sm">{figureWords.version(quiz.version)}</span>
        </>
      ) : (
        <strong>{term}</strong>
      ),
  },
  { name: figureWords.columns.asked, numeric: true, cell: ({ asked }) => asked },
  {
    name: figureWords.columns.right,
    numeric: true,
    cell: ({ share, interval: { low, high } }) =>
      figureWords.rightBetween(percent(share), percent(low), percent(high)),
  },
  {
    name: figureWords.columns.discrimination,
    numeric: true,
    cell: ({ correlation, correlated }) =>
      correlation === undefined
        ? none
        : figureWords.correlation(Math.round(100 * correlation) / 100, correlated),
  },
  {
    name: figureWords.columns.time,
    numeric: true,
    cell: ({ medianMs }) => (medianMs === undefined ? none : figureWords.seconds(seconds(medianMs))),
  },
]
