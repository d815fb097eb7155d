import { upload as uploadWords } from '@quizly/words/spreadsheet.ts'
import type { ReadReply, ReadRequest } from './reader.worker.ts'
import { faultText } from './sheet-sentences.tsx'
import { trustedScript } from '../../lib/device/trusted-script.ts'
// The bundler creates the default export.
// oxlint-disable-next-line import/default
import readerUrl from './reader.worker.ts?worker&url'

/** The largest sheet takes a second or two of a core, of which a busy machine may have little to give. */
const timeoutMs = 60_000

/** `problem` says in the app's language of each moment why there is no upload. */
export type ReadOutcome = Omit<Exclude<ReadReply, null>, 'fault'> & { problem?: () => string }

export async function readFile(file: File, signal: AbortSignal): Promise<ReadOutcome> {
  const early = prepared
  prepared = undefined
  // One that was loaded in advance may have failed to load without having said so yet.
  const read = early && (await readWith(early, file, signal))
  return (
    read ?? (await readWith(createReader(), file, signal)) ?? { problem: () => uploadWords.readerMissing }
  )
}

/** Undefined if the reader does not work. It ends with the file. */
function readWith(reader: Worker, file: File, signal: AbortSignal): Promise<ReadOutcome | undefined> {
  let timer: ReturnType<typeof setTimeout>
  return new Promise<ReadOutcome | undefined>((resolve, reject) => {
    timer = setTimeout(() => resolve({ problem: () => uploadWords.tooSlow }), timeoutMs)
    reader.addEventListener('message', ({ data }: MessageEvent<ReadReply>) => {
      const { fault, ...read } = data ?? {}
      const problem = fault ? () => faultText(fault) : undefined
      resolve(data ? { ...read, ...(problem && { problem }) } : { problem: () => uploadWords.fileGone })
    })
    reader.addEventListener('error', () => resolve(undefined))
    signal.addEventListener('abort', () => reject(new DOMException('Reading was ended', 'AbortError')))
    const request: ReadRequest = { file, language: navigator.language }
    reader.postMessage(request)
  }).finally(() => {
    clearTimeout(timer)
    reader.terminate()
  })
}

export function isExcelFile({ name }: File): boolean {
  return /\.(?:xlsx?|xlsm|ods|csv|tsv)$/i.test(name)
}

let prepared: Worker | undefined

/** Loads a reader, which takes a while, so that it is there when the file is. */
export function prepareReader(): void {
  if (prepared) return
  const reader = createReader()
  prepared = reader
  // The next one is loaded anew and says that it is missing, if it still is.
  reader.addEventListener('error', () => {
    if (prepared === reader) prepared = undefined
  })
}

export function discardReader(): void {
  prepared?.terminate()
  prepared = undefined
}

/** A worker that reads one spreadsheet. Whoever takes it ends it. */
function createReader(): Worker {
  return new Worker(trustedScript(readerUrl), { type: 'module', name: 'sheet-reader' })
}
