import {
  acceptInvitation,
  type CallResult,
  findInvitation,
  getQuiz,
  inviteColleague,
  listColleagues,
  listQuizzes,
  removeColleague,
  signup,
  withdrawInvitation,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { engines } from '../../testing/engines.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweep } from '../operation/sweeper.service.ts'

const fortnightMs = 14 * 86_400_000
const tokenIn = (link: string | undefined) => link?.split('#')[1] ?? ''

describe.each(engines)('invitations to a quiz, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async (app = t) => {
    const { users, quizzes } = await app.seed({
      users: {
        ada: { role: 'admin', name: 'Ada' },
        bea: { role: 'admin', name: 'Bea' },
        cem: { role: 'admin' },
      },
      quizzes: { cells: { owner: 'ada', title: 'Cells' }, other: { owner: 'ada' } },
    })
    const params = { quizId: quizzes.cells._id }
    const { token } = users.ada
    const invite = (email: string, role = 'editor') =>
      app.call(inviteColleague, { token, params, body: { email, role } })
    const list = () => app.call(listColleagues, { token, params })
    const accept = (user: SeededUser, link: string | undefined) =>
      app.call(acceptInvitation, { token: user.token, body: { token: tokenIn(link) } })
    return { users, quizzes, params, token, invite, list, accept }
  }
  const pendingIn = ({ body }: { body: CallResult<typeof listColleagues> }) =>
    'invitations' in body ? body.invitations : []

  test('give a role to whoever has the e-mail, once, and say who has given it when (T28)', async () => {
    const { users, params, invite, list, accept } = await setUp()
    const { body } = await invite(' BEA@Example.org', 'marker')
    expect(body.invitation).toMatchObject({ email: 'BEA@Example.org', role: 'marker' })
    expect(body.link).toMatch(/^http:\/\/.+\/invitation#[\w-]{43}$/)
    expect(pendingIn(await list())).toMatchObject([{ email: 'BEA@Example.org', role: 'marker' }])
    const { bea, cem } = users
    const asBea = { token: bea.token, body: { token: tokenIn(body.link) } }
    expect((await t.call(findInvitation, asBea)).body.invitation).toMatchObject({
      title: 'Cells',
      role: 'marker',
      by: { name: 'Ada', email: 'ada@example.org' },
    })
    expect((await accept(cem, body.link)).failure.code).toBe('invalid-link')
    expect((await t.call(getQuiz, { token: bea.token, params })).status).toBe(404)

    t.clock.advance(1_000)
    expect((await accept(bea, body.link)).body).toEqual(params)
    expect((await t.call(getQuiz, { token: bea.token, params })).body.quiz).toMatchObject({ role: 'marker' })
    const at = new Date(t.clock.now()).toISOString()
    expect((await list()).body).toMatchObject({
      colleagues: [
        { name: 'Ada', role: 'owner' },
        { name: 'Bea', role: 'marker', email: 'bea@example.org' },
      ],
      invitations: [],
      changes: [{ at, name: 'Bea', role: 'marker', by: 'Ada' }],
    })
    const { quizzes } = (await t.call(listQuizzes, { token: bea.token })).body
    expect(quizzes).toMatchObject([{ title: 'Cells', role: 'marker', sharedBy: 'Ada' }])
  })

  test('are accepted again after a lost reply, but not after the role was taken away', async () => {
    const { users, params, token, invite, accept, list } = await setUp()
    const { link } = (await invite('bea@example.org')).body
    await accept(users.bea, link)
    expect((await accept(users.bea, link)).body).toEqual(params)
    expect((await list()).body).toMatchObject({ changes: [{ name: 'Bea' }] })
    const ofBea = { token, params: { ...params, userId: users.bea._id } }
    expect((await t.call(removeColleague, ofBea)).status).toBe(204)
    expect((await accept(users.bea, link)).failure.code).toBe('invalid-link')
    expect((await t.call(getQuiz, { token: users.bea.token, params })).status).toBe(404)
  })

  test('have a reply and a list that do not tell whether there is an account', async () => {
    const { invite, list } = await setUp()
    const known = await invite('bea@example.org')
    const unknown = await invite('nobody@example.org')
    const shapeOf = (reply: typeof known) => [
      reply.status,
      Object.keys(reply.body),
      Object.keys(reply.body.invitation),
    ]
    expect(shapeOf(unknown)).toEqual(shapeOf(known))
    const [one, other] = pendingIn(await list())
    expect(Object.keys(one ?? {})).toEqual(Object.keys(other ?? {}))
  })

  test('work for an account that is made later, and not for a student', async () => {
    const { invite } = await setUp()
    const { link } = (await invite('new@example.org', 'viewer')).body
    const account = { name: 'New', email: 'New@example.org', password: 'a new secret' }
    const made = await t.call(signup, { body: { ...account, role: 'admin' } })
    const body = { token: tokenIn(link) }
    expect((await t.call(acceptInvitation, { token: made.body.token, body })).status).toBe(200)
    const { users } = await t.seed({ users: { sam: { email: 'sam@example.org' } } })
    const second = (await invite('sam@example.org')).body
    const asStudent = { token: users.sam.token, body: { token: tokenIn(second.link) } }
    expect((await t.call(acceptInvitation, asStudent)).failure.code).toBe('wrong-role')
  })

  test('end after a fortnight, when they are withdrawn, and when the same e-mail is invited again', async () => {
    const { users, params, token, invite, list, accept } = await setUp()
    const first = (await invite('bea@example.org', 'viewer')).body
    const second = (await invite('Bea@example.org', 'editor')).body
    expect(pendingIn(await list())).toMatchObject([{ role: 'editor' }])
    expect((await accept(users.bea, first.link)).failure.code).toBe('invalid-link')
    const invitationId = second.invitation._id
    const withdrawal = { token, params: { ...params, invitationId } }
    expect((await t.call(withdrawInvitation, withdrawal)).status).toBe(204)
    expect((await accept(users.bea, second.link)).failure.code).toBe('invalid-link')

    const third = (await invite('bea@example.org')).body
    t.clock.advance(fortnightMs - 1)
    expect(pendingIn(await list())).toHaveLength(1)
    t.clock.advance(1)
    expect(pendingIn(await list())).toEqual([])
    expect((await accept(users.bea, third.link)).failure.code).toBe('invalid-link')
    const stored = () => t.store.db.selectFrom('invitations').select('email').execute()
    expect(await stored()).toHaveLength(1)
    await sweep(t.store.db, t.clock.now())
    expect(await stored()).toEqual([])
  })

  test('are kept by a hash of their token', async () => {
    const { invite } = await setUp()
    const { link } = (await invite('bea@example.org')).body
    const rows = await t.store.db.selectFrom('invitations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(tokenIn(link))
  })

  test('are not for somebody with a role, nor for more than fifty people', async () => {
    const { users, params, invite, accept } = await setUp()
    await accept(users.bea, (await invite('bea@example.org')).body.link)
    for (const email of ['bea@example.org', 'ADA@example.org']) {
      const { status, failure } = await invite(email)
      expect([status, failure.problems?.[0]?.path]).toEqual([422, 'email'])
    }
    for (let i = 2; i < 50; i += 1) expect((await invite(`person${i}@example.org`)).status).toBe(201)
    expect((await invite('person50@example.org')).failure.code).toBe('limit-reached')
    // Who is invited already can be invited again.
    expect((await invite('person49@example.org', 'viewer')).status).toBe(201)
    expect((await t.call(listColleagues, { token: users.cem.token, params })).status).toBe(404)
  })

  test('make one colleague of somebody who accepts twice at the same moment', async () => {
    const { users, invite, accept, list } = await setUp()
    const { link } = (await invite('bea@example.org')).body
    const replies = await Promise.all([accept(users.bea, link), accept(users.bea, link)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await list()).body).toMatchObject({ changes: [{ name: 'Bea' }] })
    expect((await list()).body.colleagues).toHaveLength(2)
  })

  test('are limited to fifty a day for each educator and ten for each e-mail', async () => {
    const limited = await createTestApp({ engine, config: { rateLimits: true } })
    const { users, quizzes, invite } = await setUp(limited)
    for (let i = 0; i < 10; i += 1) expect((await invite('bea@example.org')).status).toBe(201)
    expect((await invite('bea@example.org')).failure).toMatchObject({ code: 'too-many-requests' })
    for (let i = 11; i < 50; i += 1) {
      expect((await invite(`person${i}@example.org`)).status).not.toBe(429)
    }
    const { failure, headers } = await invite('cem@example.org')
    expect(failure.message).toBe('You can send at most 50 invitations a day. Try again tomorrow.')
    expect(Number(headers['retry-after'])).toBe(86_400)
    // What a stranger sends to no quiz of theirs counts for nobody.
    const body = { email: 'dee@example.org', role: 'viewer' }
    const params = { quizId: quizzes.other._id }
    for (let i = 0; i < 12; i += 1) {
      const { status } = await limited.call(inviteColleague, { token: users.cem.token, params, body })
      expect(status).toBe(404)
    }
    limited.clock.advance(86_400_000)
    expect((await invite('dee@example.org')).status).toBe(201)
    await limited.close()
  })

  test('go by mail alone where there is mail, without a word that the inviter has chosen', async () => {
    const smtp = await startSmtpServer()
    const mailing = await createTestApp({ engine, config: { mail: smtp.config } })
    const { users, invite, accept } = await setUp(mailing)
    const { body } = await invite('bea@example.org', 'editor')
    expect(body.link).toBeUndefined()
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1))
    const [mail] = smtp.mails
    expect(mail?.recipients).toEqual(['bea@example.org'])
    expect(mail?.text).toContain('ada@example.org shares a quiz with you')
    expect(mail?.text).not.toContain('Cells')
    const link = /http\S+#\S+/.exec(mail?.text ?? '')?.[0]
    expect((await accept(users.bea, link)).status).toBe(200)
    await mailing.close()
    await smtp.close()
  })
})
