import { type Browser, chromium } from '@playwright/test'

export const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
export const quiet = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

/** Starts Chromium. If there is none, says so and returns undefined; scenarios that need it are left out. */
export async function startChromium(): Promise<Browser | undefined> {
  try {
    return await chromium.launch({ executablePath, args: quiet })
  } catch {
    console.log(
      `No Chromium starts from ${executablePath}: name one in CHROMIUM_PATH to measure the browser.`,
    )
    return undefined
  }
}
