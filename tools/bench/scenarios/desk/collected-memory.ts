import { readFileSync } from 'node:fs'
import type { Server } from '../../processes/child.ts'
import { memoryMb } from '../../processes/cost.ts'

/** With these, a Node program tells in its log where its garbage can be collected. */
export const collectable = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/**
 * Memory of a process in MB (PSS) after its garbage was collected: what it holds, without what a burst of calls has
 * left behind. It was started with `collectable`, and its log is in this file.
 */
export async function collectedMb({ pid }: Server, logFile: string): Promise<number | undefined> {
  const address = readFileSync(logFile, 'utf8')
    .match(/ws:\/\/\S+/g)
    ?.at(-1)
  if (address === undefined) throw new Error(`There is no inspector in ${logFile}`)
  const inspector = new WebSocket(address)
  await heard(inspector, 'open')
  // What the first collection lets go can be the last that held something else.
  for (const id of [1, 2]) {
    inspector.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await heard(inspector, 'message')
  }
  inspector.close()
  await heard(inspector, 'close')
  return memoryMb(pid)
}

const heard = (inspector: WebSocket, kind: 'open' | 'message' | 'close') =>
  new Promise<void>((resolve, reject) => {
    inspector.addEventListener(kind, () => resolve(), { once: true })
    inspector.addEventListener('error', () => reject(new Error('The inspector has failed')), { once: true })
  })
