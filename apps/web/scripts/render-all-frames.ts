import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LanguageTag } from '@quizly/words'
import type { Frame } from '../src/app/frames.tsx'

const thread = join(import.meta.dirname, 'render-frames.ts')

/** The frames of all pages in each language, as a browser would render them that has loaded nothing yet. */
export function renderAllFrames() {
  const { promise, resolve, reject } = Promise.withResolvers<Map<LanguageTag, Frame[]>>()
  const rendered = new Map<LanguageTag, Frame[]>()
  const worker = new Worker(thread)
  worker.on('message', ({ tag, pages }: { tag: LanguageTag; pages: Frame[] }) => rendered.set(tag, pages))
  worker.on('error', reject)
  worker.on('exit', () => resolve(rendered))
  return promise
}
