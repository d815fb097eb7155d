import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertContactMessage } from '../../features/contact/contact.repository.ts'
import { seed } from '../../testing/seed.ts'
import { copyDatabase } from './copy-database.ts'
import { openStore, openToServe } from '../open-store.ts'
import { restoreDatabase } from './restore-database.ts'
import type { Store } from '../store.ts'

let folder: string
let file: string
let copy: string
let store: Store
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-copy-'))
  file = join(folder, 'quizly.db')
  copy = join(folder, 'copies', 'copy.db')
  store = await openStore({ engine: 'sqlite', file })
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const namesIn = async (path: string) => {
  const opened = await openStore({ engine: 'sqlite', file: path })
  const rows = await opened.db.selectFrom('users').select('name').orderBy('name').execute()
  await opened.close()
  return rows.map(({ name }) => name)
}

describe('a copy', () => {
  test('made while others write holds one moment, and is one file', async () => {
    const message = 'x'.repeat(4_000)
    const { users } = await seed(store.db, { users: { ada: {} } })
    // Each transaction writes two rows; a copy with only one of them would be inconsistent.
    const write = (at: number) =>
      store.db.transaction().execute(async (trx) => {
        for (const half of ['a', 'b']) {
          const id = `${at}${half}`
          await insertContactMessage(trx, { id, userId: users.ada._id, message, createdAt: at })
        }
      })
    for (let at = 0; at < 500; at += 1) await write(at)

    const copying = { done: false }
    const copied = copyDatabase(file, copy).finally(() => {
      copying.done = true
    })
    let written = 500
    for (; !copying.done; written += 1) {
      await write(written)
      await turn()
    }
    await copied
    expect(written).toBeGreaterThan(505)

    expect(await readdir(join(folder, 'copies'))).toEqual(['copy.db'])
    const opened = new Database(copy, { readonly: true })
    const halves = opened.prepare<[], { n: number }>(
      'select count(*) as n from contact_messages group by created_at',
    )
    const counts = halves.all().map(({ n }) => n)
    expect(new Set(counts)).toEqual(new Set([2]))
    expect(counts.length).toBeGreaterThanOrEqual(500)
    expect(counts.length).toBeLessThan(written)
    opened.close()
  })

  test('includes what a killed server has left in its log', async () => {
    await seed(store.db, { users: { ben: {} } })
    expect(existsSync(`${file}-wal`)).toBe(true)
    await copyDatabase(file, copy)
    expect(await namesIn(copy)).toEqual(['ben'])
  })
})

test('what is no data file is not copied, and nothing is left of a folder that cannot be made', async () => {
  await expect(copyDatabase(folder, copy)).rejects.toThrow(`${folder} is not a Quizly data file.`)
  writeFileSync(join(folder, 'copies'), '')
  await expect(copyDatabase(file, copy)).rejects.toThrow(/copy\.db cannot be written: E[A-Z]+: .+\.$/)
  expect((await readdir(folder)).sort()).toEqual(['copies', 'quizly.db', 'quizly.db-shm', 'quizly.db-wal'])
})

