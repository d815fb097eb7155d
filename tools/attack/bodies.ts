import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getHealth, login } from '@quizly/contract'
import { address, type Attack, floodMs, inParallel } from './attack.ts'
import { ask, countStatuses, headOf, openLine } from './hostile-http.ts'

const nearlyAll = 0.9e6
const half = 'a'.repeat(480_000)
const manyRequests = ['GET / HTTP/1.1', 'GET / HTTP/2.0', 'GET / HTTP/0.9', 'GET /'].map((firstLine) =>
  `${firstLine}\r\nhost: a\r\nconnection: keep-alive\r\n\r\n`.repeat(3_800),
)
const tinyChunks = `${headOf(login, 0).replace('content-length: 0', 'transfer-encoding: chunked')}${'1\r\n \r\n'.repeat(8_190)}`
/** A body that drips is cut off after 10 s, and the check runs only now and then. */
const cutAfterMs = 16_000

/** Attacks without a session: expensive bodies, and connections that are held open. */
export const bodyAttacks: Attack[] = [
  {
    name: 'unfinished-bodies',
    what: '2,500 log-in bodies of 1 MB, half of each sent, from 25 addresses',
    run: async ({ port }) => {
      const lines = await openLines(port, 2_500, 25)
      for (const line of lines) line.resume().write(headOf(login, 1_000_000) + half)
      await wait(floodMs)
      const open = lines.filter(({ destroyed }) => !destroyed).length
      close(lines)
      return { happened: `${lines.length} connected, ${open} still open after 10 s` }
    },
  },
  {
    name: 'refused-bodies',
    what: 'log-in bodies of 0.9 MB from one address that is over its limit, 16 at a time for 10 s',
    run: async ({ port }) => {
      const from = address(0)
      const usual = JSON.stringify({ email: 'nobody@example.org', password: 'x'.repeat(900) })
      await Promise.all(Array.from({ length: 320 }, () => ask(port, login, { body: usual, from })))
      const body = JSON.stringify({ email: 'nobody@example.org', password: 'x'.repeat(nearlyAll) })
      const replies = await inParallel(16, floodMs, () => ask(port, login, { body, from }))
      return { happened: countStatuses(replies) }
    },
  },
  {
    name: 'dripping-bodies',
    what: '500 log-in bodies that come byte by byte, from 10 addresses',
    run: async ({ port }) => {
      const lines = await openLines(port, 500, 10)
      const startedAt = performance.now()
      const ends = lines.map((line) => once(line, 'close').then(() => performance.now() - startedAt))
      for (const line of lines) line.resume().write(headOf(login, 200))
      const dripping = setInterval(() => {
        for (const line of lines) if (!line.destroyed) line.write('a')
      }, 1_000)
      const late = wait(cutAfterMs, 'late' as const)
      const all = await Promise.race([Promise.all(ends), late])
      clearInterval(dripping)
      const open = lines.filter(({ destroyed }) => !destroyed).length
      close(lines)
      return all === 'late'
        ? { happened: `${open} still open`, wrong: [`${open} bodies still drip after 16 s`] }
        : { happened: `all cut within ${(Math.max(...all) / 1000).toFixed(1)} s` }
    },
  },
  {
    name: 'tiny-chunks',
    what: '1,000 log-in bodies of 8 KB in chunks of one byte, sent at once, from 10 addresses',
    run: async ({ port }) => {
      const lines = await openLines(port, 1_000, 10)
      for (const line of lines) line.resume().write(tinyChunks)
      await wait(floodMs)
      const open = lines.filter(({ destroyed }) => !destroyed).length
      close(lines)
      return {
        happened: `${lines.length} connected, ${open} still open after 10 s`,
        ...(open > 0 && { wrong: [`${open} are still listened to`] }),
      }
    },
  },
  {
    name: 'pipelines',
    what: '500 connections with 185 KB of requests each, of every version, sent at once, from 10 addresses',
    run: async ({ port }) => {
      const lines = await openLines(port, 500, 10)
      const ends = lines.map((line) => new Promise((resolve) => line.once('close', resolve)))
      for (const [i, line] of lines.entries())
        line.resume().write(manyRequests[i % manyRequests.length] ?? '')
      const all = await Promise.race([Promise.all(ends), wait(cutAfterMs, 'late' as const)])
      const open = lines.filter(({ destroyed }) => !destroyed).length
      close(lines)
      return {
        happened: `${lines.length} connected, ${open} still open`,
        ...(all === 'late' && { wrong: [`${open} are still listened to`] }),
      }
    },
  },
  {
    name: 'connections',
    what: '6,000 connections that say nothing, from 3 addresses, and somebody who comes from elsewhere',
    run: async ({ port }) => {
      const lines = await openLines(port, 6_000, 3)
      await wait(floodMs / 2)
      const open = lines.filter(({ destroyed }) => !destroyed).length
      const { status } = await ask(port, getHealth, { from: address(500) })
      close(lines)
      return {
        happened: `${open} held; a new one is told ${status}`,
        ...(status !== 200 && { wrong: ['nobody else gets in'] }),
      }
    },
  },
]

async function openLines(port: number, count: number, addresses: number): Promise<Socket[]> {
  const lines: Socket[] = []
  const batch = 250
  for (let done = 0; done < count; done += batch) {
    const opening = Array.from({ length: Math.min(batch, count - done) }, (_, i) =>
      openLine(port, address((done + i) % addresses)),
    )
    for (const line of await Promise.all(opening)) if (line) lines.push(line)
  }
  return lines
}

const close = (lines: readonly Socket[]) => lines.forEach((line) => line.destroy())
