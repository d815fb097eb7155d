// @vitest-environment happy-dom
import type { User } from '@quizly/contract'
import { beforeEach, expect, test } from 'vitest'
import { closeSession, openSession } from '../calls/session.ts'
import { discardLocalDrafts } from './discard-local-drafts.ts'
import { openDraft, openTexts } from './local-draft.ts'
import { safeStorage } from './storage.ts'

const user = (_id: string): User => ({ _id, name: _id, email: `${_id}@example.org`, role: 'admin' })
const isText = (stored: unknown) => typeof stored === 'string'
const message = () => openDraft('message', isText)

function logIn(_id: string) {
  discardLocalDrafts(_id)
  openSession({ user: user(_id), token: 'token' })
}
const keysOf = (storage: Storage) => Object.keys(storage).filter((key) => key !== 'user' && key !== 'token')

beforeEach(() => {
  closeSession()
  localStorage.clear()
  sessionStorage.clear()
})

test('a draft is found again by its writer in any tab, and by nobody else', () => {
  logIn('ada')
  expect(message().load()).toBeUndefined()
  expect(message().keep('Hello')).toBe(true)
  closeSession()
  expect(message().load()).toBeUndefined()
  logIn('ada')
  sessionStorage.clear()
  expect(message().load()).toBe('Hello')
  openSession({ user: user('bob'), token: 'token' })
  expect(message().load()).toBeUndefined()
})

test('a change that is kept when the session has just ended still belongs to its writer', () => {
  logIn('ada')
  const draft = message()
  closeSession()
  draft.keep('Hello')
  expect(message().load()).toBeUndefined()
  logIn('ada')
  expect(message().load()).toBe('Hello')
})

test('what was written before the log-in stays in this tab and is taken along', () => {
  message().keep('From before')
  expect([keysOf(localStorage), keysOf(sessionStorage)]).toEqual([[], ['draft::message']])
  logIn('ada')
  const draft = message()
  expect(draft.load()).toBe('From before')
  draft.keep('From after')
  expect(draft.load()).toBe('From after')
  draft.discard()
  expect(draft.load()).toBeUndefined()
  expect([keysOf(localStorage), keysOf(sessionStorage)]).toEqual([[], []])
})

test.each(['', '{"half', '7', 'null'])('a stored text that is no such draft is none: %j', (text) => {
  logIn('ada')
  localStorage.setItem('draft:ada:message', text)
  expect(message().load()).toBeUndefined()
})

test('texts are kept all or none: without room everything stays as it was', () => {
  const device = safeStorage('localStorage')
  const small = {
    ...device,
    set: (key: string, text: string) => text !== 'too long' && device.set(key, text),
  }
  const place = openTexts(['first', 'second', 'third'], small)
  expect(place.keep(['a', 'b', 'c'])).toBe(true)
  device.remove('first')
  expect(place.keep(['A', 'B', 'too long'])).toBe(false)
  expect(place.load()).toEqual([null, 'b', 'c'])
  place.discard()
  expect(place.load()).toEqual([null, null, null])
})

/** Ada's and Bob's work, a message from before the log-in, and what is no half-written work. */
function fillDevice() {
  for (const key of ['draft:ada:message', 'draft:bob:message', 'quizData', 'quizDataMeta', 'attempt:1'])
    localStorage.setItem(key, '""')
  localStorage.setItem('quizDataOwner', 'ada')
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('draft::message', '"From before"')
}
const sheetKeys = ['quizData', 'quizDataMeta', 'quizDataOwner']

test('without an exception everybody’s half-written work is deleted, and nothing else', () => {
  fillDevice()
  discardLocalDrafts()
  expect(keysOf(localStorage).sort()).toEqual(['attempt:1', 'theme'])
})

test.each([
  ['who owns the sheet keeps it', 'ada', ['draft:ada:message', ...sheetKeys]],
  ['another does not find it', 'bob', ['draft:bob:message']],
  ['one whose ID begins alike finds nothing', 'ad', []],
])('a log-in deletes the work of the others: %s', (_, userId, left) => {
  fillDevice()
  discardLocalDrafts(userId)
  expect(keysOf(localStorage).sort()).toEqual(['attempt:1', ...left, 'theme'])
  expect(keysOf(sessionStorage)).toEqual(['draft::message'])
})

test('a sheet without an owner is deleted at the next log-in', () => {
  fillDevice()
  localStorage.removeItem('quizDataOwner')
  discardLocalDrafts('ada')
  expect(localStorage.getItem('quizData')).toBeNull()
})
