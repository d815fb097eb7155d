import { ensureInstalled } from './bootstrap.mjs'
import { runTypeScript } from './run.mjs'

ensureInstalled()
runTypeScript('apps/server/src/commands/backup.ts')
