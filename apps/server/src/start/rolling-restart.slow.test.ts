import { setTimeout as think } from 'node:timers/promises'
import { me, saveAnswers, startAttempt, verifyCode } from '@quizly/contract'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { readDatabase } from '../config/config.ts'
import { openStore } from '../db/open-store.ts'
import { createDatabase, newDatabaseName } from '../testing/postgres/databases.ts'
import { urlOf } from '../testing/postgres/long-lived-server.ts'
import { type ForwardingProxy, startForwardingProxy } from '../testing/processes/forwarding-proxy.ts'
import { seed } from '../testing/seed.ts'
import { type ServerProcess, startServerProcess } from '../testing/processes/server-process.ts'

const host = inject('postgresHost')
/** Between two answers of a student. Without it ten students keep the whole machine busy, and the servers late. */
const thinkMs = 250

describe.runIf(host)('two servers on one database, on postgres', () => {
  const url = urlOf(host, newDatabaseName())
  const start = (port = '0') =>
    startServerProcess({ DATABASE_URL: url, RATE_LIMITS: 'off', SHUTDOWN_DELAY: '8', PORT: port })
  const nodes: ServerProcess[] = []
  let proxy: ForwardingProxy
  beforeAll(async () => {
    await createDatabase(host, new URL(url).pathname.slice(1))
    // Both start at once: one creates the tables, the other waits.
    nodes.push(...(await Promise.all([start(), start()])))
    proxy = await startForwardingProxy(nodes.map((node) => node.url))
  })
  afterAll(async () => {
    await proxy.close()
    await Promise.all(nodes.map((node) => node.end('SIGKILL')))
  })

  const send = async (base: string, method: string, path: string, token: string, body?: unknown) =>
    fetch(base + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && json) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const json = { 'content-type': 'application/json' }

  test('are restarted one after the other while a class answers, and nobody notices', async () => {
    const store = await openStore(readDatabase(url))
    const names = Array.from({ length: 10 }, (_, i) => `student${i}`)
    const { users, quizzes } = await seed(store.db, {
      users: { ada: { role: 'admin' }, ...Object.fromEntries(names.map((name) => [name, {}])) },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { _id: quizId, secretCode, questions } = quizzes.biology
    const questionId = questions.at(-1)?._id ?? ''
    const statuses = new Map<number, number>()
    let isOver = false
    const answerAllTheTime = async (token: string) => {
      await send(proxy.url, verifyCode.method, verifyCode.path, token, { secretCode })
      const started = await send(
        proxy.url,
        startAttempt.method,
        startAttempt.path.replace(':quizId', quizId),
        token,
      )
      const { attempt } = (await started.json()) as { attempt: { _id: string } }
      const path = saveAnswers.path.replace(':attemptId', attempt._id)
      for (let at = 0; ; at += 1) {
        const changes = [{ questionId, selectedOption: `answer ${at}` }]
        const { status } = await send(proxy.url, saveAnswers.method, path, token, { changes })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        await think(thinkMs)
        if (isOver) return { id: attempt._id, last: `answer ${at}` }
      }
    }
    const students = names.map((name) => users[name as 'ada'].token)
    const answering = Promise.all(students.map(answerAllTheTime))

    for (const [index, node] of nodes.entries()) {
      const before = statuses.get(200) ?? 0
      const ended = node.end('SIGTERM')
      await vi.waitFor(async () => expect((await fetch(`${node.url}/readyz`)).status).toBe(503))
      const served = await send(node.url, me.method, me.path, students[0] ?? '')
      expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
      expect(await ended).toEqual({ code: 0, signal: null })
      nodes[index] = await start(new URL(node.url).port)
      expect(statuses.get(200)).toBeGreaterThan(before)
    }
    isOver = true
    const attempts = await answering
    expect([...statuses.keys()]).toEqual([200])
    for (const { id, last } of attempts) {
      const row = await store.db.selectFrom('attempts').select('saved_answers').where('id', '=', id).execute()
      expect(JSON.parse(row[0]?.saved_answers ?? '')).toMatchObject([{ selectedOption: last }])
    }
    await store.close()
  })
})