describe('restoring', () => {
  test('puts the copy in place and keeps what was there', async () => {
    await seed(store.db, { users: { ben: {} } })
    await copyDatabase(file, copy)
    await seed(store.db, { users: { cem: {} } })
    await store.close()
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    const { replaced } = await restoreDatabase(copy, file, Date.UTC(2026, 0, 5, 8))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(replaced).toBe(`${file}.replaced-2026-01-05T08-00-00.000Z`)
    expect(await namesIn(file)).toEqual(['ben'])
    expect(await namesIn(replaced ?? '')).toEqual(['ben', 'cem'])
    expect((await readdir(folder)).sort()).toEqual([
      'copies',
      'quizly.db',
      'quizly.db.lock',
      'quizly.db.replaced-2026-01-05T08-00-00.000Z',
    ])
  })

  test('works where there is no data file yet, or only ruins of one', async () => {
    await seed(store.db, { users: { ben: {} } })
    await copyDatabase(file, copy)
    const elsewhere = join(folder, 'new', 'quizly.db')
    expect(await restoreDatabase(copy, elsewhere, 0)).toEqual({ replaced: undefined })
    expect(await namesIn(elsewhere)).toEqual(['ben'])
    writeFileSync(elsewhere, 'ruins '.repeat(1_000))
    writeFileSync(`${elsewhere}-wal`, 'ruins of the log')
    const { replaced = '' } = await restoreDatabase(copy, elsewhere, 0)
    expect(await namesIn(elsewhere)).toEqual(['ben'])
    expect(readFileSync(replaced, 'utf8')).toMatch(/^ruins/)
    expect(existsSync(`${elsewhere}-wal`)).toBe(false)
  })

  test('is refused while the data file is open', async () => {
    await seed(store.db, { users: { ben: {} } })
    await copyDatabase(file, copy)
    await expect(restoreDatabase(copy, file, 0)).rejects.toThrow(
      `${file} is in use: stop Quizly first, then restore.`,
    )
    expect((await readdir(folder)).sort()).toEqual([
      'copies',
      'quizly.db',
      'quizly.db-shm',
      'quizly.db-wal',
      'quizly.db.lock',
    ])
    expect(await store.db.selectFrom('users').select('name').execute()).toEqual([{ name: 'ben' }])
  })

  test('is refused while a server runs whose data file is gone', async () => {
    await seed(store.db, { users: { ben: {} } })
    await copyDatabase(file, copy)
    await store.close()
    const serving = await openToServe({ engine: 'sqlite', file }, {})
    await rm(file)
    await expect(restoreDatabase(copy, file, 0)).rejects.toThrow('is in use: stop Quizly first')
    await serving.close()
    await restoreDatabase(copy, file, 0)
    expect(await namesIn(file)).toEqual(['ben'])
  })

  test('does not apply the log of a file that is gone', async () => {
    await seed(store.db, { users: { ben: {} } })
    await copyDatabase(file, copy)
    await seed(store.db, { users: { cem: {} } })
    for (const suffix of ['-wal', '-shm']) copyFileSync(file + suffix, `${file}${suffix}.left`)
    await store.close()
    await rm(file)
    for (const suffix of ['-wal', '-shm']) renameSync(`${file}${suffix}.left`, file + suffix)
    await restoreDatabase(copy, file, 0)
    expect(await namesIn(file)).toEqual(['ben'])
  })

  const spoil: [string, (whole: Buffer) => void, RegExp][] = [
    ['is torn', (whole) => writeFileSync(copy, whole.subarray(0, whole.length / 2)), /is damaged: .+\.$/],
    [
      'is damaged inside',
      (whole) => writeFileSync(copy, Buffer.from(whole).fill(7, 4096 * 3, 4096 * 4)),
      /is damaged: .+\.$/,
    ],
    [
      'is no database',
      () => writeFileSync(copy, 'text '.repeat(1_000)),
      /copy\.db is not a Quizly backup\.$/,
    ],
    [
      'is a packed copy',
      (whole) => writeFileSync(copy, gzipSync(whole)),
      /copy\.db is not a Quizly backup\.$/,
    ],
    ['is empty', () => writeFileSync(copy, ''), /copy\.db is not a Quizly backup\.$/],
    ['is shorter than a page', () => writeFileSync(copy, 'SQLite'), /copy\.db is not a Quizly backup\.$/],
    [
      'is a folder',
      () => {
        rmSync(copy)
        mkdirSync(copy)
      },
      /copy\.db is not a Quizly backup\.$/,
    ],
    ['is not there', () => writeFileSync(`${copy}x`, ''), /There is no file .+\.$/],
    [
      'belongs to another program',
      () => change('pragma application_id = 42'),
      /copy\.db is not a Quizly backup\.$/,
    ],
    [
      'comes from a newer version',
      () => change(`insert into kysely_migration values ('9999-later', '2099')`),
      /written by a newer Quizly; this is 0\.3\. Start the newer one, or restore a copy from before\.$/,
    ],
  ]
  const change = (sql: string) => {
    const opened = new Database(copy)
    opened.exec(sql)
    opened.close()
  }
  test.each(spoil)(
    'a copy that %s is refused in a sentence, and changes nothing',
    async (what, ruin, sentence) => {
      await seed(store.db, { users: { ben: {} } })
      await copyDatabase(file, copy)
      await store.close()
      const whole = readFileSync(copy)
      if (what === 'is not there') await rm(copy)
      ruin(whole)
      const before = readFileSync(file)
      await expect(restoreDatabase(copy, file, 0)).rejects.toThrow(sentence)
      expect(readFileSync(file).equals(before)).toBe(true)
      expect((await readdir(folder)).sort()).toEqual(['copies', 'quizly.db', 'quizly.db.lock'])
    },
  )
})
