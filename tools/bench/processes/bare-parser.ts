// The limit for spreadsheets: only the parser, from bytes to cells, in a new thread.
import { parentPort, workerData } from 'node:worker_threads'
import { read } from '@e965/xlsx'

const bytes = workerData as Uint8Array
const startedAt = performance.now()
const { SheetNames } = read(bytes, { type: 'array', dense: true })
if (SheetNames.length === 0) throw new Error('The parser has found no sheet')
parentPort?.postMessage(performance.now() - startedAt)
