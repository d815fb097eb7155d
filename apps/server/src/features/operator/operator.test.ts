import {
  changePerson,
  deleteAccount,
  forgotPassword,
  getServerState,
  inviteEducator,
  listEducatorInvitations,
  listLog,
  listPeople,
  listStorage,
  login,
  makeSlips,
  me,
  type PeopleList,
  type PersonAct,
  sendTestMail,
  signup,
  useSlip,
  withdrawEducatorInvitation,
} from '@quizly/contract'
import type { EducatorRule } from '@quizly/domain'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { seededPassword } from '../../testing/seed.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { backupName, noteVerifiedRestore } from '../operation/backups.service.ts'
import { setOperator } from '../auth/educators/operators.service.ts'
import { addOperator, removeOperator } from './operators.service.ts'

describe.each(engines)('the operator’s page on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function setUp(app = t) {
    const { users, quizzes } = await app.seed({
      users: {
        op: { role: 'admin', name: 'Olga' },
        ada: { role: 'admin', name: 'Ada' },
        ben: { name: 'Ben' },
      },
      quizzes: { quiz: { owner: 'ada' } },
    })
    await setOperator(app.store.db, users.op._id, 1)
    const { token } = users.op
    // Later rows are the ones of later milliseconds.
    const act = (userId: string, what: PersonAct) => {
      app.clock.advance(1)
      return app.call(changePerson, { token, params: { userId }, body: { act: what } })
    }
    const names = async (query: { list?: PeopleList; search?: string } = {}) =>
      (await app.call(listPeople, { token, query })).body.people.map(({ name }) => name)
    const log = async () => (await app.call(listLog, { token })).body.entries
    return { ...users, quiz: quizzes.quiz, token, act, names, log }
  }
  const logIn = (email: string) => t.call(login, { body: { email, password: seededPassword } })

  test('lists people by name, and finds them by name, address and what they are', async () => {
    const { names, act, ben } = await setUp()
    expect(await names()).toEqual(['Ada', 'Ben', 'Olga'])
    expect(await names({ search: 'AD' })).toEqual(['Ada'])
    expect(await names({ search: 'ben@' })).toEqual(['Ben'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ list: 'educators' })).toEqual(['Ada', 'Olga'])
    expect(await names({ list: 'operators' })).toEqual(['Olga'])
    await act(ben._id, 'close')
    expect(await names({ list: 'closed' })).toEqual(['Ben'])
    expect(await names({ list: 'unqualified' })).toEqual([])
  })

  test('lists fifty at a time, also people of one name', async () => {
    const { token } = await setUp()
    const others = Array.from({ length: 120 }, (_, i) => [`s${i}`, { name: 'Same' }])
    await t.seed({ users: Object.fromEntries(others) })
    const seen: string[] = []
    let after: string | undefined
    do {
      const { body } = await t.call(listPeople, { token, query: after === undefined ? {} : { after } })
      expect(body.people.length).toBeLessThanOrEqual(50)
      seen.push(...body.people.map(({ _id }) => _id))
      after = body.next
    } while (after !== undefined)
    expect([seen.length, new Set(seen).size]).toEqual([123, 123])
  })

  test('a closed account cannot log in until it is opened again (T545)', async () => {
    const { act, ben } = await setUp()
    expect((await act(ben._id, 'close')).status).toBe(204)
    expect((await t.call(me, { token: ben.token })).status).toBe(401)
    const refused = await logIn(ben.email)
    expect([refused.status, refused.failure.message]).toEqual([
      401,
      'This account is closed. Ask the operator of Quizly at your school.',
    ])
    const wrong = await t.call(login, { body: { email: ben.email, password: 'not this one' } })
    expect(wrong.failure.message).toBe('Invalid email or password.')
    await t.call(forgotPassword, { body: { email: ben.email } })
    await act(ben._id, 'reopen')
    expect((await logIn(ben.email)).status).toBe(200)
  })

  test('an account is not closed, nor its role changed, in the middle of a quiz', async () => {
    const { act, ben, quiz, log } = await setUp()
    await begin(t, ben, quiz)
    for (const what of ['close', 'make-educator'] as const)
      expect((await act(ben._id, what)).failure.code).toBe('still-running')
    expect((await act(ben._id, 'end-sessions')).status).toBe(204)
    expect((await log()).map(({ kind, detail }) => [kind, detail])).toEqual([['sessions-ended', '1']])
  })

  test('who signed in with a slip is found by name, has no email, and is made no educator (T583)', async () => {
    const { names, act, ada } = await setUp()
    const body = { title: 'Form 9', names: ['Zoe'], days: 1 }
    const { slips } = (await t.call(makeSlips, { token: ada.token, body })).body
    const { user } = (await t.call(useSlip, { body: { code: slips[0]?.code ?? '' } })).body
    expect(await names({ search: 'zo' })).toEqual(['Zoe'])
    // Part of what stands in place of an address.
    expect(await names({ search: 'slip' })).toEqual([])
    const refused = await act(user._id, 'make-educator')
    expect([refused.status, refused.failure.message]).toEqual([
      409,
      'An account of a slip has no email to log in with. It stays a student’s.',
    ])
  })

  test('each act is a row with who, what and when; what is so already is none', async () => {
    const { act, ada, ben, log } = await setUp()
    for (const what of [
      'make-educator',
      'make-educator',
      'make-student',
      'close',
      'close',
      'reopen',
    ] as const)
      await act(ben._id, what)
    await act(ada._id, 'approve')
    const entries = await log()
    expect(entries.map(({ kind }) => kind)).toEqual([
      'account-reopened',
      'account-closed',
      'became-student',
      'became-educator',
    ])
    for (const entry of entries)
      expect(entry).toMatchObject({
        at: expect.stringMatching(/^2026-.+Z$/),
        by: { name: 'Olga' },
        of: { _id: ben._id, name: 'Ben' },
      })
  })

  test('one cannot change one’s own account, so one operator always stays', async () => {
    const { act, op, ada } = await setUp()
    for (const what of ['close', 'make-student', 'end-sessions'] as const)
      expect((await act(op._id, what)).failure.code).toBe('not-needed')
    await setOperator(t.store.db, ada._id, 1)
    const close = (token: string, userId: string) =>
      t.call(changePerson, { token, params: { userId }, body: { act: 'close' } })
    const replies = await Promise.all([close(op.token, ada._id), close(ada.token, op._id)])
    expect(replies.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1)
    expect((await t.call(listPeople, { token: op.token })).status === 200).not.toBe(
      (await t.call(listPeople, { token: ada.token })).status === 200,
    )
  })

  test('the last operator stays where one is needed', async () => {
    const { op, ada } = await setUp()
    const remove = (rule: EducatorRule, email: string) =>
      removeOperator(t.store.db, t.newId, { educators: rule, passwordUse: 'on' }, email, t.clock.now())
    await expect(remove({ kind: 'approved' }, op.email)).rejects.toThrow('This is the last operator.')
    expect(await addOperator(t.store.db, t.newId, ` ${ada.email.toUpperCase()}`, 1)).toMatchObject({
      outcome: 'changed',
    })
    expect(await addOperator(t.store.db, t.newId, ada.email, 1)).toMatchObject({ outcome: 'as-before' })
    expect(await remove({ kind: 'approved' }, op.email)).toMatchObject({ outcome: 'changed' })
    expect(await remove({ kind: 'approved' }, op.email)).toMatchObject({ outcome: 'as-before' })
    expect(await remove({ kind: 'open' }, ada.email)).toMatchObject({ outcome: 'changed' })
    expect(await remove({ kind: 'open' }, 'nobody@example.org')).toMatchObject({ outcome: 'unknown' })
  })

  test('with PASSWORDS=off the last operator with a password stays, whoever else is one', async () => {
    const { op, ada } = await setUp()
    const { db } = t.store
    const needs = { educators: { kind: 'open' }, passwordUse: 'off' } as const
    const remove = (email: string) => removeOperator(db, t.newId, needs, email, t.clock.now())
    await addOperator(db, t.newId, ada.email, 1)
    await db.updateTable('users').set({ password_hash: '' }).where('id', '=', ada._id).execute()
    await expect(remove(op.email)).rejects.toThrow('Keep one account that can sign in without the provider.')
    expect(await remove(ada.email)).toMatchObject({ outcome: 'changed' })
  })

  test.each([
    [{ kind: 'open' }, []],
    [{ kind: 'invited' }, ['Ada', 'Olga']],
    [{ kind: 'domain', domains: ['example.org'] }, []],
    [{ kind: 'domain', domains: ['school.example'] }, ['Ada', 'Olga']],
    [{ kind: 'group' }, ['Ada', 'Ben', 'Olga']],
  ] as const)(
    'with %j it lists who would no longer qualify, and takes no role away (T546)',
    async (educators, expected) => {
      const ruled = await createTestApp({ engine, config: { educators } })
      const { names, act, ben, ada, token } = await setUp(ruled)
      await act(ben._id, 'make-educator')
      expect(await names({ list: 'unqualified' })).toEqual(expected)
      const { counts } = (await ruled.call(getServerState, { token })).body
      expect(counts).toMatchObject({ educators: 3, unqualified: expected.length })
      expect((await ruled.call(me, { token: ada.token })).body.user.role).toBe('admin')
      await ruled.close()
    },
  )

  test('invitations are listed, withdrawn, and not sent to whom has an account', async () => {
    const { token, ben, log } = await setUp()
    const invite = (email: string) => t.call(inviteEducator, { token, body: { email } })
    expect((await invite(ben.email)).failure.code).toBe('email-taken')
    const { invitation, link = '' } = (await invite('Dee@example.org')).body
    const open = async () => (await t.call(listEducatorInvitations, { token })).body.invitations
    expect((await open()).map(({ email }) => email)).toEqual(['Dee@example.org'])
    t.clock.advance(1)
    const withdraw = () =>
      t.call(withdrawEducatorInvitation, { token, params: { invitationId: invitation._id } })
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 404])
    expect(await open()).toEqual([])
    const body = { name: 'Dee', email: 'dee@example.org', password: 'a new secret', role: 'admin' }
    const used = await t.call(signup, { body: { ...body, invitation: link.split('=')[1] } })
    expect(used.failure.code).toBe('invalid-link')
    expect((await log()).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['invitation-withdrawn', 'dee@example.org'],
      ['educator-invited', 'dee@example.org'],
    ])
  })

  test('whoever deletes their account is named by no row', async () => {
    const { token, log } = await setUp()
    const { link = '' } = (await t.call(inviteEducator, { token, body: { email: 'dee@example.org' } })).body
    const body = { name: 'Dee', email: 'dee@example.org', password: 'a new secret', role: 'admin' }
    t.clock.advance(1)
    const { token: dees } = (await t.call(signup, { body: { ...body, invitation: link.split('=')[1] } })).body
    t.clock.advance(1)
    await t.call(deleteAccount, { token: dees, body: { password: body.password } })
    const rows = await t.store.db.selectFrom('log_entries').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/dee/i)
    expect((await log()).map(({ kind, of }) => [kind, of?.name])).toEqual([
      ['account-deleted', 'Deleted educator'],
      ['invitation-used', 'Deleted educator'],
      ['educator-invited', undefined],
    ])
  })

  test('the log keeps the newest 10,000 rows', async () => {
    const { act, ben, token } = await setUp()
    const rows = Array.from({ length: 10_000 }, (_, i) => ({
      id: `0-${String(i).padStart(5, '0')}`,
      at: 1,
      kind: 'sessions-ended',
    }))
    for (let i = 0; i < rows.length; i += 2_000)
      await t.store.db
        .insertInto('log_entries')
        .values(rows.slice(i, i + 2_000))
        .execute()
    await act(ben._id, 'close')
    const ids = await t.store.db.selectFrom('log_entries').select('id').orderBy('id').execute()
    expect([ids.length, ids[0]?.id]).toEqual([10_000, '0-00001'])
    const { entries, next } = (await t.call(listLog, { token })).body
    expect([entries.length, next]).toEqual([50, entries.at(-1)?._id])
  })

  test('says what educators have stored, who has most first', async () => {
    const { token, ada, op } = await setUp()
    await t.store.db
      .updateTable('users')
      .set({ quiz_bytes: 7, quiz_count: 1 })
      .where('id', '=', ada._id)
      .execute()
    const { educators } = (await t.call(listStorage, { token })).body
    expect(educators).toEqual([
      { _id: ada._id, name: 'Ada', quizzes: 1, quizBytes: 7, pictureBytes: 0, bankBytes: 0 },
      { _id: op._id, name: 'Olga', quizzes: 0, quizBytes: 0, pictureBytes: 0, bankBytes: 0 },
    ])
  })

  test('says of copies when one was made and when one was restored on trial, or that it is not known', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quizly-copies-'))
    const copying = await createTestApp({ engine, config: { backups: { folder, everyHours: 24, keep: 3 } } })
    const { token } = await setUp(copying)
    const copies = async () => (await copying.call(getServerState, { token })).body.copies
    expect(await copies()).toEqual({ everyHours: 24, count: 0 })
    const name = join(folder, backupName(Date.UTC(2026, 0, 5, 8)))
    writeFileSync(name, 'copy')
    const newest = { madeAt: '2026-01-05T08:00:00.000Z', bytes: 4 }
    expect(await copies()).toEqual({ everyHours: 24, count: 1, newest })
    await noteVerifiedRestore(join(folder, 'other.db'), 1)
    expect(await copies()).not.toHaveProperty('restoredAt')
    await noteVerifiedRestore(name, Date.UTC(2026, 0, 6))
    expect(await copies()).toMatchObject({ restoredAt: '2026-01-06T00:00:00.000Z' })
    await copying.close()
    rmSync(folder, { recursive: true })
  })

  test('a test mail goes to the operator’s own address, and says what the mail server answered', async () => {
    const { token: unmailed } = await setUp()
    expect((await t.call(sendTestMail, { token: unmailed })).body).toEqual({ outcome: 'no-mail' })
    const smtp = await startSmtpServer()
    const mailing = await createTestApp({ engine, config: { mail: smtp.config } })
    const { token, op, log } = await setUp(mailing)
    expect((await mailing.call(sendTestMail, { token })).body).toEqual({ outcome: 'sent' })
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[op.email]])
    const { body } = await mailing.call(inviteEducator, { token, body: { email: 'dee@example.org' } })
    expect(body.link).toBeUndefined()
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2))
    expect(smtp.mails[1]?.text).toMatch(/\/signin#invitation=[\w-]{43}/)
    await smtp.close()
    const failed = (await mailing.call(sendTestMail, { token })).body
    expect(failed).toMatchObject({ outcome: 'failed', code: expect.stringMatching(/^E[A-Z]+/) })
    expect((await log()).map(({ kind }) => kind)).toContain('test-mail-sent')
    await mailing.close()
  })

  test('shows nothing of questions, answers and results', async () => {
    const { token, ben, quiz } = await setUp()
    await begin(t, ben, quiz)
    const replies = await Promise.all(
      [listPeople, listEducatorInvitations, listStorage, getServerState, listLog].map((call) =>
        t.call(call, { token }),
      ),
    )
    const said = replies.map(({ raw }) => raw).join('')
    for (const { text } of quiz.questions) expect(said).not.toContain(text)
    expect(said).not.toContain(quiz.secretCode)
    expect(said).not.toContain(quiz.title === 'quiz' ? '"quiz"' : quiz.title)
  })
})
