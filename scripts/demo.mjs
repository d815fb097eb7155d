import { ensureBuilt, ensureInstalled } from './bootstrap.mjs'
import { runTypeScript } from './run.mjs'

ensureInstalled()
ensureBuilt()
runTypeScript('apps/server/src/commands/demo.ts')
