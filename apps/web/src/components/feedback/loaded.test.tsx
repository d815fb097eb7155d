// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { CallError, NetworkError } from '../../lib/failures.ts'
import { renderHook } from '../../lib/render-hook-testing.ts'
import type { Load } from '../../lib/use-load.ts'
import { Loaded, LoadedPart } from './loaded.tsx'

const retry = vi.fn<() => void>()
afterEach(() => retry.mockClear())
const failedWith = (error: unknown): Load<string> => ({ status: 'failed', error, retry })
const notFound = new CallError(404, { success: false, code: 'not-found', message: 'It is not there.' })

function pageOf(query: Load<string>) {
  const page = (
    <Loaded
      query={query}
      title="Loading the results"
      failed="The results could not be loaded"
      safe="They are safe."
      denied={(error) => error === notFound && <p>Nothing for you</p>}
    >
      {(data) => <p>{data}</p>}
    </Loaded>
  )
  return renderHook(() => null, null, page).container
}

test('a page says that it is loading', () => {
  expect(pageOf({ status: 'loading' }).querySelector('main[aria-busy] h1')?.textContent).toBe(
    'Loading the results…',
  )
})

test('a page shows what was loaded', () => {
  expect(pageOf({ status: 'ready', data: '12 of 20' }).textContent).toBe('12 of 20')
})

test('a page says what could not be loaded, and loads it again', () => {
  const page = pageOf(failedWith(new NetworkError()))
  expect(page.querySelector('[role=alert] h1')?.textContent).toBe('The results could not be loaded')
  expect(page.textContent).toContain('They are safe. Check your connection, then try again.')
  page.querySelector('button')?.click()
  expect(retry).toHaveBeenCalledOnce()
})

test('a page that is denied is not loaded again', () => {
  const page = pageOf(failedWith(notFound))
  expect(page.textContent).toBe('Nothing for you')
  expect(page.querySelector('button')).toBeNull()
})

test('a part of a page says what could not be loaded, and loads it again', () => {
  const part = (
    <LoadedPart query={failedWith(new NetworkError())} failed="The list could not be loaded.">
      {(data) => data}
    </LoadedPart>
  )
  const { container } = renderHook(() => null, null, part)
  expect(container.querySelector('[role=alert]')?.textContent).toBe('The list could not be loaded.')
  container.querySelector('button')?.click()
  expect(retry).toHaveBeenCalledOnce()
})
