import { beforeEach, expect, test, vi } from 'vitest'
import { openBrowserReport } from './browser-report.ts'

const stored = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', { localStorage })
})

const drawn = expect.stringMatching(/^[a-z0-9]{1,16}$/)
const empty = { device: drawn, offlineSince: undefined, latest: undefined, time: undefined, isPending: false }

test('a device keeps its label through reloads, and has another in another attempt', () => {
  const first = openBrowserReport('one').read()
  openBrowserReport('one').write(first)
  expect(first).toEqual(empty)
  expect(openBrowserReport('one').read().device).toBe(first.device)
  expect(openBrowserReport('two').read().device).not.toBe(first.device)
})

test('what is known of an attempt outlives a reload', () => {
  const known = {
    device: 'a1',
    offlineSince: 1_000,
    latest: 5,
    time: { remainingMs: 9, at: 7 },
    isPending: true,
  }
  openBrowserReport('one').write(known)
  expect(openBrowserReport('one').read()).toEqual(known)
})

test.each(['', 'no json', '{"device":"two words"}', '{"device":""}', '[]', '{"offlineSince":"x"}'])(
  'what cannot be read is drawn anew: %s',
  (text) => {
    stored.set('attempt:one', text)
    expect(openBrowserReport('one').read()).toEqual(empty)
  },
)

test('once the attempt is over nothing is left', () => {
  const report = openBrowserReport('one')
  report.write(report.read())
  expect(stored.size).toBe(1)
  report.forget()
  expect(stored.size).toBe(0)
})

test('a preview writes no report', () => {
  const report = openBrowserReport('preview-1')
  report.write({ ...report.read(), isPending: false })
  expect([...stored.keys()]).toEqual([])
})
