import { generateKeyPairSync } from 'node:crypto'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  deleteAccount,
  exportAccount,
  listPasskeys,
  me,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  type PasskeyToUse,
  type User,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import { signedIn } from '../../events.ts'
import { engines } from '../../testing/engines.ts'
import { codeAt, setUp } from '../../testing/second-factor.ts'
import { createPasskeyMaker } from '../../testing/passkeys/software-authenticator.ts'
import { type SeededUser, seededPassword } from '../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { endOtherWaysIn } from '../providers/sign-ins.repository.ts'
import { openChallenges } from './challenges.service.ts'
import { addPasskey as addLate } from './passkeys.service.ts'
import { sweep } from '../operation/sweeper.service.ts'

const publicUrl = 'https://quiz.example.org'
const minuteMs = 60_000
type Lies = Parameters<ReturnType<typeof createPasskeyMaker>['use']>[1]
const provider: Config['providers'][number] = {
  key: 'school',
  issuer: 'https://school.example.org',
  clientId: 'quizly',
  clientSecret: 'secret',
  label: 'Northfield School',
  groupsClaim: 'groups',
  educatorGroups: [],
  linksVerifiedEmail: false,
}

describe.each(engines)('passkeys on $name', (engine) => {
  let t: TestApp
  afterEach(() => t.close())
  beforeEach(() => open())

  async function open(config: Partial<Config> = {}) {
    t = await createTestApp({ engine, config: { publicUrl, ...config } })
  }
  async function reopen(config: Partial<Config>) {
    await t.close()
    await open(config)
  }
  async function people() {
    const { users } = await t.seed({ users: { ada: { role: 'admin' }, ben: {} } })
    return users
  }
  const begin = ({ token }: SeededUser, password = seededPassword, code = '') =>
    t.call(beginPasskey, { token, body: { password, code } })
  async function add(user: SeededUser, maker = createPasskeyMaker(publicUrl), lies: Lies = {}) {
    const { body } = await begin(user)
    const passkey = maker.add(body.options, lies)
    const reply = await t.call(addPasskey, { token: user.token, body: { name: 'Phone', passkey } })
    return { maker, reply, id: reply.status === 201 ? reply.body.passkey._id : '' }
  }
  const optionsToUse = async () => (await t.call(beginPasskeySignIn)).body.options
  async function use(maker: ReturnType<typeof createPasskeyMaker>, lies: Lies = {}, options?: PasskeyToUse) {
    const passkey = maker.use(options ?? (await optionsToUse()), lies)
    return t.call(signInByPasskey, { body: { passkey } })
  }
  const remove = ({ token }: SeededUser, passkeyId: string, password = seededPassword, code = '') =>
    t.call(removePasskey, { token, params: { passkeyId }, body: { password, code } })
  const list = async ({ token }: SeededUser) => (await t.call(listPasskeys, { token })).body
  const makeProviders = async ({ _id }: SeededUser, issuer = provider.issuer) => {
    await t.store.db.updateTable('users').set({ password_hash: '' }).where('id', '=', _id).execute()
    const identity = { issuer, subject: _id, user_id: _id, created_at: 0 }
    await t.store.db.insertInto('identities').values(identity).execute()
  }

  test('a sign-in by one ends a request to reset the second factor', async () => {
    const { ada } = await people()
    const { maker } = await add(ada)
    await t.store.db.insertInto('second_factors').values({ user_id: ada._id, reset_asked_at: 1 }).execute()
    expect((await use(maker)).status).toBe(200)
    expect(await t.store.db.selectFrom('second_factors').select('reset_asked_at').execute()).toEqual([
      { reset_asked_at: null },
    ])
  })

  test('one is added after the password, and signs in without a name (T610)', async () => {
    const { ada } = await people()
    expect((await begin(ada, 'wrong')).failure).toMatchObject({ code: 'wrong-password' })
    const { body } = await begin(ada)
    expect(body.options).toMatchObject({
      rp: { id: 'quiz.example.org', name: 'Quizly' },
      user: { name: ada.email, displayName: ada.name },
      pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const { maker, reply } = await add(ada)
    expect([reply.status, reply.body.passkey.name]).toEqual([201, 'Phone'])
    expect((await begin(ada)).body.options.excludeCredentials).toEqual([
      { id: maker.id, type: 'public-key', transports: ['internal'] },
    ])
    const outcomes: unknown[] = []
    const stop = signedIn.subscribe((message) => outcomes.push(message))
    const options = await optionsToUse()
    expect(options).toMatchObject({ rpId: 'quiz.example.org', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    const opened = await use(maker, {}, options)
    stop()
    expect(opened.status).toBe(200)
    expect(outcomes).toEqual([{ by: 'passkey', outcome: 'done' }])
    expect((await t.call(me, { token: opened.body.token })).body.user._id).toBe(ada._id)
    const now = new Date(t.clock.now()).toISOString()
    expect(await list(ada)).toMatchObject({
      passkeys: [{ name: 'Phone', addedAt: now, lastUsedAt: now }],
      hasPassword: true,
    })
  })

  test('an answer counts once, within five minutes, for what and whom it was asked for (T611)', async () => {
    const { ada, ben } = await people()
    const { maker } = await add(ada)
    const options = await optionsToUse()
    const answer = maker.use(options)
    const sent = () => t.call(signInByPasskey, { body: { passkey: answer } })
    const both = await Promise.all([sent(), sent()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await sent()).failure).toMatchObject({ reason: 'passkey-expired' })

    const late = await optionsToUse()
    t.clock.advance(5 * minuteMs)
    expect((await use(maker, {}, late)).failure).toMatchObject({ reason: 'passkey-expired' })
    for (const challenge of ['', 'x', 'x'.repeat(72), options.challenge.replace(/^./, '_')])
      expect((await use(maker, { challenge })).failure).toMatchObject({ reason: 'passkey-expired' })

    // That of another person, and one for signing in.
    const other = createPasskeyMaker(publicUrl)
    const begun = (await begin(ada)).body.options
    const addAs = ({ token }: SeededUser, lies: Lies = {}) =>
      t.call(addPasskey, { token, body: { name: 'x', passkey: other.add(begun, lies) } })
    expect((await addAs(ben)).failure).toMatchObject({ reason: 'passkey-expired' })
    const { challenge } = await optionsToUse()
    expect((await addAs(ada, { challenge })).failure).toMatchObject({ reason: 'passkey-expired' })
    expect((await use(maker, { challenge: begun.challenge })).failure).toMatchObject({
      reason: 'passkey-expired',
    })
    expect((await addAs(ada)).status).toBe(201)
    expect((await addAs(ada)).failure).toMatchObject({ reason: 'passkey-expired' })

    expect(await t.store.db.selectFrom('passkey_uses').selectAll().execute()).not.toEqual([])
    await sweep(t.store.db, t.clock.now() + 5 * minuteMs)
    expect(await t.store.db.selectFrom('passkey_uses').selectAll().execute()).toEqual([])
  })

  test('a challenge counts in one spelling only', async () => {
    const { ada } = await people()
    const { maker } = await add(ada)
    const options = await optionsToUse()
    const { challenge } = options
    const spellings = [`${challenge}=`, `${challenge}.`, `${challenge} `, `${challenge}==`]
    for (const spelling of spellings) {
      expect(Buffer.from(spelling, 'base64url')).toEqual(Buffer.from(challenge, 'base64url'))
      expect((await use(maker, { challenge: spelling })).failure.reason).toBe('passkey-expired')
    }
    expect((await use(maker, {}, options)).status).toBe(200)
  })

  test('where there is an app, one is added and removed with a code too, and wrong ones count (T625)', async () => {
    await reopen({ rateLimits: true })
    const { ada, ben } = await people()
    const { id } = await add(ada)
    expect((await list(ada)).hasApp).toBe(false)
    const { secret, recoveryCodes } = await setUp(t, ada.token)
    const now = () => codeAt(secret, t.clock.now())
    expect([(await list(ada)).hasApp, (await list(ben)).hasApp]).toEqual([true, false])
    const wrong = { path: 'code', code: 'factor-code-wrong' }
    for (const reply of [await begin(ada), await remove(ada, id)]) {
      expect(reply.failure.problems).toMatchObject([wrong])
      t.clock.advance(minuteMs)
    }
    expect((await begin(ada, 'wrong', now())).failure.code).toBe('wrong-password')
    const code = now()
    const maker = createPasskeyMaker(publicUrl)
    const passkey = maker.add((await begin(ada, seededPassword, code)).body.options)
    expect((await t.call(addPasskey, { token: ada.token, body: { name: 'Key', passkey } })).status).toBe(201)
    expect((await remove(ada, id, seededPassword, code)).failure.problems).toMatchObject([
      { path: 'code', code: 'factor-code-used' },
    ])
    t.clock.advance(minuteMs)
    expect((await remove(ada, id, seededPassword, recoveryCodes[0])).status).toBe(204)
    expect((await list(ada)).passkeys).toMatchObject([{ name: 'Key' }])
    for (let guess = 0; guess < 12; guess += 1) {
      await begin(ada, seededPassword, String(guess).padStart(6, '0'))
      t.clock.advance(10 * minuteMs)
    }
    expect((await begin(ada, seededPassword, now())).failure.reason).toBe('codes-used-up')
    t.clock.advance(minuteMs)
    expect((await begin(ada, seededPassword, recoveryCodes[1])).status).toBe(200)
    expect((await begin(ben)).status).toBe(200)
  })

  test('without a password it is the code and a new session', async () => {
    await reopen({ providers: [provider] })
    const { ada } = await people()
    const { secret } = await setUp(t, ada.token)
    await makeProviders(ada)
    expect((await begin(ada, '-')).failure.problems).toMatchObject([{ path: 'code' }])
    expect((await begin(ada, '-', codeAt(secret, t.clock.now()))).status).toBe(200)
    t.clock.advance(11 * minuteMs)
    expect((await begin(ada, '-', codeAt(secret, t.clock.now()))).failure.reason).toBe('sign-in-again')
  })

  test('a session that ended while one was added adds none (T626)', async () => {
    const { ada } = await people()
    const passkey = createPasskeyMaker(publicUrl).add((await begin(ada)).body.options)
    const { db } = t.store
    const sessions = await db.selectFrom('sessions').selectAll().where('user_id', '=', ada._id).execute()
    const [{ token_hash: sessionId } = { token_hash: '' }] = sessions
    await db.deleteFrom('sessions').where('user_id', '=', ada._id).execute()
    const tools = {
      newId: () => 'p1',
      passwordUse: 'on' as const,
      secondFactor: 'optional' as const,
      issuers: [],
      challenges: await openChallenges(db, t.random, t.clock.now()),
      announce: async () => {},
      onRefused: () => {},
    }
    const body = { name: 'x', passkey }
    const finish = () =>
      addLate(db, tools, { ...(ada as unknown as User), sessionId }, body, publicUrl, t.clock.now())
    await expect(finish()).rejects.toMatchObject({ code: 'session-expired' })
    await db.insertInto('sessions').values(sessions).execute()
    await db.updateTable('users').set({ closed_at: 1 }).where('id', '=', ada._id).execute()
    await expect(finish()).rejects.toMatchObject({ code: 'session-expired' })
    await db.updateTable('users').set({ closed_at: null }).where('id', '=', ada._id).execute()
    expect((await finish()).passkey.name).toBe('x')
  })

  const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  test.each<[string, Lies, string]>([
    ['another site', { origin: 'https://quiz.example.org.attack.example' }, 'passkey-refused'],
    ['another port', { origin: `${publicUrl}:8443` }, 'passkey-refused'],
    ['another domain', { rpId: 'example.org' }, 'passkey-refused'],
    ['no user verification', { isVerified: false }, 'passkey-refused'],
    ['the frame of another site', { topOrigin: 'https://lms.example.org' }, 'passkey-in-frame'],
    ['a frame of which the browser says no more', { crossOrigin: true }, 'passkey-in-frame'],
  ])('an answer from %s is refused, to add and to sign in (T612)', async (_what, lies, reason) => {
    const { ada } = await people()
    const refused = await add(ada, createPasskeyMaker(publicUrl), lies)
    expect([refused.reply.status, refused.reply.failure.reason]).toEqual([409, reason])
    const { maker } = await add(ada)
    const reply = await use(maker, lies)
    expect([reply.status, reply.failure.reason]).toEqual([409, reason])
  })

  test('another key, another account and unreadable answers are refused (T619)', async () => {
    const { ada, ben } = await people()
    const { maker } = await add(ada)
    const handle = Buffer.from(ben._id).toString('base64url')
    for (const lies of [{ signedBy: otherKey }, { userHandle: handle }])
      expect((await use(maker, lies)).failure.reason).toBe('passkey-refused')
    const stranger = createPasskeyMaker(publicUrl)
    const unknown = await use(stranger)
    expect([unknown.status, unknown.failure.reason]).toEqual([409, 'passkey-unknown'])
    const answer = maker.use(await optionsToUse())
    for (const clientDataJSON of ['x', 'bnVsbA', Buffer.from('[]').toString('base64url')]) {
      const passkey = { ...answer, response: { ...answer.response, clientDataJSON } }
      const reply = await t.call(signInByPasskey, { body: { passkey } })
      expect(reply.failure.reason).toBe('passkey-refused')
    }
    for (const field of ['authenticatorData', 'signature']) {
      const passkey = { ...answer, response: { ...answer.response, [field]: 'AAAA' } }
      const reply = await t.call(signInByPasskey, { body: { passkey } })
      expect(reply.failure.reason).toBe('passkey-refused')
    }
    // That of somebody else is in nobody's second list.
    const begun = (await begin(ben)).body.options
    const taken = await t.call(addPasskey, {
      token: ben.token,
      body: { name: 'x', passkey: maker.add(begun) },
    })
    expect(taken.failure.reason).toBe('passkey-known')
  })

  test('nobody sees, renames or removes those of somebody else (T613)', async () => {
    const { ada, ben } = await people()
    const { id } = await add(ada)
    expect((await list(ben)).passkeys).toEqual([])
    const params = { passkeyId: id }
    expect((await remove(ben, id)).status).toBe(404)
    const rename = ({ token }: SeededUser) =>
      t.call(renamePasskey, { token, params, body: { name: 'Key at home' } })
    expect((await rename(ben)).status).toBe(404)
    expect((await rename(ada)).status).toBe(204)
    expect((await list(ada)).passkeys).toMatchObject([{ name: 'Key at home' }])
    expect((await remove(ada, id, 'wrong')).failure.code).toBe('wrong-password')
    expect((await remove(ada, id)).status).toBe(204)
    expect((await list(ada)).passkeys).toEqual([])
  })

  test('an account has ten at most, however many are added at once', async () => {
    const { ada } = await people()
    const begun = await Promise.all(Array.from({ length: 12 }, () => begin(ada)))
    const replies = await Promise.all(
      begun.map(({ body }) => {
        const passkey = createPasskeyMaker(publicUrl).add(body.options)
        return t.call(addPasskey, { token: ada.token, body: { name: 'Phone', passkey } })
      }),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
    expect((await list(ada)).passkeys).toHaveLength(10)
    expect((await begin(ada)).failure.reason).toBe('too-many-passkeys')
  })

  test('the last way into an account stays (T614)', async () => {
    await reopen({ providers: [provider] })
    const { ada, ben } = await people()
    const [first, second, other] = [await add(ada), await add(ada), await add(ben)]
    await makeProviders(ada, 'https://gone.example.org')
    await makeProviders(ben)
    // Without a password the session must be new.
    const both = await Promise.all([remove(ada, first.id, '-'), remove(ada, second.id, '-')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect((await list(ada)).passkeys).toHaveLength(1)
    expect(both.find(({ status }) => status === 409)?.failure.reason).toBe('last-way-in')
    t.clock.advance(11 * minuteMs)
    expect((await remove(ben, other.id, '-')).failure.reason).toBe('sign-in-again')
    const { token } = (await use(other.maker)).body
    expect((await remove({ ...ben, token }, other.id, '-')).status).toBe(204)
  })

  test('one whose counter goes back signs in, and it is reported (T615)', async () => {
    const { ada } = await people()
    const { maker } = await add(ada)
    await use(maker, { counter: 7 })
    const outcomes: unknown[] = []
    const stop = signedIn.subscribe(({ outcome }) => outcomes.push(outcome))
    for (const counter of [3, 7, 8]) expect((await use(maker, { counter })).status).toBe(200)
    stop()
    expect(outcomes).toEqual(['copied', 'copied', 'done'])
    const [passkey] = (await list(ada)).passkeys
    expect(passkey?.copiedAt).toBe(new Date(t.clock.now()).toISOString())
    const entries = await t.store.db.selectFrom('log_entries').select(['kind', 'of_id']).execute()
    expect(entries).toEqual([{ kind: 'passkey-copied', of_id: ada._id }])
  })

  test('one that does not count is no copy', async () => {
    const { ada } = await people()
    const { maker } = await add(ada)
    for (let times = 0; times < 2; times += 1) await use(maker, { counter: 0 })
    expect((await list(ada)).passkeys[0]).not.toHaveProperty('copiedAt')
  })

  test('a closed account is not opened, and a deleted one and one that a provider takes over have none (T616)', async () => {
    const { ada, ben } = await people()
    const [ofAda, ofBen] = [await add(ada), await add(ben)]
    await t.store.db.updateTable('users').set({ closed_at: 1 }).where('id', '=', ada._id).execute()
    expect((await use(ofAda.maker)).failure.reason).toBe('account-closed')
    await t.store.db.transaction().execute((trx) => endOtherWaysIn(trx, ada._id))
    expect((await use(ofAda.maker)).failure.reason).toBe('passkey-unknown')
    await t.call(deleteAccount, { token: ben.token, body: { password: seededPassword } })
    expect((await use(ofBen.maker)).failure.reason).toBe('passkey-unknown')
    expect(await t.store.db.selectFrom('passkeys').selectAll().execute()).toEqual([])
  })

  test('a passkey goes where a password goes (T617)', async () => {
    await reopen({ providers: [provider], passwords: 'off' })
    const { ada, ben } = await people()
    await t.store.db.updateTable('users').set({ operator_since: 1 }).where('id', '=', ada._id).execute()
    expect((await begin(ben)).failure.reason).toBe('passwords-off')
    expect((await list(ben)).refusal?.reason).toBe('passwords-off')
    const { maker } = await add(ada)
    expect((await use(maker)).status).toBe(200)
    // The setting has changed since.
    await t.store.db.updateTable('users').set({ operator_since: null }).where('id', '=', ada._id).execute()
    expect((await use(maker)).failure.reason).toBe('passwords-off')
  })

  test.each([
    ['http://quiz.example.org', false],
    ['https://192.0.2.7', false],
    ['https://[2001:db8::1]', false],
    ['http://127.0.0.1:3000', false],
    ['https://quiz.example.org:8443/', true],
    ['http://localhost:3000', true],
  ])('at %s: %s (T618)', async (address, isPossible) => {
    await reopen({ publicUrl: address })
    const { ada } = await people()
    const { origin, hostname } = new URL(address)
    const { refusal } = await list(ada)
    expect(refusal?.reason).toBe(isPossible ? undefined : 'passkeys-insecure')
    const begun = await t.call(beginPasskeySignIn)
    if (!isPossible) {
      expect(begun.failure.reason).toBe('passkeys-insecure')
      expect((await begin(ada)).failure.reason).toBe('passkeys-insecure')
      return
    }
    expect(begun.body.options.rpId).toBe(hostname)
    const { maker } = await add(ada, createPasskeyMaker(origin))
    expect((await use(maker)).status).toBe(200)
  })

  test('the export tells names and times, and no key', async () => {
    const { ada } = await people()
    const { maker } = await add(ada)
    const { body, raw } = await t.call(exportAccount, { token: ada.token })
    const addedAt = new Date(t.clock.now()).toISOString()
    expect(body.passkeys).toEqual([{ name: 'Phone', addedAt, lastUsedAt: null }])
    for (const secret of [maker.id, maker.publicKey()]) expect(raw).not.toContain(secret)
  })
})
