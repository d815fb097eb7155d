import { trustedScript } from '../../../lib/trusted-script.ts'
// The bundler creates the default export.
// oxlint-disable-next-line import/default
import readerUrl from './reader.worker.ts?worker&url'

/** A reader that is loaded and has no file yet. */
let prepared: Worker | undefined

/** Loads a reader, which takes a while, so that it is there when the file is. */
export function prepareReader(): void {
  if (prepared) return
  const reader = createReader()
  prepared = reader
  // The next one is loaded anew and says that it is missing, if it still is.
  reader.addEventListener('error', () => {
    if (prepared === reader) prepared = undefined
  })
}

/** Ends the prepared reader, if nobody took it. */
export function discardReader(): void {
  prepared?.terminate()
  prepared = undefined
}

/** A worker that reads one spreadsheet: the prepared one or a new one. Whoever takes it ends it. */
export function takeReader(): Worker {
  const reader = prepared ?? createReader()
  prepared = undefined
  return reader
}

function createReader(): Worker {
  return new Worker(trustedScript(readerUrl), { type: 'module', name: 'sheet-reader' })
}
