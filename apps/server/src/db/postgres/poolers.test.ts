import { once } from 'node:events'
import { createServer } from 'node:net'
import { submitAttempt } from '@quizly/contract'
import { describe, expect, inject, test } from 'vitest'
import { readDatabase } from '../../config/config.ts'
import { startCuttingProxy } from '../../testing/postgres/cutting-proxy.ts'
import { asSuperuser, copyTemplate, newDatabaseName } from '../../testing/postgres/databases.ts'
import { urlOf } from '../../testing/postgres/long-lived-server.ts'
import { createNotes, noteNames } from '../../testing/postgres/notes.ts'
import { hasPgBouncer, startPgBouncer } from '../../testing/postgres/pgbouncer.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openStore } from '../open-store.ts'
import { openPool } from './connections.ts'
import { findWay } from './poolers.ts'

const host = inject('postgresHost')

test('a connection asks for nothing that a pooler refuses', async () => {
  const { promise: first, resolve } = Promise.withResolvers<string | Buffer>()
  const server = createServer((socket) => {
    socket.once('data', (bytes) => {
      resolve(bytes)
      socket.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const limits = { connections: 1, connectMs: 1_000, statementMs: 1_000 }
  const pool = openPool(`postgres://quizly@127.0.0.1:${port}/quizly`, limits)
  const refused = pool.connect().catch(() => undefined)
  const words = (await first).toString('latin1', 8).split('\0')
  expect(words.filter((word, at) => at % 2 === 0 && word !== '').toSorted()).toEqual([
    'application_name',
    'client_encoding',
    'database',
    'user',
  ])
  await refused
  await pool.end()
  server.close()
})

describe.runIf(host)('without a session of its own', () => {
  test.each(['before', 'within', 'after'] as const)(
    'each change is done once, if the connection is cut %s the work of a batch',
    async (point) => {
      const proxy = await startCuttingProxy(host)
      const notes = await createNotes(host)
      const ids = noteNames(20)
      await notes.add(ids)
      const of = notes.open(proxy.host, 10_000, 'pooler without prepared statements')
      const cut = proxy.cutAt(point, 'commit')
      const outcomes = await Promise.all(
        ids.map(async (id) => {
          const isChanged = await notes.change(id, { of })
          return { isChanged, seen: await notes.look(id) }
        }),
      )
      await cut
      expect(outcomes.map(({ seen }) => seen)).toEqual(ids.map(() => ({ version: 1, text: 'new' })))
      await notes.close()
      await proxy.close()
    },
  )
})

describe.runIf(host && hasPgBouncer)('through PgBouncer', () => {
  test('a class submits, and who runs the server is told what to set', async () => {
    const pooler = await startPgBouncer(host)
    const name = newDatabaseName()
    await copyTemplate(host, name)
    expect([await findWay(urlOf(host, name), 5_000), await findWay(urlOf(pooler.host, name), 5_000)]).toEqual(
      ['direct', expect.stringMatching(/^pooler/)],
    )
    const warnings: string[] = []
    const open = async () => {
      const store = await openStore(readDatabase(urlOf(pooler.host, name)), {
        onWarning: (warning) => warnings.push(warning),
      })
      return { store, remove: () => store.close() }
    }
    const t = await createTestApp({ engine: { name: 'postgres', open } })
    expect(warnings.join('\n')).toMatch(/ALTER ROLE quizly SET statement_timeout = '15s'/)
    const names = Object.fromEntries(noteNames(20).map((_, index) => [`student${index}`, {}]))
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ...names },
      quizzes: { biology: { owner: 'ada' } },
    })
    const students = Object.values(users).slice(1)
    await Promise.all(students.map((student) => begin(t, student, quizzes.biology)))
    const answers = rightAnswers(quizzes.biology.questions)
    const replies = await Promise.all(
      students.map(({ token, _id: userId }) =>
        t.call(submitAttempt, { token, body: { quizId: quizzes.biology._id, userId, answers } }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(students.map(() => 201))
    await t.close()
    const left = await asSuperuser(host, 'select count(*)::int as count from attempts', name)
    expect(left.rows).toEqual([{ count: 20 }])
    await pooler.close()
  })
})
