// @vitest-environment happy-dom
import type { Failure } from '@quizly/contract'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '../render-hook-testing.ts'
import type * as failureSentences from './failure-sentence.ts'
import type * as languages from './language.ts'
import { bringPage } from './page-testing.ts'

const refused: Failure = { code: 'invalid-credentials', reason: 'wrong-pair', message: 'Invalid pair.' }
const words = '@quizly/words/failures.ts'

let language: typeof languages
let failures: typeof failureSentences

beforeEach(async () => {
  vi.resetModules()
  // The build puts the words of the language in the place of these.
  vi.doMock(words, async (original) => ({
    ...(await original<object>()),
    accounts: { 'wrong-pair': () => `Falsch (${document.documentElement.lang}).` },
  }))
  bringPage(() => 'en')
  language = await import('./language.ts')
  failures = await import('./failure-sentence.ts')
  await language.loadFirstWords({ name: 'home', put: () => {} })
})

afterEach(() => vi.doUnmock(words))

/** What a screen shows of the failure at each time that it is drawn, with its `lang`. */
function show() {
  const shown: string[] = []
  renderHook(() => {
    language.useLanguage()
    const sentence = failures.failureSentence(refused)
    shown.push(`${failures.langOfFailure(sentence) ?? ''} ${sentence}`.trim())
    return null
  }, null)
  return shown
}

test('a failure that was told in English is said anew as soon as there are words of the next language', async () => {
  await failures.loadFailures()
  const shown = show()
  expect(failures.failureSentence(refused)).toBe('Invalid pair.')
  await act(() => language.showLanguage('de'))
  expect(shown.at(-1)).toBe('en Invalid pair.')
  await act(() => import('./failure-words.ts').then(({ loadFailureWords }) => loadFailureWords()))
  expect(shown.at(-1)).toBe('Falsch (de).')
  await act(() => language.showLanguage('fr'))
  expect(shown.at(-1)).toBe('Falsch (fr).')
  await act(() => language.showLanguage('en'))
  expect(failures.failureSentence(refused)).toBe('Invalid pair.')
})

test('a failure for which no words come stays English, and marked, until they do', async () => {
  const { importWords } = window
  const shown = show()
  window.importWords = (tag, area) =>
    area === 'home' ? importWords(tag, area) : Promise.reject(new Error('offline'))
  await act(() => language.showLanguage('de'))
  await act(() => failures.loadFailures())
  expect(shown.at(-1)).toBe('en Invalid pair.')
  window.importWords = importWords
  await act(() => failures.loadFailures())
  expect(shown.at(-1)).toBe('Falsch (de).')
})
