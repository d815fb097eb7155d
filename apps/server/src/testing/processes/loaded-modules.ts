// Loaded into Node with --import: prints on stderr which modules a program loads.
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, nextLoad) => {
    process.stderr.write(`loaded ${url}\n`)
    return nextLoad(url, context)
  },
})
