import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseFailedOver, databaseUnavailable } from '../events.ts'
import { logOutages } from './outage-log.ts'

let lines: string[]
let isThere: boolean
let timeline: string
let failovers: string[]
let stopCounting: () => void
let stop: () => Promise<void>
beforeEach(() => {
  lines = []
  isThere = false
  timeline = '00000001'
  failovers = []
  stopCounting = databaseFailedOver.subscribe((to) => failovers.push(to))
  const log = pino({}, { write: (line: string) => lines.push((JSON.parse(line) as { msg: string }).msg) })
  const tryWrite = async () => {
    if (!isThere) throw new Error('away')
  }
  stop = logOutages(log, { tryWrite, timeline: async () => timeline }, 1)
})
afterEach(async () => {
  stopCounting()
  await stop()
})

const away = 'store: the database is unavailable; callers are asked to try again'
const back = 'store: the database is available again'
const refuse = (times: number) => {
  for (let i = 0; i < times; i += 1) databaseUnavailable.publish(new Error('refused'))
}

test('an outage is two lines, however many calls are refused', async () => {
  refuse(100)
  expect(lines).toEqual([away])
  isThere = true
  await vi.waitFor(() => expect(lines).toEqual([away, back]))
  isThere = false
  await vi.waitFor(() => {
    refuse(1)
    expect(lines).toEqual([away, back, away])
  })
  expect(failovers).toEqual([])
})

test('a standby that has become the primary is told and counted', async () => {
  refuse(1)
  timeline = '00000002'
  isThere = true
  const takenOver = 'store: another server has taken over as the primary'
  await vi.waitFor(() => expect(lines).toEqual([away, back, takenOver]))
  expect(failovers).toEqual(['00000002'])
})

test('nothing is asked any more after the end', async () => {
  refuse(1)
  await stop()
  isThere = true
  refuse(1)
  expect(lines).toEqual([away])
})
