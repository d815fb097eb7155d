import { type Browser, chromium } from '@playwright/test'
import { findOrInstallChromium } from '../../../scripts/chromium.mjs'

export const quiet = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

/** The path of the Chromium that `npm test` uses too. If there is none, says so: what needs it is left out. */
export function findChromium(): string | undefined {
  const path = findOrInstallChromium()
  if (path === undefined) console.log('No Chromium starts: name one in CHROMIUM_PATH to measure the browser.')
  return path
}

/** Starts Chromium; undefined if there is none. */
export async function startChromium(): Promise<Browser | undefined> {
  const executablePath = findChromium()
  return executablePath === undefined ? undefined : chromium.launch({ executablePath, args: quiet })
}
