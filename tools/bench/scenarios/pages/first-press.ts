import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { startChromium } from '../../browser/chromium.ts'
import { writeFilmstrip } from '../../browser/filmstrip.ts'
import { filmPage, observePage, type Opened } from '../../browser/slow-phone.ts'
import type { Revision } from '../../processes/revision.ts'
import { inTurns } from '../../report/compared.ts'
import type { Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { describeComparedPress, describePress } from './first-press-report.ts'
import { type MeasuredPage, measuredPages, servePage } from './measured-pages.ts'

/** Each page on a phone that really is slow: what is seen, and when the first press is answered. */
export async function measureFirstPress(
  folder: string,
  { visits }: Sizes,
  filmstrips: string | undefined,
): Promise<Section[]> {
  return ofEachPage(folder, async (browser, page, own) => {
    const side = await openSide(browser, page, join(own, 'own'))
    if (filmstrips !== undefined) await side.film(filmstrips, 'own')
    await side.visit()
    const rounds = []
    for (let round = 0; round < visits; round += 1) rounds.push(await side.visit())
    await side.stop()
    return describePress(page, rounds)
  })
}

/** The same of this code and of another commit, in turns. */
export async function compareFirstPress(
  folder: string,
  revision: Revision,
  { comparedVisits }: Sizes,
  filmstrips: string | undefined,
): Promise<Section[]> {
  return ofEachPage(folder, async (browser, page, both) => {
    const own = await openSide(browser, page, join(both, 'own'))
    const other = await openSide(browser, page, join(both, 'other'), revision.root)
    if (filmstrips !== undefined) {
      await own.film(filmstrips, 'own')
      await other.film(filmstrips, revision.commit)
    }
    const visits = { own: own.visit, other: other.visit }
    await inTurns(1, visits)
    const rounds = await inTurns(comparedVisits, visits)
    await own.stop()
    await other.stop()
    return describeComparedPress(page, revision, rounds)
  })
}

async function ofEachPage(
  folder: string,
  measure: (browser: Browser, page: MeasuredPage, folder: string) => Promise<Section>,
): Promise<Section[]> {
  const browser = await startChromium()
  if (!browser) return []
  const sections: Section[] = []
  for (const page of measuredPages) {
    const own = join(folder, page.name)
    mkdirSync(own)
    sections.push(await measure(browser, page, own))
  }
  await browser.close()
  return sections
}

async function openSide(browser: Browser, page: MeasuredPage, folder: string, root?: URL) {
  mkdirSync(folder)
  const { address, script, stop } = await servePage(page, folder, root)
  let visits = 0
  const opened = (): Opened => {
    const press = page.press?.(visits)
    visits += 1
    return { address, script, ...(press && { press }) }
  }
  return {
    visit: () => observePage(browser, opened()),
    film: async (filmstrips: string, side: string) => {
      mkdirSync(filmstrips, { recursive: true })
      const frames = await filmPage(browser, { address, script })
      const file = join(filmstrips, `${page.name}-${side}.png`)
      await writeFilmstrip(browser, `${page.title}, ${side}`, frames, file)
    },
    stop,
  }
}
