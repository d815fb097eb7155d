import type { Answered, JobRequest } from '../child.ts'
import type { ReadPicture } from './picture-reader.ts'
import { readPicture } from './read-picture.ts'

/** What the libraries take is no memory of V8, so it is looked at from beside them. */
const maxMemoryBytes = 640 * 1024 ** 2

async function answer({ id, job }: JobRequest<Uint8Array>): Promise<void> {
  const found = await readPicture(job)
  process.send?.({ id, found } satisfies Answered<ReadPicture>)
}

process.on('message', (request: JobRequest<Uint8Array>) => void answer(request))
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.exit(1)
}, 20)
process.send?.('ready')
process.on('disconnect', () => process.exit())
