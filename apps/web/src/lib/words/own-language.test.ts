// @vitest-environment happy-dom
import type { LanguageTag } from '@quizly/words'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as session from '../calls/session.ts'
import type * as ownLanguage from './own-language.ts'
import { bringPage } from './page-testing.ts'

const ada = { _id: 'ada', name: 'Ada', email: 'ada@example.org', role: 'student' as const }
const ben = { ...ada, _id: 'ben' }
const words = Object.fromEntries(['en', 'de', 'es', 'ar'].map((tag) => [`${tag}/home`, tag]))
const saved: unknown[] = []
let own: typeof ownLanguage
let choose: (tag: LanguageTag) => Promise<void>
let sessions: typeof session
let answer: () => Promise<Response>

const tick = () => vi.advanceTimersByTimeAsync(1)
const shown = () => document.documentElement.lang
const stored = (key: string) => localStorage.getItem(key)
/** As the script of the page decides. */
const preferred = () => (stored('ownLanguage') ?? stored('language') ?? 'en') as LanguageTag

function logIn(user: typeof ada & { language?: LanguageTag }) {
  sessions.openSession({ user, token: user._id })
  own.agree(user)
  return tick()
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
  vi.useFakeTimers()
  bringPage(preferred, words)
  saved.length = 0
  answer = () => Promise.resolve(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    saved.push([address, JSON.parse(body)])
    return answer()
  })
  const { showLanguage, loadFirstWords } = await import('./language.ts')
  choose = async (tag) => {
    await showLanguage(tag)
    own.keep(tag)
  }
  sessions = await import('../calls/session.ts')
  own = await import('./own-language.ts')
  await loadFirstWords({ name: 'home', put: () => {} })
})

const savedOnce = (language: LanguageTag) => [['/api/account/language', { language }]]

test('a choice without a session is that of the device, and no account hears of it', async () => {
  await choose('de')
  expect([shown(), stored('language'), stored('ownLanguage'), saved]).toEqual(['de', 'de', null, []])
  expect(document.cookie).toContain('language=de')
})

test('a choice with a session is that of the person, whose account hears of it', async () => {
  await logIn(ada)
  await choose('de')
  await tick()
  expect([shown(), stored('language'), stored('ownLanguage')]).toEqual(['de', null, 'de'])
  expect(saved).toEqual(savedOnce('de'))
  expect(stored('unsentLanguage')).toBeNull()
})

test('the language of an account is taken over, and given back at the log-out (T92)', async () => {
  localStorage.setItem('language', 'es')
  await logIn({ ...ada, language: 'ar' })
  expect([shown(), stored('language'), stored('ownLanguage')]).toEqual(['ar', 'es', 'ar'])
  own.forgetOwnLanguage()
  await tick()
  expect([shown(), stored('ownLanguage'), saved]).toEqual(['es', null, []])
})

test('whoever has chosen none finds the language of the device, not that of the person before', async () => {
  await logIn({ ...ada, language: 'ar' })
  sessions.closeSession()
  await logIn(ben)
  expect([shown(), stored('ownLanguage'), saved]).toEqual(['en', null, []])
})

test('a choice just before the log-in counts more than that of the account; an old one does not', async () => {
  await choose('es')
  await logIn({ ...ada, language: 'ar' })
  expect([shown(), saved]).toEqual(['es', savedOnce('es')])
  sessions.closeSession()
  await choose('de')
  vi.advanceTimersByTime(600_000)
  await logIn({ ...ada, language: 'ar' })
  expect([shown(), saved]).toEqual(['ar', savedOnce('es')])
})

test('an account that cannot hear of a choice hears of it later', async () => {
  await logIn(ada)
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await choose('de')
  await tick()
  expect([shown(), stored('unsentLanguage')]).toEqual(['de', 'ada de'])
  answer = () => Promise.resolve(new Response(null, { status: 204 }))
  await vi.advanceTimersByTimeAsync(30_000)
  expect([saved.length, stored('unsentLanguage')]).toEqual([2, null])
})

test('what an account has not heard counts at its next log-in, and for nobody else', async () => {
  localStorage.setItem('unsentLanguage', 'ada de')
  await logIn({ ...ada, language: 'ar' })
  expect([shown(), saved]).toEqual(['de', savedOnce('de')])
  localStorage.setItem('unsentLanguage', 'ada de')
  sessions.closeSession()
  await own.tellAccount()
  await logIn(ben)
  expect([saved, stored('unsentLanguage')]).toEqual([savedOnce('de'), null])
})

test('a refusal is not repeated', async () => {
  await logIn(ada)
  const failure = { success: false, code: 'too-many-requests', message: 'Too many requests.' }
  answer = () => Promise.resolve(new Response(JSON.stringify(failure), { status: 429 }))
  await choose('de')
  await vi.advanceTimersByTimeAsync(120_000)
  expect([saved.length, stored('unsentLanguage')]).toEqual([1, 'ada de'])
})

test('words that do not load change nothing', async () => {
  await expect(choose('fr')).rejects.toThrow('No words')
  expect([shown(), stored('language'), saved]).toEqual(['en', null, []])
})
