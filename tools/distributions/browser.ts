import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { findOrInstallChromium } from '../../scripts/chromium.mjs'
import { demand } from './smoke.ts'

/** What people see of a Quizly that runs: signing up, a sheet, a picture, a result, a file, print, without a network. */
export function smokeInBrowser(port: number): string {
  const chromium = findOrInstallChromium()
  if (!chromium) return 'no Chromium here: nothing was looked at in a browser'
  const playwright = resolve('node_modules', '.bin', 'playwright')
  const { status, stdout } = spawnSync(playwright, ['test', 'built-server.spec', '--workers=1'], {
    cwd: 'e2e',
    env: { ...process.env, CHROMIUM_PATH: chromium, QUIZLY_URL: `http://127.0.0.1:${port}` },
    encoding: 'utf8',
  })
  demand(status === 0, `a browser finds: ${stdout}`)
  return 'in a browser: sheet, picture, result, export, print, service worker'
}
