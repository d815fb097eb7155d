import { csvMark, csvRow, type CsvStyle, type ExportCell } from '@quizly/spreadsheets'

export async function* csvFile({
  headings,
  pages,
  style,
}: {
  headings: readonly string[]
  pages: AsyncIterable<readonly (readonly ExportCell[])[]>
  style: CsvStyle
}): AsyncGenerator<Uint8Array> {
  let head = csvMark + csvRow(headings, style)
  for await (const page of pages) {
    yield Buffer.from(head + page.map((cells) => csvRow(cells, style)).join(''))
    head = ''
  }
  if (head !== '') yield Buffer.from(head)
}
