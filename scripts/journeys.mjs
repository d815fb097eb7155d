// All journeys in another language: `npm run journeys -- xx` or `-- ar`, then names or folders of journeys, if not all, and options of
// Playwright. It takes half an hour for each language, so it is no part of `npm test`.
import { fileURLToPath } from 'node:url'
import { ensureBuilt, ensureInstalled, fail } from './bootstrap.mjs'
import { answerForHelp } from './help.mjs'
import { startTool } from './run.mjs'

answerForHelp('journeys', process.argv.slice(2))
const [language, ...chosen] = process.argv.slice(2)
if (!language || language.startsWith('-')) fail('Name a language: xx, xr, ar, de, es, fr or pt-BR.')
ensureInstalled()
await ensureBuilt()
const folder = fileURLToPath(new URL('../e2e', import.meta.url))
// It is there after the installation.
const { findOrInstallChromium } = await import('./chromium.mjs')
const CHROMIUM_PATH = findOrInstallChromium() ?? fail('No Chromium was found. Name one in CHROMIUM_PATH.')
const isNamed = chosen.some((each) => !each.startsWith('-'))
const child = startTool('playwright', ['test', ...(isNamed ? [] : ['journeys']), ...chosen], {
  cwd: folder,
  env: { ...process.env, APP_LANGUAGE: language, CHROMIUM_PATH },
})
child.once('exit', (code) => {
  process.exitCode = code ?? 1
})
