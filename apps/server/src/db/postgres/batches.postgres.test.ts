import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { untilSomebodyWaits } from '../../testing/lock-wait.ts'
import { addNote, changeNote, createNotes, noteNames, readNote } from '../../testing/postgres/notes.ts'

const host = inject('postgresHost')

describe.runIf(host)('queries in batches', () => {
  let notes: Awaited<ReturnType<typeof createNotes>>
  beforeEach(async () => {
    notes = await createNotes(host)
  })
  afterEach(() => notes.close())

  test('what arrives together is committed together', async () => {
    const ids = noteNames(100)
    await notes.add(ids)
    expect(await notes.countCommits()).toBe(1)
    const changed = await Promise.all(ids.map((id) => notes.change(id)))
    expect(changed).toEqual(ids.map(() => true))
    expect(await notes.countCommits()).toBe(1)
  })

  test('what arrives while a batch is under way goes into the next one', async () => {
    const [first = '', ...others] = noteNames(100)
    await notes.add([first, ...others])
    let changing: Promise<boolean>[] = []
    await notes.store.db.transaction().execute(async (trx) => {
      await sql`select from notes where id = ${first} for update`.execute(trx)
      changing = [notes.change(first)]
      await untilSomebodyWaits(notes.store.db)
      changing.push(...others.map((id) => notes.change(id)))
    })
    expect(new Set(await Promise.all(changing))).toEqual(new Set([true]))
    expect(await notes.countCommits()).toBe(2)
  })

  test('a batch takes no more than its share, and nobody is passed over', async () => {
    const ids = noteNames(300)
    await notes.add(ids)
    const order: string[] = []
    await Promise.all(ids.map((id) => notes.change(id).then(() => order.push(id))))
    expect(await notes.countCommits()).toBe(Math.ceil(300 / 128))
    expect(order).toEqual(ids)
  })

  test('whatever is written is read again by those who ask for it', async () => {
    const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('\0') && each !== 'bad')
    const note = fc.record({
      id: text,
      version: fc.integer(),
      at: fc.option(fc.maxSafeInteger()),
      text: fc.option(text),
    })
    const notesToWrite = fc.uniqueArray(note, { selector: ({ id }) => id, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(notesToWrite, fc.array(fc.nat()), async (all, places) => {
        const { db } = notes.store
        await sql`delete from notes`.execute(db)
        const added = await Promise.all(all.map((each) => addNote(db, each)))
        expect(added.map(({ numAffectedRows }) => numAffectedRows)).toEqual(all.map(() => 1n))
        const requested = places.map((index) => all[index % (all.length + 1)])
        const read = await Promise.all(
          requested.map((each) => readNote(db, { id: each?.id ?? ' nobody’s ' })),
        )
        expect(read.map(({ rows }) => rows)).toEqual(requested.map((each) => (each ? [each] : [])))
      }),
    )
  })

  test('a bad row fails alone', async () => {
    const ids = noteNames(20)
    await notes.add(ids)
    const texts = ids.map((_, index) => ({ 3: 'bad', 11: 'a zero \0' })[index] ?? `text ${index}`)
    const outcomes = await Promise.allSettled(
      ids.map((id, index) => notes.change(id, { text: texts[index] ?? '' })),
    )
    const codes = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? outcome.reason.code : outcome.value,
    )
    expect(codes).toEqual(ids.map((_, index) => ({ 3: '23514', 11: '22021' })[index] ?? true))
    const seen = await Promise.all(ids.map((id) => notes.look(id)))
    expect(seen.map((note) => note?.text)).toEqual(
      texts.map((text, index) => (codes[index] === true ? text : null)),
    )
  })

  test('what PostgreSQL cannot take as a value fails alone', async () => {
    const add = (id: string, version: number) =>
      addNote(notes.store.db, { id, version, at: null, text: null })
    const outcomes = await Promise.allSettled([add('a', 1), add('b', 0.5), add('c', 3)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  test('of two changes of one version, the first is done', async () => {
    await notes.add(['a', 'b'])
    const changed = await Promise.all([
      notes.change('b', { text: 'first' }),
      notes.change('a', { text: 'other' }),
      notes.change('b', { text: 'second' }),
    ])
    expect(changed).toEqual([true, true, false])
    expect(await notes.look('b')).toEqual({ version: 1, text: 'first' })
  })

  test('changes of one row are done one after the other', async () => {
    await notes.add(['a'])
    const versions = [0, 1, 2, 3]
    const changed = await Promise.all(
      versions.map((version) => notes.change('a', { version, text: `${version}` })),
    )
    expect(changed).toEqual([true, true, true, true])
    expect(await notes.look('a')).toEqual({ version: 4, text: '3' })
  })

  test('of two that insert one row, the first does', async () => {
    const { db } = notes.store
    const add = (text: string) => addNote(db, { id: 'a', version: 0, at: null, text })
    const added = await Promise.all([add('first'), add('second')])
    expect(added.map(({ numAffectedRows }) => numAffectedRows)).toEqual([1n, 0n])
    expect(await notes.look('a')).toEqual({ version: 0, text: 'first' })
  })

  test('a transaction keeps its queries to itself', async () => {
    await notes.add(['a'])
    const failing = notes.store.db.transaction().execute(async (trx) => {
      await changeNote(trx, { id: 'a', version: 0, text: 'undone' })
      const { rows } = await readNote(trx, { id: 'a' })
      expect(rows[0]?.text).toBe('undone')
      expect((await notes.look('a'))?.text).toBe(null)
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await notes.look('a')).toEqual({ version: 0, text: null })
  })

  test('rows are written, and so locked, in the order of their keys', async () => {
    const ids = noteNames(20)
    const listAsWritten = async () => {
      const { rows } = await sql<{ id: string }>`select id from notes order by ctid`.execute(notes.store.db)
      return rows.map(({ id }) => id)
    }
    await notes.add(ids.toReversed())
    expect(await listAsWritten()).toEqual(ids)
    await Promise.all(ids.toReversed().map((id) => notes.change(id)))
    expect(await listAsWritten()).toEqual(ids)
    expect(await notes.countCommits()).toBe(1)
  })

  test('of two servers that change the same rows, each row is changed by one', async () => {
    const ids = noteNames(200)
    await notes.add(ids)
    const other = notes.open()
    const [here, there] = await Promise.all([
      Promise.all(ids.map((id) => notes.change(id))),
      Promise.all(ids.toReversed().map((id) => notes.change(id, { of: other }))),
    ])
    expect(there.toReversed()).toEqual(here.map((isChanged) => !isChanged))
  })

  test('what is under way when the store closes is done', async () => {
    const ids = noteNames(200)
    await notes.add(ids)
    const other = notes.open()
    const changing = ids.map((id) => notes.change(id, { of: other }))
    await changing[0]
    await other.close()
    expect(await Promise.all(changing)).toEqual(ids.map(() => true))
  })
})
