// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { renderHook } from '../../lib/render-hook-testing.ts'
import { type Column, DataTable } from './data-table.tsx'

type Row = { name: string; score?: number }
type Key = 'name' | 'score'

const columns: Column<Row, Key>[] = [
  { name: 'Student', sort: 'name', isRowHead: true, cell: ({ name }) => name },
  {
    name: 'Score',
    sort: 'score',
    numeric: true,
    span: ({ score }) => (score === undefined ? 2 : 1),
    cell: ({ score }) => score ?? 'Not yet',
  },
  { name: 'Rank', cell: (_row, index) => index + 1 },
  { name: 'Actions', isHidden: true, isNamed: false, className: 'act', cell: () => 'Delete' },
]
const rows: Row[] = [{ name: 'Ada', score: 7 }, { name: 'Bo' }]
const onSort = vi.fn<(key: Key) => void>()

function tableOf(shown: readonly Row[]) {
  const table = (
    <DataTable
      label="Students"
      rows={shown}
      rowKey={({ name }) => name}
      columns={columns}
      sorting={{ key: 'score', descending: true }}
      onSort={onSort}
      empty={<p>Nobody yet</p>}
    />
  )
  return renderHook(() => null, null, table).container
}

test('a table names its columns and says which one it is sorted by', () => {
  const heads = [...tableOf(rows).querySelectorAll('thead th')]
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Student', 'Score', 'Rank', 'Actions'])
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([null, 'descending', null, null])
  expect(heads[3]?.querySelector('.vh')).not.toBeNull()
  heads[0]?.querySelector('button')?.click()
  expect(onSort).toHaveBeenCalledWith('name')
})

test('a row has a heading, and its cells have the names of their columns', () => {
  const [first] = tableOf(rows).querySelectorAll('tbody tr')
  expect(first?.querySelector('th[scope=row]')?.textContent).toBe('Ada')
  const cells = [...(first?.querySelectorAll('td') ?? [])]
  expect(cells.map((cell) => [cell.dataset['k'], cell.className, cell.textContent])).toEqual([
    ['Score', 'n', '7'],
    ['Rank', '', '1'],
    [undefined, 'act', 'Delete'],
  ])
})

test('a cell can take the place of the next ones', () => {
  const row = tableOf(rows).querySelectorAll('tbody tr')[1]
  const cells = [...(row?.querySelectorAll('td') ?? [])]
  expect(cells.map((cell) => [cell.colSpan, cell.textContent])).toEqual([
    [2, 'Not yet'],
    [1, 'Delete'],
  ])
})

test('without rows something else is in the place of the table', () => {
  expect(tableOf([]).innerHTML).toBe('<p>Nobody yet</p>')
})
