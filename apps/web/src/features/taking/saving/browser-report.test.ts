import { beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from '../../../lib/failures.ts'
import { openBrowserReport } from './browser-report.ts'

const kept = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('window', { localStorage })
})

const echo = async <Report>(report: Report) => report
const fail = (error: Error) => async () => {
  throw error
}
const lose = (report: ReturnType<typeof openBrowserReport>, atMs: number) =>
  expect(report.sendAlong(atMs, fail(new NetworkError('offline')))).rejects.toThrow('offline')

test('a device keeps its label through reloads, and has another in another attempt', async () => {
  const first = await openBrowserReport('one').sendAlong(0, echo)
  expect(first).toEqual({ device: expect.stringMatching(/^[a-z0-9]{1,16}$/) })
  expect(await openBrowserReport('one').sendAlong(0, echo)).toEqual(first)
  expect(await openBrowserReport('two').sendAlong(0, echo)).not.toEqual(first)
})

test('a loss of connection is told once, from the first failure to the send that arrives', async () => {
  const report = openBrowserReport('one')
  await lose(report, 1_000)
  await lose(report, 2_000)
  expect(await report.sendAlong(5_000, echo)).toMatchObject({ offline: { from: 1_000, to: 5_000 } })
  expect(await report.sendAlong(6_000, echo)).not.toHaveProperty('offline')
  await lose(report, 7_000)
  expect(await report.sendAlong(8_000, echo)).toMatchObject({ offline: { from: 7_000, to: 8_000 } })
})

test('a loss of connection outlives a reload', async () => {
  await lose(openBrowserReport('one'), 1_000)
  expect(await openBrowserReport('one').sendAlong(9_000, echo)).toMatchObject({
    offline: { from: 1_000, to: 9_000 },
  })
})

test('a loss that the page has noticed is told, also when it happens while something is under way', async () => {
  const report = openBrowserReport('one')
  const arriving = report.sendAlong(1_000, echo)
  report.lose(1_500)
  report.lose(1_700)
  expect(await arriving).not.toHaveProperty('offline')
  expect(await report.sendAlong(3_000, echo)).toMatchObject({ offline: { from: 1_500, to: 3_000 } })
})

test('a refusal is no loss of connection', async () => {
  const report = openBrowserReport('one')
  await expect(report.sendAlong(1_000, fail(new Error('refused')))).rejects.toThrow('refused')
  expect(await report.sendAlong(2_000, echo)).not.toHaveProperty('offline')
})

test.each(['', 'no json', '{"device":"two words"}', '{"device":""}', '[]', '{"offlineSince":"x"}'])(
  'what cannot be read is drawn anew: %s',
  async (text) => {
    kept.set('attempt:one', text)
    expect(await openBrowserReport('one').sendAlong(0, echo)).toEqual({
      device: expect.stringMatching(/^[a-z0-9]{1,16}$/),
    })
  },
)

test('once the attempt is over nothing is left', () => {
  const report = openBrowserReport('one')
  expect(kept.size).toBe(1)
  report.forget()
  expect(kept.size).toBe(0)
})
