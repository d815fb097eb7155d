import { messages } from '../messages.ts'
import { takeReader } from './prepared-reader.ts'
import type { ReadReply, ReadRequest } from './reader.worker.ts'

const timeoutMs = 10_000

/** What was read of a file, or what is wrong with it. */
type ReadOutcome = Exclude<ReadReply, null>

/**
 * Reads the first sheet of a file in a worker, so that the page stays responsive. The signal ends it at once.
 */
export function readFile(file: File, signal: AbortSignal): Promise<ReadOutcome> {
  const reader = takeReader()
  let timer: ReturnType<typeof setTimeout>
  return new Promise<ReadOutcome>((resolve, reject) => {
    timer = setTimeout(() => resolve({ problem: messages.tooSlow }), timeoutMs)
    reader.addEventListener('message', ({ data }: MessageEvent<ReadReply>) => {
      resolve(data ?? { problem: messages.fileGone })
    })
    reader.addEventListener('error', () => resolve({ problem: messages.readerMissing }))
    signal.addEventListener('abort', () => reject(new DOMException('Reading was ended', 'AbortError')))
    const request: ReadRequest = { file, language: navigator.language }
    reader.postMessage(request)
  }).finally(() => {
    clearTimeout(timer)
    reader.terminate()
  })
}

/** Whether a file has the name of a spreadsheet. The reader checks its content. */
export function isExcelFile({ name }: File): boolean {
  return /\.(?:xlsx?|xlsm|ods|csv|tsv)$/i.test(name)
}
