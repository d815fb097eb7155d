import { once } from 'node:events'

export async function copyInBackground(source: string, target: string, signal: AbortSignal): Promise<void> {
  const { Worker } = await import('node:worker_threads')
  const worker = new Worker(new URL('copy-worker.ts', import.meta.url), { workerData: { source, target } })
  try {
    await once(worker, 'message', { signal })
  } finally {
    await worker.terminate()
  }
}
