import { log as words, logKinds as kindWords, operatorPage as pageWords } from '@quizly/words/operator.ts'
import type { LogEntry } from '@quizly/contract'
import { LoadedPart } from '../../components/feedback/loaded.tsx'
import { messageOf } from '../../lib/failures.ts'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import { ShowMore } from '../../components/tables/show-more.tsx'
import { call } from '../../lib/calls/call.ts'
import { useCachedList } from '../../lib/calls/queries.ts'
import { dateAndTime } from '../../lib/dates.ts'

export function Log() {
  const { query, list } = useCachedList(['operator', 'log'], (after, signal) =>
    call('listLog', { query: after === undefined ? {} : { after } }, { signal }),
  )
  return (
    <section className="operator__part" aria-labelledby="log">
      <h2 id="log">{words.heading}</h2>
      <LoadedPart query={query} failed={(error) => messageOf(error) || pageWords.failed}>
        {(pages) => (
          <DataTable
            labelledBy="log"
            className="tbl--mid tbl--stack tbl--cards"
            frame={{ className: 'desk__table' }}
            rows={pages.flatMap(({ entries }) => entries)}
            rowKey={({ _id }) => _id}
            columns={columns()}
            empty={<p className="muted">{words.none}</p>}
          />
        )}
      </LoadedPart>
      <ShowMore list={list} />
    </section>
  )
}

/** A newer server may note what this page does not know. */
const sentenceOf = (kind: string) => (kindWords as Record<string, string>)[kind] ?? kind

const columns = (): Column<LogEntry>[] => [
  { name: words.columns.at, isRowHead: true, cell: ({ at }) => <bdi>{dateAndTime(at)}</bdi> },
  { name: words.columns.by, cell: ({ by }) => (by ? <bdi>{by.name}</bdi> : words.commandLine) },
  { name: words.columns.what, cell: ({ kind }) => sentenceOf(kind) },
  {
    name: words.columns.of,
    className: 'operator__person',
    cell: ({ of, detail }) => (
      <>
        {of && <bdi>{of.name}</bdi>}
        {of && detail !== undefined && ' · '}
        {detail !== undefined && <bdi>{detail}</bdi>}
        {!of && detail === undefined && '–'}
      </>
    ),
  },
]
