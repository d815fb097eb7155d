import type { ReadQuestions } from '@quizly/formats'
import { trustedScript } from '../../lib/device/trusted-script.ts'
import type { FormatReplies, FormatRequest } from './formats.worker.ts'
// The bundler creates the default export.
// oxlint-disable-next-line import/default
import workerUrl from './formats.worker.ts?worker&url'

/** The largest file takes some seconds of a core, of which a busy machine may have little to give. */
const timeoutMs = 30_000

/** `too-slow`: it was ended; `missing`: it could not be loaded, or it broke. */
export type FormatFailure = { failure: 'too-slow' | 'missing' }

/** One request of a worker of its own, which ends with it. An abort rejects. */
export function askFormats<Task extends FormatRequest['task']>(
  request: FormatRequest & { task: Task },
  signal: AbortSignal,
): Promise<FormatReplies[Task] | FormatFailure> {
  const worker = new Worker(trustedScript(workerUrl), { type: 'module', name: 'formats' })
  let timer: ReturnType<typeof setTimeout>
  return new Promise<FormatReplies[Task] | FormatFailure>((resolve, reject) => {
    timer = setTimeout(() => resolve({ failure: 'too-slow' }), timeoutMs)
    worker.addEventListener('message', ({ data }: MessageEvent<FormatReplies[Task]>) => resolve(data))
    worker.addEventListener('error', () => resolve({ failure: 'missing' }))
    signal.addEventListener('abort', () =>
      reject(new DOMException('It is not needed any more', 'AbortError')),
    )
    worker.postMessage(request)
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

/** What the page of uploads has read for the review, by the ID of the import: it need not be read once more. */
export const justRead = new Map<string, ReadQuestions>()
