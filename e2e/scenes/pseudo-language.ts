import type { BrowserContext, Page } from '@playwright/test'
import { changeLanguage } from '../fit.ts'

type LanguagesOfPage = { languages: Record<string, unknown> }
type Entry = (...params: unknown[]) => unknown

/**
 * Runs in the page, too. Marks the English words of an area: with accents, 40 % longer and in brackets, so that a text which is in
 * no catalogue, or in too narrow a place, is found. Parameters stay as they are.
 */
export function mark(english: unknown): unknown {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const accented = 'áƀćďéƒĝĥíĵķĺḿńóƥɋŕšťúṽŵẋýžÁɃĆĎÉƑĜĤÍĴĶĹḾŃÓƤɊŔŠŤÚṼŴẊÝŽ'
  /** A line may break after each group, as between the words of a long sentence. */
  const filling = '~~~~~~~~\u200b'
  const stringsIn = (given: unknown): string[] => {
    if (typeof given === 'string') return given === '' ? [] : [given]
    const isData = typeof given === 'object' && given !== null && !('$$typeof' in given)
    return isData ? Object.values(given).flatMap(stringsIn) : []
  }
  /** The texts between parameters, and in odd places the parameters. */
  const partsOf = (text: string, params: readonly string[]) => {
    const longestFirst = params.toSorted((one, other) => other.length - one.length)
    const sources = longestFirst.map((each) => each.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
    return sources.length > 0 ? text.split(new RegExp(`(${sources.join('|')})`)) : [text]
  }
  const accent = (text: string, params: readonly string[]) =>
    partsOf(text, params)
      .map((part, i) =>
        i % 2 ? part : [...part].map((each) => accented[letters.indexOf(each)] ?? each).join(''),
      )
      .join('')
  const endOf = (text: string, params: readonly string[]) => {
    const own = partsOf(text, params)
      .filter((_, i) => i % 2 === 0)
      .join('')
    const more = Math.ceil(own.length * 0.4)
    // One word gets longer itself.
    const between = own.includes(' ') ? '\u200b' : ''
    return `${between}${filling.repeat(more).slice(0, more + Math.floor(more / 8))}⟧`
  }
  const markText = (text: string, params: readonly string[] = []) =>
    text === '' ? '' : `⟦${accent(text, params)}${endOf(text, params)}`
  const markEntry =
    (entry: Entry): Entry =>
    (...given) => {
      const params = stringsIn(given)
      let inSlots = ''
      const slotOf =
        (slot: Entry): Entry =>
        (text, ...more) => {
          if (typeof text !== 'string') return slot(text, ...more)
          inSlots += text
          return slot(accent(text, params), ...more)
        }
      const said = entry(...given.map((each) => (typeof each === 'function' ? slotOf(each as Entry) : each)))
      if (typeof said === 'string') return markText(said, params)
      if (!Array.isArray(said)) return said
      const own = said.filter((each) => typeof each === 'string')
      const parts: unknown[] = said.map((each) => (typeof each === 'string' ? accent(each, params) : each))
      return ['⟦', ...parts, endOf(own.join('') + inSlots, params)]
    }
  const inBrackets =
    (format: Entry): Entry =>
    (...parts) =>
      `⟦${String(format(...parts))}⟧`
  const markAll = (words: unknown): unknown => {
    if (typeof words === 'string') return markText(words)
    if (typeof words === 'function') return markEntry(words as Entry)
    if (Array.isArray(words)) return words.map(markAll)
    if (typeof words !== 'object' || words === null) return words
    // Formats have no messages, and numbers are the same in it.
    const areFormats = 'decimalMark' in words
    const change = (name: string, each: unknown) =>
      !areFormats
        ? markAll(each)
        : typeof each === 'function' && name !== 'number'
          ? inBrackets(each as Entry)
          : each
    return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, change(name, each)]))
  }
  return markAll(english)
}

/** Answers the pages of a context that ask for words in `xx`, a language that nobody speaks. */
export async function answerPseudoWords(context: BrowserContext): Promise<void> {
  await context.route('**/assets/xx-*.js', (route) => {
    const [, area = '', english = ''] = /xx-(([a-z]+)-.*)/.exec(route.request().url()) ?? []
    const body = `window.words['en/${english}'] ?? (await import('./en-${area}'))
      window.words['xx/${english}'] = (${mark.toString()})(window.words['en/${english}'])`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
}

/** The page speaks `xx` until `look` has ended. */
export async function inPseudoLanguage(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    ;(window as unknown as LanguagesOfPage).languages['xx'] = ['xx', 'ltr', '⟦Áććéńťš⟧', '']
  })
  await changeLanguage(page, 'xx')
  await look()
  await page.evaluate(() => delete (window as unknown as LanguagesOfPage).languages['xx'])
}
