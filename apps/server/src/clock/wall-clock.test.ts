import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveAnswers, startAttempt, verifyCode } from '@quizly/contract'
import { expect, test, vi } from 'vitest'
import { openStore } from '../db/open-store.ts'
import { seed } from '../testing/seed.ts'
import { startServerProcess } from '../testing/processes/server-process.ts'

/** On a signal, sets the wall clock of a process three hours forward or back. */
const setWallClock = (byMs: number) =>
  `data:text/javascript,const{now}=Date;process.on('SIGUSR2',()=>{Date.now=()=>now()+(${byMs})})`

type Reply = { attempt: { _id: string }; remainingMs: number }

test.each([10_800_000, -10_800_000])(
  'a server whose wall clock is set by %i ms goes on with a running quiz, and its log says so',
  async (byMs) => {
    const folder = await mkdtemp(join(tmpdir(), 'quizly-clock-'))
    const file = join(folder, 'quizly.db')
    const store = await openStore({ engine: 'sqlite', file })
    const { users, quizzes } = await seed(store.db, {
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    await store.close()
    const server = await startServerProcess({
      DATABASE_URL: `sqlite:${file}`,
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--import ${setWallClock(byMs)}`,
    })
    const send = async (method: string, path: string, body: object = {}) => {
      const headers = { authorization: `Bearer ${users.ben.token}`, 'content-type': 'application/json' }
      const reply = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) })
      return { status: reply.status, body: (await reply.json()) as Reply }
    }
    const { _id: quizId, secretCode, questions } = quizzes.biology
    await send('POST', verifyCode.path, { secretCode })
    const { body } = await send('POST', startAttempt.path.replace(':quizId', quizId))
    const path = saveAnswers.path.replace(':attemptId', body.attempt._id)
    const changes = [{ questionId: questions[0]?._id, selectedOption: 'Paris' }]

    server.child.kill('SIGUSR2')
    await vi.waitFor(async () => {
      const saved = await send('PUT', path, { changes })
      expect(saved).toMatchObject({ status: 200, body: { remainingMs: expect.any(Number) } })
      expect(saved.body.remainingMs).toBeGreaterThan(8 * 60_000)
      expect(saved.body.remainingMs).toBeLessThanOrEqual(10 * 60_000)
      expect(server.output()).toContain('clock: this machine’s clock was set')
    })
    const line = server
      .output()
      .split('\n')
      .find((text) => text.includes('clock was set'))
    const { byMs: logged } = JSON.parse(line ?? '') as { byMs: number }
    expect(Math.round(logged / 60_000)).toBe(byMs / 60_000)
    await server.end('SIGTERM')
    await rm(folder, { recursive: true })
  },
)
