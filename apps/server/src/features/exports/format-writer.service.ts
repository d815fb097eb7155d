import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { ArchiveFormat } from '@quizly/contract'
import type { Picture, WrittenItem } from '@quizly/formats'
import type { LanguageTag } from '@quizly/words'

export type WritingRequest = {
  format: ArchiveFormat
  title: string
  items: readonly WrittenItem[]
  pictures: readonly Picture[]
}
/** `bytes`: none if every question is left out. `losses`: a table; none if nothing is lost. */
export type WrittenQuiz = {
  extension: string
  bytes?: Uint8Array | undefined
  losses?: string | undefined
}

/** A quiz takes a part of a second, of which a busy machine may have little to give. */
const maxMs = 60_000
const maxMemoryMb = 256
/** Small, so that garbage does not pile up. */
const youngMb = 8

/** Writes quizzes in formats of other programs, in a thread: a large quiz takes longer than others may wait. */
export function openFormatWriter(language: LanguageTag): {
  /** Undefined if it could not be done. */
  write: (request: WritingRequest) => Promise<WrittenQuiz | undefined>
  close: () => void
} {
  let thread: Worker | undefined
  async function start(): Promise<Worker> {
    const { Worker: Thread } = await import('node:worker_threads')
    return new Thread(new URL('format-thread.ts', import.meta.url), {
      workerData: language,
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: youngMb },
    })
  }
  return {
    write: async (request) => {
      thread ??= await start()
      const of = thread
      try {
        of.postMessage(request)
        const [reply] = await once(of, 'message', { signal: AbortSignal.timeout(maxMs) })
        return reply as WrittenQuiz
      } catch {
        thread = undefined
        await of.terminate()
        return undefined
      }
    },
    close: () => void thread?.terminate(),
  }
}
