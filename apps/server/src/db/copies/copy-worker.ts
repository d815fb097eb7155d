// In a thread of its own: checking a large copy takes seconds.
import { parentPort, workerData } from 'node:worker_threads'
import { copyDatabase } from './copy-database.ts'

const { source, target } = workerData as { source: string; target: string }
void copyDatabase(source, target).then(() => parentPort?.postMessage('copied'))
