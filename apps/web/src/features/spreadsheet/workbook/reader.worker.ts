import { type StoredSheet, storedSheet } from '@quizly/domain'
import { mostBytes, type ReadFailure, readWorkbook } from './read-workbook.ts'

export type ReadRequest = { file: File; language: string }
/** The texts to store, which reach the page faster than a table would; null if the file is gone. */
export type ReadReply = (StoredSheet & { error?: never }) | ReadFailure | null

/** A file that is too large is refused without loading it. */
self.addEventListener('message', ({ data: { file, language } }: MessageEvent<ReadRequest>) => {
  void file
    .slice(0, mostBytes + 1)
    .arrayBuffer()
    .then(
      async (bytes) => answer(await read(bytes, file.name, language)),
      () => answer(null),
    )
})

async function read(bytes: ArrayBuffer, fileName: string, language: string): Promise<ReadReply> {
  const outcome = await readWorkbook(bytes, language, fileName)
  return outcome.error === undefined ? storedSheet({ fileName, ...outcome }) : outcome
}

function answer(reply: ReadReply): void {
  self.postMessage(reply)
}
