import { ensureBuilt, ensureInstalled } from './bootstrap.mjs'

ensureInstalled()
await ensureBuilt()
