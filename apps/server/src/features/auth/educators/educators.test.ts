import { changePerson, getConfig, inviteEducator, listLog, login, me, signup } from '@quizly/contract'
import type { EducatorRule } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { offerFirstOperator } from './educators.service.ts'
import { isOperator, setOperator } from './operators.service.ts'

const ada = { name: 'Ada King', email: 'ada@example.org', password: 'a secret of Ada', role: 'admin' }

describe.each(engines)('who may be an educator, on $name', (engine) => {
  let t: TestApp
  const withRule = async (educators: EducatorRule) => {
    t = await createTestApp({ engine, config: { educators } })
    return t
  }
  afterEach(() => t.close())

  test('open: everybody, and the page of a browser is told nothing', async () => {
    t = await createTestApp({ engine })
    const { status, body } = await t.call(signup, { body: ada })
    expect([status, Object.keys(body.user)]).toEqual([201, ['_id', 'name', 'email', 'role']])
    expect(Object.keys((await t.call(getConfig)).body)).toEqual(['contactUrl', 'contactAccessKey'])
  })

  test.each([
    [{ kind: 'invited' }, 'role', 'educators-are-invited'],
    [{ kind: 'group' }, 'role', 'educators-by-group'],
    [{ kind: 'domain', domains: ['school.example'] }, 'email', 'other-domain'],
  ] as const)(
    '%j: a sign-up as an educator is refused at its field, one as a student is not (T541)',
    async (rule, path, code) => {
      await withRule(rule)
      expect((await t.call(getConfig)).body).toMatchObject({ educators: rule.kind })
      const { status, failure } = await t.call(signup, { body: ada })
      expect([status, failure.problems?.map((each) => [each.path, each.code])]).toEqual([422, [[path, code]]])
      expect(await t.store.db.selectFrom('users').select('id').execute()).toEqual([])
      expect((await t.call(signup, { body: { ...ada, role: 'student' } })).status).toBe(201)
    },
  )

  test('domain: an address of the school makes an educator', async () => {
    await withRule({ kind: 'domain', domains: ['school.example'] })
    const { body } = await t.call(signup, { body: { ...ada, email: 'Ada@School.EXAMPLE' } })
    expect(body.user.role).toBe('admin')
  })

  test('approved: an account waits as a student, until an operator says yes (T542)', async () => {
    await withRule({ kind: 'approved' })
    const { users } = await t.seed({ users: { op: { role: 'admin' } } })
    await setOperator(t.store.db, users.op._id, 1)
    const { body } = await t.call(signup, { body: ada })
    expect(body.user).toMatchObject({ role: 'student', waitsForApproval: true })
    const again = (await t.call(login, { body: ada })).body.user
    expect(again).toMatchObject({ role: 'student', waitsForApproval: true })
    t.clock.advance(1)
    const params = { userId: body.user._id }
    const approve = () => t.call(changePerson, { token: users.op.token, params, body: { act: 'approve' } })
    expect([(await approve()).status, (await approve()).status]).toEqual([204, 204])
    expect((await t.call(me, { token: body.token })).status).toBe(401)
    const { user } = (await t.call(login, { body: ada })).body
    expect([user.role, user.waitsForApproval]).toEqual(['admin', undefined])
    const { entries } = (await t.call(listLog, { token: users.op.token })).body
    expect(entries.map(({ kind, by, of }) => [kind, by?.name, of?.name])).toEqual([
      ['educator-approved', 'op', 'Ada King'],
      ['educator-asked', 'Ada King', 'Ada King'],
    ])
  })

  describe('invited', () => {
    let token: string
    beforeEach(async () => {
      await withRule({ kind: 'invited' })
      const { users } = await t.seed({ users: { op: { role: 'admin' } } })
      await setOperator(t.store.db, users.op._id, 1)
      token = users.op.token
    })
    const invite = async (email = ada.email) => {
      const { body } = await t.call(inviteEducator, { token, body: { email } })
      return /^http\S+\/signin#invitation=([\w-]{43})$/.exec(body.link ?? '')?.[1]
    }
    const accept = (invitation: string | undefined, email = ada.email) =>
      t.call(signup, { body: { ...ada, email, invitation } })

    test('a link makes one educator, of the address that was invited (T543)', async () => {
      const invitation = await invite()
      expect((await accept(invitation, 'eve@example.org')).failure.code).toBe('invalid-link')
      expect((await accept('unknown')).failure.code).toBe('invalid-link')
      const { status, body } = await accept(invitation, ' ADA@example.org')
      expect([status, body.user.role, body.user.isOperator]).toEqual([201, 'admin', undefined])
      expect((await accept(invitation, 'ada@example.org')).failure.code).toBe('invalid-link')
    })

    test('a link ends after 14 days, and when the same address is invited again', async () => {
      const [first, second] = [await invite(), await invite()]
      expect((await accept(first)).failure.code).toBe('invalid-link')
      t.clock.advance(14 * 86_400_000)
      expect((await accept(second)).failure.code).toBe('invalid-link')
    })

    test('of two sign-ups at once by one link one succeeds', async () => {
      const invitation = await invite()
      const replies = await Promise.all([accept(invitation), accept(invitation)])
      expect(replies.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    })

    test('an invitation is stored without its token', async () => {
      const invitation = await invite()
      const rows = await t.store.db.selectFrom('educator_invitations').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(invitation)
    })
  })

  test('a session says at once that somebody has become an operator, and is none any more', async () => {
    await withRule({ kind: 'open' })
    const { users } = await t.seed({ users: { ada: { role: 'admin' }, ben: {} } })
    const says = async ({ token }: { token: string }) => (await t.call(me, { token })).body.user.isOperator
    await setOperator(t.store.db, users.ben._id, t.clock.now())
    expect([await says(users.ada), await says(users.ben)]).toEqual([undefined, true])
    await setOperator(t.store.db, users.ben._id, null)
    expect(await says(users.ben)).toBeUndefined()
  })

  test('the first educator of an empty store becomes an operator by a link, once (T544)', async () => {
    await withRule({ kind: 'invited' })
    const means = { newId: t.newId, random: t.random, origin: 'https://quiz.example.org' }
    const offer = () => offerFirstOperator(t.store.db, means, t.clock.now())
    const [first, second] = [await offer(), await offer()].map((link) => link?.split('invitation=')[1])
    const { body } = await t.call(signup, { body: { ...ada, invitation: second } })
    expect(body.user).toMatchObject({ role: 'admin', isOperator: true })
    expect(await isOperator(t.store.db, body.user._id)).toBe(true)
    const eve = { ...ada, email: 'eve@example.org' }
    for (const invitation of [first, second])
      expect((await t.call(signup, { body: { ...eve, invitation } })).failure.code).toBe('invalid-link')
    expect(await offer()).toBeUndefined()
  })
})
