import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { isLanguageTag, type LanguageTag } from '@quizly/words'
import { byCatalogue } from './catalogue-patterns.ts'
import { lookInLanguage, type Translate } from './look-in-language.ts'
import { escaped } from './phrases.ts'
import { inPseudo, plain } from './pseudo-patterns.ts'
import { watchForUnmarked } from './unmarked-texts.ts'

/** A language of the app, or one that is made from English: with accents, and from right to left too. */
export type JourneyLanguage = LanguageTag | 'xx' | 'xr'

const isPseudo = (tag: string) => tag === 'xx' || tag === 'xr'

function readLanguage(tag: string): JourneyLanguage | undefined {
  if (tag === '' || tag === 'en') return undefined
  if (isLanguageTag(tag)) return tag
  if (tag === 'xx' || tag === 'xr') return tag
  throw new Error(`APP_LANGUAGE cannot be ${tag}.`)
}

/** `APP_LANGUAGE=ar npx playwright test` runs all journeys in Arabic. */
export const journeyLanguage = readLanguage(process.env['APP_LANGUAGE'] ?? '')

/** Only a build for tests has the languages that are made from English. The core journeys need no other build. */
export const webRootOf = (tag: JourneyLanguage | undefined): { WEB_ROOT?: string } =>
  process.env['TIER'] === 'core' || (tag && isPseudo(tag))
    ? { WEB_ROOT: fileURLToPath(new URL('../dist', import.meta.url)) }
    : {}

let translate: Translate | undefined
/** For what is not on a page, such as the name of a file: a text of a test as it is in the language of the journeys. */
export const inJourneyLanguage = (english: string): RegExp => {
  const found = translate?.(english, true) ?? english
  return typeof found === 'string' ? new RegExp(`^${escaped(found)}$`) : found
}

type DayFormat = { months: string[]; dayAndMonth: (day: number, month: string) => string }

/** A day as the app writes it in the language of the journeys: “14 March”. */
export async function dayAndMonthOf(moment: string): Promise<string> {
  const tag = journeyLanguage && !isPseudo(journeyLanguage) ? journeyLanguage : 'en'
  const { href } = new URL(
    `../../packages/words/${tag === 'en' ? 'src/en' : `dist/${tag}`}/language.ts`,
    import.meta.url,
  )
  const { format } = (await import(href)) as { format: DayFormat }
  const date = new Date(moment)
  return format.dayAndMonth(date.getUTCDate(), format.months[date.getUTCMonth()] ?? '')
}

/** All pages of this browser are in this language. */
export async function speakIn(browser: Browser, tag: JourneyLanguage): Promise<void> {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.addInitScript((language) => {
      try {
        localStorage.language ??= language
      } catch {}
    }, tag)
    if (isPseudo(tag)) await watchForUnmarked(context)
    return context
  }
  const page = await browser.newPage()
  translate = isPseudo(tag) ? inPseudo : byCatalogue(tag)
  lookInLanguage(page, translate, isPseudo(tag) ? plain : undefined)
  await page.close()
}
