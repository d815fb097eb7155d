import { trustedScript } from '../../../lib/trusted-script.ts'
// The bundler creates the default export.
// oxlint-disable-next-line import/default
import readerUrl from './reader.worker.ts?worker&url'

/** Starts a worker that reads spreadsheets. It can be ended at any time. */
export function createReader(): Worker {
  return new Worker(trustedScript(readerUrl), { type: 'module', name: 'sheet-reader' })
}
