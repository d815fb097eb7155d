import { defineConfig } from '@playwright/test'
import { coreJourneys } from './core-journeys.ts'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
/** `core` is what every change must pass, `rest` is what that leaves out. `JOURNEYS`: other journeys than the core's. */
const { TIER: tier, JOURNEYS: chosen } = process.env
const core = Object.values(coreJourneys)
  .flat()
  .map((title) => new RegExp(title.replaceAll(/[.+?()]/g, String.raw`\$&`)))

/** At its start Chromium sends requests to its maker; tests need none of them. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** The same letters and colours on every machine, as far as a browser allows. */
const samePictures = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']
/** Without a language of its own Chromium names no file in letters beyond ASCII. */
const env = {
  ...process.env,
  LC_ALL: 'C.UTF-8',
  FONTCONFIG_FILE: new URL('fonts.conf', import.meta.url).pathname,
}

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Two more than the cores of a small machine: journeys also wait, for example for a time limit.
  workers: 4,
  // No test is judged by its time: one that waits this long waits for something that does not come.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // A slightly different edge of a letter is no difference; a button that has moved by some pixels is.
    toHaveScreenshot: { maxDiffPixels: 200, pathTemplate: 'pictures/{arg}{ext}' },
  },
  reporter: [['list']],
  outputDir: 'test-results',
  projects: [
    // Scenes hardly wait, and each of their workers builds a school, so that two of these keep two cores as busy as four.
    { name: 'scenes', testMatch: 'scenes.spec.ts', workers: tier === 'core' ? 1 : 2 },
    {
      name: 'journeys',
      testMatch: 'journeys/**/*.spec.ts',
      ...(tier === 'core' && { grep: chosen ? new RegExp(chosen) : core }),
      ...(tier === 'rest' && { grepInvert: core }),
    },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...quiet, ...samePictures], env },
    // Keeping every file on the device takes time and changes nothing that most journeys see. Those in `network` allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace renders every step again and took a quarter of the time. Use `--trace on` for a test that
    // fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
