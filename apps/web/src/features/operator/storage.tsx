import { operatorPage as pageWords, storage as words } from '@quizly/words/operator.ts'
import type { EducatorStorage } from '@quizly/contract'
import { LoadedPart } from '../../components/feedback/loaded.tsx'
import { messageOf } from '../../lib/failures.ts'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import { ShowMore } from '../../components/tables/show-more.tsx'
import { call } from '../../lib/calls/call.ts'
import { useCachedList } from '../../lib/calls/queries.ts'

export function Storage() {
  const { query, list } = useCachedList(['operator', 'storage'], (after, signal) =>
    call('listStorage', { query: after === undefined ? {} : { after } }, { signal }),
  )
  return (
    <section className="operator__part" aria-labelledby="storage">
      <h2 id="storage">{words.heading}</h2>
      <LoadedPart query={query} failed={(error) => messageOf(error) || pageWords.failed}>
        {(pages) => (
          <DataTable
            labelledBy="storage"
            className="tbl--mid tbl--stack tbl--cards"
            frame={{ className: 'desk__table' }}
            rows={pages.flatMap(({ educators }) => educators)}
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

/** To a tenth, so that little is not nothing. */
const megabytes = (bytes: number) => words.megabytes(Math.ceil(bytes / 100_000) / 10)

const columns = (): Column<EducatorStorage>[] => [
  { name: words.columns.name, isRowHead: true, cell: ({ name }) => <bdi>{name}</bdi> },
  { name: words.columns.quizzes, numeric: true, cell: ({ quizzes }) => quizzes },
  { name: words.columns.questions, numeric: true, cell: ({ quizBytes }) => megabytes(quizBytes) },
  { name: words.columns.pictures, numeric: true, cell: ({ pictureBytes }) => megabytes(pictureBytes) },
  { name: words.columns.bank, numeric: true, cell: ({ bankBytes }) => megabytes(bankBytes) },
]
