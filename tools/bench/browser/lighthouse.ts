import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findChromium, quiet } from './chromium.ts'

/** Fetched when first needed, then kept in the cache: 114 packages and 176 MB that nothing else here uses. */
const version = '13.5.0'
const home = fileURLToPath(new URL(`../.cache/lighthouse-${version}`, import.meta.url))

/** The parts of Lighthouse's report that are used here. */
export type LighthouseReport = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>
  lighthouseVersion: string
}
type Page = { evaluateOnNewDocument: (script: string) => Promise<unknown>; close: () => Promise<void> }
type Browser = { newPage: () => Promise<Page>; close: () => Promise<void> }
type Lighthouse = {
  default: (
    url: string,
    flags: object,
    config: undefined,
    page: Page,
  ) => Promise<{ lhr: LighthouseReport } | undefined>
}
type Puppeteer = { default: { launch: (options: object) => Promise<Browser> } }

/**
 * Visits an address as Lighthouse's mid-range phone on a slow network, after `script` has run in the page.
 */
export type Visit = (url: string, script: string) => Promise<LighthouseReport>

/** Lighthouse, ready to visit. If it cannot be fetched, says so and returns undefined. */
export async function prepareLighthouse(): Promise<Visit | undefined> {
  const executablePath = findChromium()
  if (executablePath === undefined) return undefined
  if (!isFetched()) {
    console.log(`Lighthouse ${version} cannot be fetched: the pages are not measured.`)
    return undefined
  }
  const load = <Module>(path: string) =>
    import(pathToFileURL(`${home}/node_modules/${path}`).href) as Promise<Module>
  const { default: lighthouse } = await load<Lighthouse>('lighthouse/core/index.js')
  const { default: puppeteer } = await load<Puppeteer>('puppeteer-core/lib/puppeteer/puppeteer-core.js')

  return async (url, script) => {
    const browser = await puppeteer.launch({ executablePath, args: quiet })
    try {
      const page = await browser.newPage()
      await page.evaluateOnNewDocument(script)
      const result = await lighthouse(url, { logLevel: 'error' }, undefined, page)
      if (!result) throw new Error(`Lighthouse has no report of ${url}`)
      return result.lhr
    } finally {
      await browser.close()
    }
  }
}

function isFetched(): boolean {
  if (existsSync(`${home}/node_modules/lighthouse`)) return true
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const args = ['install', '--prefix', home, ...options, `lighthouse@${version}`]
  return spawnSync('npm', args, { stdio: 'inherit' }).status === 0
}
