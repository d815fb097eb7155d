// The bundler makes the default export.
// oxlint-disable-next-line import/default
import readerUrl from './sheet-reader.worker.ts?worker&url'

type Policy = { createScriptURL: (url: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy }

/** The one address from which a script may be started: that of the bundled worker. */
function trustedReaderUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return readerUrl
  const policy = trustedTypes.createPolicy('quizly', {
    createScriptURL: (url) => {
      if (url !== readerUrl) throw new TypeError(`No script may be started from ${url}`)
      return url
    },
  })
  return policy.createScriptURL(readerUrl)
}

/** Starts a worker that reads spreadsheets; it can be ended whatever it is doing. */
export function createReader(): Worker {
  return new Worker(trustedReaderUrl(), { type: 'module', name: 'sheet-reader' })
}
