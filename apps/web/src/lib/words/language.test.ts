// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LanguageTag } from '@quizly/words'
import { renderHook } from '../render-hook-testing.ts'
import type * as store from './language.ts'
import { bringPage } from './page-testing.ts'

let language: typeof store
let preferred: LanguageTag = 'en'
let words: Record<string, unknown> = {}
let requested: string[] = []

const area = (name: string) => {
  const shown: unknown[] = []
  return { name, shown, put: (put: unknown) => void shown.push(put) }
}
const root = document.documentElement
const allWords = (...names: string[]) =>
  Object.fromEntries(
    ['en', 'de', 'es', 'ar'].flatMap((tag) => names.map((name) => [`${tag}/${name}`, `${tag} ${name}`])),
  )

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  preferred = 'en'
  words = allWords('home', 'account')
  requested = bringPage(() => preferred, words)
  language = await import('./language.ts')
})

test('the first words are those of the preferred language, and the page says which', async () => {
  preferred = 'ar'
  const home = area('home')
  await language.loadFirstWords(home)
  expect(home.shown).toEqual(['ar home'])
  expect([language.languageNow(), root.lang, root.dir]).toEqual(['ar', 'ar', 'rtl'])
  expect(requested).toEqual(['ar/home'])
})

test('English serves until the preferred language comes', async () => {
  preferred = 'de'
  delete words['de/home']
  const home = area('home')
  await language.loadFirstWords(home)
  expect([home.shown, root.lang]).toEqual([['en home'], 'en'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(root.lang).toBe('en')
  words['de/home'] = 'de home'
  await vi.advanceTimersByTimeAsync(5_000)
  expect([home.shown, root.lang]).toEqual([['en home', 'de home'], 'de'])
  const count = requested.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requested).toHaveLength(count)
})

test('without English there are no words, and one can ask again', async () => {
  preferred = 'de'
  delete words['de/home']
  delete words['en/home']
  const home = area('home')
  await expect(language.loadFirstWords(home)).rejects.toThrow('No words')
  words['de/home'] = 'de home'
  await language.loadFirstWords(home)
  expect(home.shown).toEqual(['de home'])
})

test('a later area is in English until its words come, and whoever shows them is rendered again', async () => {
  preferred = 'de'
  delete words['de/account']
  const account = area('account')
  await language.loadFirstWords(area('home'))
  await language.loadArea(account)
  expect([account.shown, root.lang]).toEqual([['en account'], 'de'])
  let renders = 0
  renderHook(() => {
    renders++
    return language.useLanguage()
  }, undefined)
  words['de/account'] = 'de account'
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(account.shown).toEqual(['en account', 'de account'])
  expect(renders).toBe(2)
})

test('an area without any words fails, and does not stand in the way of another language', async () => {
  for (const tag of ['en', 'de']) delete words[`${tag}/account`]
  await language.loadFirstWords(area('home'))
  await expect(language.loadArea(area('account'))).rejects.toThrow('No words')
  await language.showLanguage('de')
  expect(language.languageNow()).toBe('de')
})

test('if the words of one area do not come, no area changes its language', async () => {
  const [home, account] = [area('home'), area('account')]
  await language.loadFirstWords(home)
  await language.loadArea(account)
  delete words['es/account']
  await expect(language.showLanguage('es')).rejects.toThrow('No words')
  expect([home.shown, account.shown, root.lang]).toEqual([['en home'], ['en account'], 'en'])
})

test('an area that comes during a change has the new language', async () => {
  const [home, account] = [area('home'), area('account')]
  await language.loadFirstWords(home)
  const change = language.showLanguage('es')
  await Promise.all([change, language.loadArea(account)])
  expect([home.shown.at(-1), account.shown.at(-1)]).toEqual(['es home', 'es account'])
})

test('of two changes the later one counts, whichever comes first', async () => {
  const home = area('home')
  await language.loadFirstWords(home)
  const late = Promise.withResolvers<unknown>()
  const { importWords } = window
  window.importWords = (tag, name) => (tag === 'de' ? late.promise : importWords(tag, name))
  const first = language.showLanguage('de')
  await language.showLanguage('es')
  late.resolve('de home')
  await first
  expect([home.shown, root.lang]).toEqual([['en home', 'es home'], 'es'])
})

test('what another tab has chosen is followed, and nothing else that is stored', async () => {
  await language.loadFirstWords(area('home'))
  preferred = 'de'
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  await vi.advanceTimersByTimeAsync(1)
  expect(root.lang).toBe('en')
  dispatchEvent(new StorageEvent('storage', { key: 'ownLanguage', newValue: 'de' }))
  await vi.advanceTimersByTimeAsync(1)
  expect(root.lang).toBe('de')
})
