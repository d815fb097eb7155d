// @vitest-environment happy-dom
import { languageTags } from '@quizly/words'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import first from 'virtual:words/failures'
import { renderHook } from '../../lib/render-hook-testing.ts'
import { loadFirstWords, languageNow, showLanguage } from '../../lib/words/language.ts'
import { bringPage } from '../../lib/words/page-testing.ts'
import { notify, Toaster } from './toast.tsx'

const removedIn = (tag: string) => `Removed in ${tag}`
const removed = () => removedIn(languageNow())
const undoIn = (tag: string) => `Undo in ${tag}`

beforeEach(async () => {
  vi.useFakeTimers()
  bringPage(() => 'en')
  await loadFirstWords(first)
})

const toasterPage = () => renderHook(() => null, null, <Toaster />).container
const textsIn = (page: Element) =>
  [...page.querySelectorAll('.toast p')].map(({ textContent }) => textContent)

test.each(languageTags)('a toast that stands says its words in %s when the language changes', async (tag) => {
  const page = toasterPage()
  const run = vi.fn<() => void>()
  act(() =>
    notify({
      kind: 'success',
      text: removed,
      action: { label: () => undoIn(languageNow()), run },
    }),
  )
  const toast = page.querySelector('[role=status]')
  await act(() => showLanguage(tag))
  expect(page.querySelector('[role=status]')).toBe(toast)
  expect(textsIn(page)).toEqual([removedIn(tag)])
  const [button] = page.querySelectorAll('button')
  expect(button?.textContent).toBe(undoIn(tag))
  act(() => button?.click())
  expect(run).toHaveBeenCalledOnce()
  expect(textsIn(page)).toEqual([])
})

test('a change of language does not lengthen the time that a toast stays', async () => {
  const page = toasterPage()
  act(() => notify({ kind: 'success', text: removed }))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await act(() => showLanguage('de'))
  expect(textsIn(page)).toEqual([removedIn('de')])
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(textsIn(page)).toEqual([])
})

test('the same text is not shown twice at once, in whatever language it was told first', async () => {
  const page = toasterPage()
  const tell = () => act(() => notify({ kind: 'warn', text: removed }))
  tell()
  await act(() => showLanguage('fr'))
  tell()
  act(() => notify({ kind: 'warn', text: () => 'Another' }))
  expect(textsIn(page)).toEqual([removedIn('fr'), 'Another'])
  act(() => page.querySelectorAll('button').forEach((button) => button.click()))
})
