// Copies the data file in a thread of its own: checking a large copy takes seconds, and the server must go on
// answering.
import { parentPort, workerData } from 'node:worker_threads'
import { copyDatabase } from './copy-database.ts'

const { source, target } = workerData as { source: string; target: string }
void copyDatabase(source, target).then(() => parentPort?.postMessage('copied'))
