import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getHealth, getReadiness, listResults, me, saveAnswers } from '@quizly/contract'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSqliteForTest } from '../../testing/sqlite-test-store.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openStore, openToServe } from '../open-store.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('a data file', () => {
  let t: TestApp
  let file: string
  const onBroken = vi.fn<(reason: string) => void>()
  beforeEach(async () => {
    onBroken.mockClear()
    const open = () => openSqliteForTest({ onBroken })
    t = await createTestApp({ engine: { name: 'sqlite', open } })
    file = t.store.location
  })
  afterEach(() => t.close())

  const takeQuiz = async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { token } = users.ben
    const { attempt } = await begin(t, users.ben, quizzes.biology)
    const [first] = rightAnswers(quizzes.biology.questions)
    let saves = 0
    const save = async () => {
      saves += 1
      const selectedOption = `${saves} `.repeat(1_000 * saves)
      const changes = [{ questionId: first!.questionId, selectedOption }]
      return t.call(saveAnswers, { token, params: { attemptId: attempt._id }, body: { changes } })
    }
    expect((await save()).status).toBe(200)
    const report = () => t.call(listResults, { token, params: { userId: users.ben._id } })
    return { token, save, report }
  }
  const refused = { status: 503, failure: { code: 'busy' }, headers: { 'retry-after': '5' } }

  const misfortunes: [string, () => void, RegExp][] = [
    ['is deleted', () => rmSync(file), /quizly\.db is gone$/],
    ['loses its log', () => rmSync(`${file}-wal`), /-wal is gone$/],
    [
      'is replaced',
      () => {
        writeFileSync(`${file}.other`, 'something else '.repeat(10_000))
        renameSync(`${file}.other`, file)
      },
      /has been replaced$/,
    ],
    ['is cut short', () => truncateSync(file), /has been cut short$/],
  ]
  test.each(misfortunes)('that %s takes no answer from then on', async (_what, befall, reason) => {
    const { token, save, report } = await takeQuiz()
    expect((await report()).status).toBe(200)
    befall()
    expect(await save()).toMatchObject(refused)
    expect(await report()).toMatchObject(refused)
    expect(await t.call(me, { token })).toMatchObject(refused)
    expect(await t.call(getReadiness)).toMatchObject(refused)
    expect((await t.call(getHealth)).status).toBe(200)
    expect(onBroken.mock.calls).toEqual([[expect.stringMatching(reason)]])
  })

  test('that is overwritten is noticed though nobody saves', async () => {
    const { save } = await takeQuiz()
    writeFileSync(file, 'garbage '.repeat(1_000), { flag: 'r+' })
    await vi.waitFor(async () => expect(await t.call(getReadiness)).toMatchObject(refused), 30_000)
    expect(await save()).toMatchObject(refused)
    expect(onBroken.mock.calls).toEqual([[`${file} is overwritten`]])
  })

  test('that is deleted is noticed though nobody saves', async () => {
    rmSync(file)
    await vi.waitFor(async () => expect(await t.call(getReadiness)).toMatchObject(refused), 30_000)
  })

  test('in which SQLite finds nonsense is not used any more', async () => {
    const { token, save } = await takeQuiz()
    const other = new Database(file)
    other.pragma('wal_checkpoint(truncate)')
    other.close()
    await sql`pragma shrink_memory`.execute(t.store.db)
    const page = 4096
    const descriptor = openSync(file, 'r+')
    for (let at = page; at < statSync(file).size; at += page) {
      writeSync(descriptor, Buffer.alloc(page, 7), 0, page, at)
    }
    closeSync(descriptor)
    expect(await save()).toMatchObject(refused)
    expect(await t.call(me, { token })).toMatchObject(refused)
    expect(onBroken.mock.calls).toEqual([[expect.stringMatching(/malformed|not a database/)]])
  })

  const hindrances: [string, on: string, off: string][] = [
    ['has no room', 'max_page_count = 1', 'max_page_count = 1000000'],
    ['may not be written to', 'query_only = on', 'query_only = off'],
  ]
  test.each(hindrances)(
    'that %s can still be read, and is written to as soon as it can be',
    async (_what, on, off) => {
      const { token, save } = await takeQuiz()
      // Migrations leave free pages, in which a save would still find room.
      const other = new Database(file)
      other.exec('vacuum')
      other.close()
      const set = (pragma: string) => sql.raw(`pragma ${pragma}`).execute(t.store.db)
      await set(on)
      const read = () => t.call(me, { token })
      expect(await Promise.all([save(), read(), save(), read()])).toMatchObject([
        refused,
        { status: 200 },
        refused,
        { status: 200 },
      ])
      await set(off)
      expect((await save()).status).toBe(200)
      await set(on)
      t.clock.advance(2 * 3_600_000)
      expect((await read()).status).toBe(200)
      await set(off)
      expect(onBroken).not.toHaveBeenCalled()
    },
  )

  test('is for the eyes of its account only, also one that was not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quizly-private-'))
    const path = join(folder, 'new', 'data', 'quizly.db')
    const database = { engine: 'sqlite', file: path } as const
    const modes = async () =>
      Object.fromEntries(
        (await readdir(join(path, '..'))).map((name) => [name, modeOf(join(path, '..', name))]),
      )
    const all = {
      'quizly.db': '600',
      'quizly.db-shm': '600',
      'quizly.db-wal': '600',
      'quizly.db.lock': '600',
    }
    const first = await openToServe(database, {})
    expect([modeOf(join(folder, 'new')), modeOf(join(folder, 'new', 'data'))]).toEqual(['700', '700'])
    expect(await modes()).toEqual(all)
    await first.close()
    chmodSync(path, 0o644)
    const second = await openToServe(database, {})
    expect(await modes()).toEqual(all)
    await second.close()
    await rm(folder, { recursive: true })
  })

  test('is served by one process only, while others may read it', async () => {
    const database = { engine: 'sqlite', file } as const
    const serving = await openToServe(database, {})
    await expect(openToServe(database, {})).rejects.toThrow(
      `Another Quizly is using the data file ${file}. Stop it, or set DATABASE_URL to a file of its own.`,
    )
    const reading = await openStore(database)
    await reading.close()
    await serving.close()
    await (await openToServe(database, {})).close()
    expect(existsSync(`${file}.lock`)).toBe(true)
  })
})
