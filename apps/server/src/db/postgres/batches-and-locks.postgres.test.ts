import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { untilSomebodyWaits } from '../../testing/lock-wait.ts'
import { addNote, changeBesides, changeNote, createNotes, noteNames } from '../../testing/postgres/notes.ts'
import type { Db } from '../store.ts'

const host = inject('postgresHost')

/** Never the one that PostgreSQL chooses to end a deadlock. */
const stubborn = sql`set local deadlock_timeout = '10min'`
const theirs = { version: 1, text: 'theirs' }
const lock = (trx: Db, id: string) => sql`update notes set at = 1 where id = ${id}`.execute(trx)

describe.runIf(host)('a batch and another connection', () => {
  let notes: Awaited<ReturnType<typeof createNotes>>
  beforeEach(async () => {
    notes = await createNotes(host)
    await notes.add(noteNames(20))
  })
  afterEach(() => notes.close())

  test('only who wants a row that stays locked waits for it', async () => {
    const [locked = '', ...others] = noteNames(20)
    let waiting: Promise<boolean> | undefined
    await notes.store.db.transaction().execute(async (trx) => {
      await lock(trx, locked)
      waiting = notes.change(locked)
      const changed = await Promise.all(others.map((id) => notes.change(id)))
      expect(changed).toEqual(others.map(() => true))
      expect((await notes.look(locked))?.text).toBe(null)
    })
    expect(await waiting).toBe(true)
  })

  test.each([
    { does: 'changes', statement: `update notes set version = 1, text = 'theirs'`, left: theirs },
    { does: 'deletes', statement: 'delete from notes', left: undefined },
  ])('a row that somebody $does while a batch waits for it stays theirs', async ({ statement, left }) => {
    const ids = noteNames(20)
    const [requested = ''] = ids.slice(10)
    let changing: Promise<boolean>[] = []
    await notes.store.db.transaction().execute(async (trx) => {
      await sql`${sql.raw(statement)} where id = ${requested}`.execute(trx)
      changing = ids.map((id) => notes.change(id))
      await untilSomebodyWaits(notes.store.db)
    })
    expect(await Promise.all(changing)).toEqual(ids.map((id) => id !== requested))
    expect(await notes.look(requested)).toEqual(left)
  })

  test('a row whose change is undone while a batch waits for it is changed by the batch', async () => {
    const ids = noteNames(20)
    const [requested = ''] = ids.slice(10)
    let changing: Promise<boolean>[] = []
    const undone = notes.store.db.transaction().execute(async (trx) => {
      await changeNote(trx, { id: requested, version: 0, text: 'theirs' })
      changing = ids.map((id) => notes.change(id))
      await untilSomebodyWaits(notes.store.db)
      throw new Error('stop')
    })
    await expect(undone).rejects.toThrow('stop')
    expect(await Promise.all(changing)).toEqual(ids.map(() => true))
    expect(await notes.look(requested)).toEqual({ version: 1, text: 'new' })
  })

  test('a row that somebody inserts while a batch waits for it stays theirs', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `other ${100 + index}`)
    const [requested = ''] = ids.slice(10)
    const { db } = notes.store
    const add = (to: Db, id: string, text: string) => addNote(to, { id, version: 0, at: null, text })
    let adding: ReturnType<typeof add>[] = []
    await db.transaction().execute(async (trx) => {
      await add(trx, requested, 'theirs')
      adding = ids.map((id) => add(db, id, 'new'))
      await untilSomebodyWaits(db)
    })
    const added = (await Promise.all(adding)).map(({ numAffectedRows }) => numAffectedRows)
    expect(added).toEqual(ids.map((id) => (id === requested ? 0n : 1n)))
    expect(await notes.look(requested)).toEqual({ version: 0, text: 'theirs' })
  })

  test('a batch that PostgreSQL ends halfway is undone and done again, each change once', async () => {
    const ids = noteNames(20)
    let changing: Promise<boolean>[] = []
    const { db } = notes.store
    await db.transaction().execute(async (trx) => {
      await lock(trx, ids[10] ?? '')
      changing = ids.map((id) => notes.change(id))
      await untilSomebodyWaits(db)
      const { rows } = await sql<{ isEnded: boolean }>`
        select pg_terminate_backend(pid) as "isEnded" from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db)
      expect(rows).toEqual([{ isEnded: true }])
    })
    expect(await Promise.all(changing)).toEqual(ids.map(() => true))
    const seen = await Promise.all(ids.map((id) => notes.look(id)))
    expect(seen).toEqual(ids.map(() => ({ version: 1, text: 'new' })))
  })

  test('a batch that another connection waits for, and that waits for it, is tried again', async () => {
    const ids = noteNames(20)
    let changing: Promise<boolean>[] = []
    await notes.store.db.transaction().execute(async (trx) => {
      await stubborn.execute(trx)
      await lock(trx, ids[10] ?? '')
      changing = ids.map((id) => notes.change(id))
      await untilSomebodyWaits(notes.store.db)
      await lock(trx, ids[5] ?? '')
    })
    expect(await Promise.all(changing)).toEqual(ids.map(() => true))
  })

  test('a query that goes on alone and ends in a deadlock is tried again', async () => {
    const [requested = '', other = ''] = noteNames(2)
    let changing: ReturnType<typeof changeBesides> | undefined
    await notes.store.db.transaction().execute(async (trx) => {
      await stubborn.execute(trx)
      await lock(trx, requested)
      changing = changeBesides(notes.store.db, { id: requested, version: 0, text: 'new', other })
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query not like '%unnest%'
        `.execute(notes.store.db)
        expect(rows).toHaveLength(1)
      })
      await lock(trx, other)
    })
    expect((await changing)?.numAffectedRows).toBe(1n)
    expect(await notes.look(requested)).toEqual({ version: 1, text: 'new' })
  })
})
