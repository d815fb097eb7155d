import { csvMark, csvRow, type ExportCell } from '@quizly/domain'

export async function* csvFile({
  headings,
  pages,
}: {
  headings: readonly string[]
  pages: AsyncIterable<readonly (readonly ExportCell[])[]>
}): AsyncGenerator<Uint8Array> {
  let head = csvMark + csvRow(headings)
  for await (const page of pages) {
    yield Buffer.from(head + page.map(csvRow).join(''))
    head = ''
  }
}
