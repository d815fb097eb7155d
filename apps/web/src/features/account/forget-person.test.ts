// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { getSession, openSession } from '../../lib/calls/session.ts'
import { openDraft } from '../../lib/device/local-draft.ts'
import { forgetPerson } from './forget-person.ts'

const isText = (stored: unknown) => typeof stored === 'string'

test('a log-out leaves nothing of a person, written before or after the log-in', () => {
  openDraft('message', isText).keep('From before')
  const user = { _id: 'ada', name: 'Ada', email: 'ada@example.org', role: 'admin' as const }
  openSession({ user, token: 'token' })
  openDraft('quiz', isText).keep('From after')
  localStorage.setItem('quizData', '[]')
  forgetPerson()
  expect(getSession()).toBeNull()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
})
