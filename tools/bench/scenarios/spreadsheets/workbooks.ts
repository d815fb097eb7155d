import { readFileSync } from 'node:fs'
import { utils, write } from '@e965/xlsx'

export type SheetFile = { rows: number; name: string; bytes: Uint8Array<ArrayBuffer> }

const fiveThousand = new URL('../../../../e2e/spreadsheets/files/17-big-5000.xlsx', import.meta.url)

/** A workbook of 5,000 rows from the tests, and one of 10,000, the maximum. */
export function largeSheets(): SheetFile[] {
  return [
    { rows: 5_000, name: '5000.xlsx', bytes: new Uint8Array(readFileSync(fiveThousand)) },
    { rows: 10_000, name: '10000.xlsx', bytes: workbook(10_000) },
  ]
}

function workbook(count: number): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: count }, (_, i) => ({
    Question: `Which city is the capital of country number ${i + 1}?`,
    Type: 'Single',
    'Option A': `Oslo ${i}`,
    'Option B': `Paris ${i}`,
    'Option C': `Rome ${i}`,
    'Option D': `Berlin ${i}`,
    'Correct Answer': 'ABCD'.charAt(i % 4),
    Topic: 'Europe',
  }))
  const book = { SheetNames: ['Questions'], Sheets: { Questions: utils.json_to_sheet(rows) } }
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  return new Uint8Array(bytes)
}
