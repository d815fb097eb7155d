// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { closeSession, openSession } from '../../lib/calls/session.ts'
import { memoryStore } from '../../lib/device/device-store-testing.ts'
import { discardAttempts } from '../../lib/device/discard-local-drafts.ts'
import {
  changeChoices,
  discardImport,
  keepImport,
  listImports,
  loadImport,
  mostImports,
} from './stored-import.ts'

const logIn = (_id: string) =>
  openSession({ user: { _id, name: _id, email: `${_id}@example.org`, role: 'admin' }, token: 'token' })
const file = new Blob(['::Q:: Text {}'])

beforeEach(() => {
  closeSession()
  logIn('ada')
})

test('a file waits with what was decided until it is saved', async () => {
  const { store } = memoryStore()
  const { id, isStored } = await keepImport(file, 'bank.txt', 'gift', store)
  await changeChoices(id, (choices) => ({ ...choices, leftOut: [3] }), store)
  expect(isStored).toBe(true)
  const found = await loadImport(id, store)
  expect([found?.file.name, found?.choices.as, found?.choices.leftOut]).toEqual(['bank.txt', 'gift', [3]])
  await discardImport(id, store)
  expect([await loadImport(id, store), await listImports(store)]).toEqual([undefined, []])
})

test('two windows do not undo what the other has decided (T437)', async () => {
  const { store } = memoryStore()
  const { id } = await keepImport(file, 'bank.txt', undefined, store)
  const leaveOut = (number: number) =>
    changeChoices(id, (choices) => ({ ...choices, leftOut: [...choices.leftOut, number] }), store)
  await Promise.all([leaveOut(1), leaveOut(2)])
  expect((await loadImport(id, store))?.choices.leftOut).toEqual([1, 2])
})

test('the next person on this device finds nothing, and nothing stays', async () => {
  const { store, values } = memoryStore()
  const { id } = await keepImport(file, 'bank.txt', 'gift', store)
  logIn('bob')
  expect([await loadImport(id, store), await listImports(store)]).toEqual([undefined, []])
  await discardAttempts('bob', store)
  expect([...values.keys()]).toEqual([])
})

test('a few are kept: the oldest goes', async () => {
  const { store } = memoryStore()
  for (let number = 1; number <= mostImports + 2; number += 1)
    await keepImport(file, `${number}.txt`, undefined, store)
  const names = (await listImports(store)).map(({ name }) => name)
  expect(names).toHaveLength(mostImports)
  expect(names).toContain(`${mostImports + 2}.txt`)
})

test('without a database the page keeps it', async () => {
  const fail = () => Promise.reject(new Error('There is no database'))
  const none = { names: fail, get: fail, update: fail, remove: fail }
  const { id, isStored } = await keepImport(file, 'bank.txt', undefined, none)
  await changeChoices(id, (choices) => ({ ...choices, leftOut: [1] }), none)
  expect(isStored).toBe(false)
  expect((await loadImport(id, none))?.choices.leftOut).toEqual([1])
  await discardImport(id, none)
  expect(await loadImport(id, none)).toBeUndefined()
})
