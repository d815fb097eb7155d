import { mostBytes, readWorkbook } from './read-workbook.ts'

export type ReadRequest = { file: File; language: string }

/** A file so large that it is refused is not loaded as a whole. */
self.addEventListener('message', ({ data: { file, language } }: MessageEvent<ReadRequest>) => {
  void file
    .slice(0, mostBytes + 1)
    .arrayBuffer()
    .then(
      async (bytes) => self.postMessage(await readWorkbook(bytes, language)),
      () => self.postMessage(null),
    )
})
