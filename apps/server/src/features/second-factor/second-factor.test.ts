import {
  askFactorReset,
  beginTotp,
  changePassword,
  changePerson,
  completeSecondStep,
  confirmTotp,
  deleteAccount,
  exportAccount,
  getSecondFactor,
  listLog,
  listPeople,
  login,
  me,
  offerSecretAtLogIn,
  removePasskey,
  renewRecoveryCodes,
  type SecondStep,
  signup,
  turnOffTotp,
} from '@quizly/contract'
import { URI } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Config } from '../../config/config.ts'
import { readTrustedProxies } from '../../config/trusted-proxies.ts'
import { createRateCounts } from '../../db/rate-counts.ts'
import { createGuessLimits } from '../../http/limits/guess-limits.ts'
import { engines } from '../../testing/engines.ts'
import { codeAt, firstStep, setUp } from '../../testing/second-factor.ts'
import { seededPassword } from '../../testing/seed.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addOperator } from '../operator/operators.service.ts'
import { setOperator } from '../auth/educators/operators.service.ts'
import { hashToken } from '../auth/sessions/sessions.service.ts'
import { guardCode } from './codes.service.ts'
import { findResetRequest } from './second-factor.repository.ts'
import { deleteSessionsWithoutFactor } from './second-step.service.ts'

const stepMs = 30_000
const minuteMs = 60_000
const dayMs = 86_400_000
const password = seededPassword

describe.each(engines)('the second factor on $name', (engine) => {
  let t: TestApp
  const open = async (config: Partial<Config> = {}) => (t = await createTestApp({ engine, config }))
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function people() {
    const { users } = await t.seed({
      users: { ada: { role: 'admin', name: 'Ada' }, bea: { role: 'admin', name: 'Bea' }, ben: {} },
    })
    const { secret, recoveryCodes } = await setUp(t, users.ada.token)
    return { ...users, secret, recoveryCodes, now: () => codeAt(secret, t.clock.now()) }
  }
  type From = { address?: string; cookie?: string }
  const headersOf = ({ address, cookie }: From) => ({
    ...(address && { 'x-forwarded-for': address }),
    ...(cookie && { cookie }),
  })
  const goOn = (ticket: string, code: string, from: From = {}) =>
    t.call(completeSecondStep, { body: { ticket, code }, headers: headersOf(from) })
  const says = ({ status, failure }: { status: number; failure: { message: string } }) => [
    status,
    failure.message,
  ]
  const wrong = [422, 'This code is not right. Check it, or wait for the next one.']
  const used = [422, 'This code was used. Wait for the next one.']
  const offTime = [422, 'Codes do not fit the time. Check the phone’s clock.']
  const expired = [409, 'This log-in took too long, or went on somewhere else. Enter your password again.']

  const passkey = { public_key: 'key', counter: 0, transports: '[]', name: 'Phone', created_at: 1 }
  const givePasskey = ({ _id }: { _id: string }) =>
    t.store.db
      .insertInto('passkeys')
      .values({ id: 'one', user_id: _id, credential_id: 'one', ...passkey })
      .execute()
  const knowDevice = ({ _id }: { _id: string }, device: string) =>
    t.store.db
      .insertInto('known_devices')
      .values({ user_id: _id, token_hash: hashToken(device), last_used_at: t.clock.now() })
      .execute()
  const count = async (table: 'known_devices' | 'second_steps' | 'sessions') =>
    (await t.store.db.selectFrom(table).selectAll().execute()).length

  test('follows the password: a code opens the session that the log-in would have opened (T595)', async () => {
    const { ada, bea, ben, now } = await people()
    const step = await firstStep(t, ada)
    expect(step).toEqual({ ticket: expect.any(String), step: 'check', ways: ['totp', 'recovery'] })
    expect((await t.call(me, { token: step.ticket })).status).toBe(401)
    const { body, status, headers } = await goOn(step.ticket, ` ${now().replace(/(?<=^.{3})/, ' ')} `)
    expect([status, body]).toEqual([
      200,
      {
        token: expect.any(String),
        user: expect.objectContaining({ name: 'Ada' }),
        message: 'Login successful!',
      },
    ])
    expect(String(headers['set-cookie'])).toContain('quizly-device=')
    expect((await t.call(me, { token: body.token })).status).toBe(200)
    for (const { email } of [bea, ben])
      expect((await t.call(login, { body: { email, password } })).body).toMatchObject({
        message: 'Login successful!',
      })
    const wrongPassword = await t.call(login, { body: { email: ada.email, password: 'not this one' } })
    expect(says(wrongPassword)).toEqual([401, 'Invalid email or password.'])
  })

  test('a ticket works once, for five minutes, for its own account and password (T596)', async () => {
    const { ada, bea, secret, now } = await people()
    const other = await setUp(t, bea.token)
    const [first, second] = [await firstStep(t, ada), await firstStep(t, ada)]
    expect(says(await goOn(first.ticket, codeAt(other.secret, t.clock.now())))).toEqual(wrong)
    expect((await goOn(first.ticket, now())).status).toBe(200)
    t.clock.advance(stepMs)
    expect(says(await goOn(first.ticket, now()))).toEqual(expired)
    t.clock.advance(5 * minuteMs)
    expect(says(await goOn(second.ticket, now()))).toEqual(expired)
    expect(says(await goOn('unknown', now()))).toEqual(expired)
    const third = await firstStep(t, ada)
    const token = ada.token
    const body = { currentPassword: password, newPassword: 'a new secret of Ada' }
    await t.call(changePassword, { token, body })
    expect(says(await goOn(third.ticket, codeAt(secret, t.clock.now())))).toEqual(expired)
  })

  test('a code is used once, also by two requests at the same moment (T597)', async () => {
    const { ada, secret, now } = await people()
    const tickets = [(await firstStep(t, ada)).ticket, (await firstStep(t, ada)).ticket]
    const code = now()
    const replies = await Promise.all(tickets.map((ticket) => goOn(ticket, code)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(says(replies.find(({ status }) => status === 422)!)).toEqual(used)
    const { ticket } = await firstStep(t, ada)
    expect(says(await goOn(ticket, codeAt(secret, t.clock.now(), -stepMs)))).toEqual(used)
    t.clock.advance(stepMs)
    const twice = await Promise.all([goOn(ticket, now()), goOn(ticket, now())])
    expect(twice.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
    expect(twice.some(({ status }) => status === 200)).toBe(true)
  })

  test('the codes of one step around are taken; a phone an hour off is told so (T598)', async () => {
    const { ada, secret } = await people()
    t.clock.advance(10 * minuteMs)
    const at = (offMs: number) => codeAt(secret, t.clock.now(), offMs)
    for (const offMs of [-stepMs, stepMs]) {
      expect((await goOn((await firstStep(t, ada)).ticket, at(offMs))).status).toBe(200)
      t.clock.advance(2 * minuteMs)
    }
    const { ticket } = await firstStep(t, ada)
    for (const offMs of [-2 * stepMs, -59 * minuteMs])
      expect(says(await goOn(ticket, at(offMs)))).toEqual(offTime)
    expect(says(await goOn(ticket, at(-70 * minuteMs)))).toEqual(wrong)
    // A guesser could wait for the time of a code that is to come.
    expect(says(await goOn(ticket, at(59 * minuteMs)))).toEqual(wrong)
    const { headers } = await goOn(ticket, at(0))
    const [cookie] = String(headers['set-cookie']).split(';')
    const known = await firstStep(t, ada)
    expect(says(await goOn(known.ticket, at(59 * minuteMs), { cookie: cookie ?? '' }))).toEqual(offTime)
    for (const typed of ['12345', '1234567', '１２３４５６', '12 34', '0x1234', '-12345', '١٢٣٤٥٦'])
      expect(says(await goOn(known.ticket, typed))).toEqual(wrong)
  })

  test('ten recovery codes work once each, and are told once (T599)', async () => {
    const { ada, recoveryCodes } = await people()
    expect(new Set(recoveryCodes).size).toBe(10)
    const stored = JSON.stringify(await t.store.db.selectFrom('recovery_codes').selectAll().execute())
    for (const code of recoveryCodes) expect(stored).not.toContain(code)
    const [first = '', second = ''] = recoveryCodes
    const use = async (code: string) => goOn((await firstStep(t, ada)).ticket, code)
    const typed = `${first.slice(0, 5)}-${first.slice(5)}`.toLowerCase()
    const tickets = [(await firstStep(t, ada)).ticket, (await firstStep(t, ada)).ticket]
    const both = await Promise.all(tickets.map((ticket) => goOn(ticket, typed)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(says(await use(first))).toEqual([422, 'This recovery code was used. Take another one.'])
    const { token } = (await use(second)).body
    expect((await t.call(getSecondFactor, { token })).body).toEqual({
      totp: true,
      passkeys: 0,
      recoveryCodes: 8,
      isRequired: false,
    })
    await setOperator(t.store.db, ada._id, 1)
    const { entries } = (await t.call(listLog, { token })).body
    expect(entries.map(({ kind, detail }) => `${kind} ${detail}`).toSorted()).toEqual([
      'recovery-code-used 8',
      'recovery-code-used 9',
    ])
  })

  test('is set up with the password, by a code that fits, and is then asked for (T600)', async () => {
    const { bea, ben } = await people()
    const { token } = bea
    const begin = (body: object) => t.call(beginTotp, { token, body })
    expect(says(await begin({ password: 'not this one' }))[0]).toBe(422)
    const { secret, address } = (await begin({ password })).body
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const parsed = URI.parse(address)
    expect([parsed.issuer, parsed.label, parsed.secret.base32]).toEqual([
      'Quizly 127.0.0.1',
      bea.email,
      secret,
    ])
    const confirm = (code: string) => t.call(confirmTotp, { token, body: { code } })
    expect(says(await confirm('000000'))).toEqual(wrong)
    for (const offMs of [-59 * minuteMs, 59 * minuteMs])
      expect(says(await confirm(codeAt(secret, t.clock.now(), offMs)))).toEqual(offTime)
    expect((await t.call(login, { body: { email: bea.email, password } })).status).toBe(200)
    const code = codeAt(secret, t.clock.now())
    expect((await confirm(code)).body.recoveryCodes).toHaveLength(10)
    const { ticket } = await firstStep(t, bea)
    expect(says(await goOn(ticket, code))).toEqual(used)
    expect(says(await confirm(code))[0]).toBe(404)
    await begin({ password, code: codeAt(secret, t.clock.now(), stepMs) })
    t.clock.advance(31 * minuteMs)
    expect(says(await confirm(codeAt(secret, t.clock.now())))).toEqual([
      404,
      'This took more than half an hour. Start again with a new QR code.',
    ])
    expect((await t.call(beginTotp, { token: ben.token, body: { password } })).status).toBe(409)
  })

  test('moves to another phone, gets new codes and is turned off only by password and code (T601)', async () => {
    const { ada, secret, recoveryCodes } = await people()
    const { token } = ada
    for (const call of [beginTotp, renewRecoveryCodes, turnOffTotp]) {
      expect((await t.call(call, { token, body: { password } })).status).toBe(422)
      const code = codeAt(secret, t.clock.now())
      expect((await t.call(call, { token, body: { password: 'not this one', code } })).status).toBe(422)
    }
    const prove = () => {
      t.clock.advance(stepMs)
      return { token, body: { password, code: codeAt(secret, t.clock.now()) } }
    }
    const renewed = (await t.call(renewRecoveryCodes, prove())).body.recoveryCodes
    expect(says(await goOn((await firstStep(t, ada)).ticket, recoveryCodes[0]!))).toEqual(wrong)
    const moved = (await t.call(beginTotp, prove())).body.secret
    const body = { code: codeAt(moved, t.clock.now()) }
    expect((await t.call(confirmTotp, { token, body })).status).toBe(200)
    expect(says(await goOn((await firstStep(t, ada)).ticket, codeAt(secret, t.clock.now())))).toEqual(wrong)
    expect(says(await goOn((await firstStep(t, ada)).ticket, renewed[0]!))).toEqual(wrong)
    t.clock.advance(stepMs)
    const off = { password, code: codeAt(moved, t.clock.now()) }
    expect((await t.call(turnOffTotp, { token, body: off })).status).toBe(204)
    expect((await t.call(login, { body: { email: ada.email, password } })).status).toBe(200)
    expect((await t.call(getSecondFactor, { token })).body).toMatchObject({ totp: false, recoveryCodes: 0 })
  })

  describe('where educators need one', () => {
    beforeEach(async () => {
      await t.close()
      await open({ secondFactor: 'educators' })
    })
    const setUpStep = async (email: string) =>
      JSON.parse((await t.call(login, { body: { email, password } })).raw) as SecondStep

    test('a log-in without one sets it up before a session opens, and only once (T602)', async () => {
      const { users } = await t.seed({ users: { ada: { role: 'admin' }, ben: {} } })
      const { ada, ben } = users
      expect((await t.call(login, { body: { email: ben.email, password } })).status).toBe(200)
      const [step, late] = [await setUpStep(ada.email), await setUpStep(ada.email)]
      expect(step).toMatchObject({ step: 'set-up', ways: ['totp'] })
      const offer = (ticket: string) => t.call(offerSecretAtLogIn, { body: { ticket } })
      const { secret } = (await offer(step.ticket)).body
      expect(says(await goOn(step.ticket, '000000'))).toEqual(wrong)
      const { body } = await goOn(step.ticket, codeAt(secret, t.clock.now()))
      expect([body.user.name, body.recoveryCodes?.length]).toEqual(['ada', 10])
      expect((await t.call(me, { token: body.token })).status).toBe(200)
      t.clock.advance(stepMs)
      // Somebody else who has the password has begun too: nothing of theirs may be stored.
      expect(says(await offer(late.ticket))).toEqual(expired)
      expect(says(await goOn(late.ticket, codeAt(secret, t.clock.now())))).toEqual(expired)
      const check = await firstStep(t, ada)
      expect(check.step).toBe('check')
      expect(says(await offer(check.ticket))).toEqual(expired)
      expect((await goOn(check.ticket, codeAt(secret, t.clock.now()))).status).toBe(200)
      t.clock.advance(stepMs)
      const own = { password, code: codeAt(secret, t.clock.now()) }
      expect(says(await t.call(turnOffTotp, { token: body.token, body: own }))).toEqual([
        409,
        'Educators need a second factor here. Add another one first.',
      ])
    })

    test('two tickets to set up have a secret each: the later neither spoils the earlier nor learns it', async () => {
      const { users } = await t.seed({ users: { ada: { role: 'admin' } } })
      const tickets = [(await setUpStep(users.ada.email)).ticket, (await setUpStep(users.ada.email)).ticket]
      const offer = async (ticket: string) =>
        (await t.call(offerSecretAtLogIn, { body: { ticket } })).body.secret
      const [own = '', other = ''] = tickets
      const [secret, foreign] = [await offer(own), await offer(other)]
      expect([await offer(own), secret === foreign]).toEqual([secret, false])
      expect(says(await goOn(own, codeAt(foreign, t.clock.now())))).toEqual(wrong)
      expect((await goOn(own, codeAt(secret, t.clock.now()))).status).toBe(200)
      expect(says(await goOn(other, codeAt(foreign, t.clock.now())))).toEqual(expired)
      t.clock.advance(stepMs)
      const { ticket } = await firstStep(t, users.ada)
      expect(says(await goOn(ticket, codeAt(foreign, t.clock.now())))).toEqual(wrong)
      expect((await goOn(ticket, codeAt(secret, t.clock.now()))).status).toBe(200)
    })

    test('of two first codes at the same moment, by two tickets, one sets up', async () => {
      const { users } = await t.seed({ users: { ada: { role: 'admin' } } })
      const tickets = [(await setUpStep(users.ada.email)).ticket, (await setUpStep(users.ada.email)).ticket]
      const begun: [string, string][] = []
      for (const ticket of tickets) {
        const { secret } = (await t.call(offerSecretAtLogIn, { body: { ticket } })).body
        begun.push([ticket, codeAt(secret, t.clock.now())])
      }
      const replies = await Promise.all(begun.map(([ticket, code]) => goOn(ticket, code)))
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    test('a ticket to set up lasts as long as its secret', async () => {
      const { users } = await t.seed({ users: { ada: { role: 'admin' }, bea: { role: 'admin' } } })
      const tickets = []
      for (const { email } of [users.ada, users.bea]) tickets.push((await setUpStep(email)).ticket)
      const [own = '', slow = ''] = tickets
      t.clock.advance(29 * minuteMs)
      const { secret } = (await t.call(offerSecretAtLogIn, { body: { ticket: own } })).body
      expect((await goOn(own, codeAt(secret, t.clock.now()))).status).toBe(200)
      t.clock.advance(minuteMs)
      expect(says(await t.call(offerSecretAtLogIn, { body: { ticket: slow } }))).toEqual(expired)
    })

    test('a ticket to set up offers nothing once a passkey is there', async () => {
      const { users } = await t.seed({ users: { ada: { role: 'admin' } } })
      const { ticket } = await setUpStep(users.ada.email)
      await givePasskey(users.ada)
      const { token } = users.ada
      const { secret } = (await t.call(beginTotp, { token, body: { password } })).body
      expect(says(await t.call(offerSecretAtLogIn, { body: { ticket } }))).toEqual(expired)
      const body = { code: codeAt(secret, t.clock.now()) }
      expect((await t.call(confirmTotp, { token, body })).status).toBe(200)
    })

    test('a set-up at a log-in ends sessions, known devices and log-ins of before', async () => {
      const { users } = await t.seed({ users: { ada: { role: 'admin' } } })
      const { ada } = users
      await knowDevice(ada, 'a thief')
      const { ticket } = await setUpStep(ada.email)
      await setUpStep(ada.email)
      const { secret } = (await t.call(offerSecretAtLogIn, { body: { ticket } })).body
      const { body } = await goOn(ticket, codeAt(secret, t.clock.now()))
      expect((await t.call(me, { token: ada.token })).status).toBe(401)
      expect((await t.call(me, { token: body.token })).status).toBe(200)
      expect(await count('known_devices')).toBe(1)
      expect(await count('second_steps')).toBe(0)
    })

    test('an operator who is a student keeps the last one too', async () => {
      const { users } = await t.seed({ users: { eve: {} } })
      const { eve } = users
      await setOperator(t.store.db, eve._id, 1)
      const { secret } = await setUp(t, eve.token)
      const body = { password, code: codeAt(secret, t.clock.now()) }
      expect((await t.call(turnOffTotp, { token: eve.token, body })).status).toBe(409)
    })

    test('of two that are taken away at once, one stays', async () => {
      const { users } = await t.seed({ users: { ada: { role: 'admin' } } })
      const { token } = users.ada
      await givePasskey(users.ada)
      const { secret, recoveryCodes } = await setUp(t, token)
      const body = { password, code: codeAt(secret, t.clock.now()) }
      const replies = await Promise.all([
        t.call(turnOffTotp, { token, body }),
        t.call(removePasskey, {
          token,
          params: { passkeyId: 'one' },
          body: { password, code: recoveryCodes[0]! },
        }),
      ])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409])
    })

    test('a passkey is one: it keeps the session, is offered after the password, and the last one stays', async () => {
      const { users } = await t.seed({ users: { ada: { role: 'admin' } } })
      const { ada } = users
      await givePasskey(ada)
      expect(await deleteSessionsWithoutFactor(t.store.db)).toBe(0)
      expect(await firstStep(t, ada)).toMatchObject({ step: 'check', ways: ['passkey'] })
      const { token } = ada
      const removed = await t.call(removePasskey, { token, params: { passkeyId: 'one' }, body: { password } })
      expect(says(removed)).toEqual([409, 'Educators need a second factor here. Add another one first.'])
      const { secret } = await setUp(t, token)
      const off = { password, code: codeAt(secret, t.clock.now()) }
      expect((await t.call(turnOffTotp, { token, body: off })).status).toBe(204)
    })

    test('a sign-up as an educator sets one up, and a student’s does not', async () => {
      const body = { name: 'Eva', email: 'eva@example.org', password: 'a new secret of Eva', role: 'admin' }
      const { status, raw, headers } = await t.call(signup, { body })
      const { ticket, step } = JSON.parse(raw) as SecondStep
      expect([status, step, headers['set-cookie']]).toEqual([202, 'set-up', undefined])
      const { secret } = (await t.call(offerSecretAtLogIn, { body: { ticket } })).body
      expect((await goOn(ticket, codeAt(secret, t.clock.now()))).body.user).toMatchObject({ role: 'admin' })
      const student = { ...body, email: 'fay@example.org', role: 'student' }
      expect((await t.call(signup, { body: student })).status).toBe(201)
    })

    test('sessions from before end at the start; those of students, with a factor or by the school stay', async () => {
      const { users } = await t.seed({
        users: { ada: { role: 'admin' }, bea: { role: 'admin' }, cay: { role: 'admin' }, ben: {}, eve: {} },
      })
      const { ada, bea, cay, ben, eve } = users
      await setUp(t, bea.token)
      const identity = { issuer: 'https://school.example', subject: 'cay', user_id: cay._id, created_at: 1 }
      await t.store.db.insertInto('identities').values(identity).execute()
      await addOperator(t.store.db, t.newId, eve.email, t.clock.now())
      expect(await deleteSessionsWithoutFactor(t.store.db)).toBe(2)
      const statuses = []
      for (const { token } of [ada, eve, bea, cay, ben]) statuses.push((await t.call(me, { token })).status)
      expect(statuses).toEqual([401, 401, 200, 200, 200])
    })
  })

  test('a lost one is reset by an operator once the password is proved (T603)', async () => {
    const { ada, bea, secret } = await people()
    await setOperator(t.store.db, bea._id, 1)
    const { token } = bea
    const reset = () =>
      t.call(changePerson, { token, params: { userId: ada._id }, body: { act: 'reset-second-factor' } })
    const mark = async () =>
      (await t.call(listPeople, { token, query: { search: 'Ada' } })).body.people[0]?.secondFactor
    expect([await mark(), (await reset()).status]).toEqual(['on', 409])
    const { ticket } = await firstStep(t, ada)
    expect((await t.call(askFactorReset, { body: { ticket } })).status).toBe(204)
    expect(await mark()).toBe('reset-asked')
    t.clock.advance(8 * dayMs)
    expect([await mark(), (await reset()).status]).toEqual(['on', 409])
    await t.call(askFactorReset, { body: { ticket: (await firstStep(t, ada)).ticket } })
    // Who can log in with the factor has not lost it.
    await goOn((await firstStep(t, ada)).ticket, codeAt(secret, t.clock.now()))
    expect((await reset()).status).toBe(409)
    await t.call(askFactorReset, { body: { ticket: (await firstStep(t, ada)).ticket } })
    const waiting = await firstStep(t, ada)
    expect((await reset()).status).toBe(204)
    t.clock.advance(stepMs)
    expect(says(await goOn(waiting.ticket, codeAt(secret, t.clock.now())))).toEqual(expired)
    expect((await t.call(login, { body: { email: ada.email, password } })).status).toBe(200)
    const { entries } = (await t.call(listLog, { token })).body
    expect(entries.filter(({ kind }) => kind === 'factor-reset')).toMatchObject([
      { by: { name: 'Bea' }, of: { name: 'Ada' } },
    ])
  })

  test('turning it on ends all other sessions, known devices and log-ins; so does another phone', async () => {
    const { users } = await t.seed({ users: { ada: { role: 'admin' }, bea: { role: 'admin' } } })
    const { ada, bea } = users
    await knowDevice(bea, 'of Bea')
    const own = 'A'.repeat(43)
    const cookie = `quizly-device=${own}`
    await knowDevice(ada, own)
    const seize = async (from: From = {}) => {
      await knowDevice(ada, 'a thief')
      const headers = headersOf(from)
      return (await t.call(login, { body: { email: ada.email, password }, headers })).body.token
    }
    const confirm = async (proof: object) => {
      const { secret } = (await t.call(beginTotp, { token: ada.token, body: { password, ...proof } })).body
      const body = { code: codeAt(secret, t.clock.now()) }
      const reply = await t.call(confirmTotp, { token: ada.token, body, headers: { cookie } })
      expect(reply.status).toBe(200)
      return secret
    }
    const thief = await seize()
    const secret = await confirm({})
    const left = async () => {
      const devices = await t.store.db.selectFrom('known_devices').select('token_hash').execute()
      return [await count('sessions'), devices.map(({ token_hash }) => token_hash).toSorted()]
    }
    const expectOnlyOwn = async () =>
      expect(await left()).toEqual([2, [own, 'of Bea'].map(hashToken).toSorted()])
    await expectOnlyOwn()
    expect((await t.call(me, { token: thief })).status).toBe(401)
    expect((await t.call(me, { token: ada.token })).status).toBe(200)
    t.clock.advance(stepMs)
    const { token } = (await goOn((await firstStep(t, ada)).ticket, codeAt(secret, t.clock.now()))).body
    await firstStep(t, ada)
    t.clock.advance(stepMs)
    await confirm({ code: codeAt(secret, t.clock.now()) })
    await expectOnlyOwn()
    expect(await count('second_steps')).toBe(0)
    expect((await t.call(me, { token })).status).toBe(401)
  })

  test('each change is told to the owner by one mail, in the language of the account', async () => {
    const smtp = await startSmtpServer()
    await t.close()
    await open({ mail: smtp.config })
    try {
      const { ada, bea, secret, recoveryCodes } = await people()
      await setOperator(t.store.db, bea._id, 1)
      const nthMail = async (nth: number) => {
        await expect.poll(() => smtp.mails.length).toBe(nth)
        const { recipients, text } = smtp.mails[nth - 1]!
        expect([recipients, text]).toEqual([[ada.email], expect.stringContaining('/forgot-password')])
        return text.replaceAll(/\s+/g, ' ')
      }
      expect(await nthMail(1)).toContain('a second factor has just been set up for your Quizly account.')
      const proof = () => ({ password, code: codeAt(secret, t.clock.now()) })
      const { token } = ada
      expect((await t.call(renewRecoveryCodes, { token, body: proof() })).status).toBe(200)
      expect(await nthMail(2)).toContain('ten new recovery codes have just been made')
      await goOn((await firstStep(t, ada)).ticket, recoveryCodes[0]!)
      t.clock.advance(stepMs)
      const language = { language: 'de' } as const
      await t.store.db.updateTable('users').set(language).where('id', '=', ada._id).execute()
      expect((await t.call(turnOffTotp, { token, body: proof() })).status).toBe(204)
      expect(await nthMail(3)).toContain('wurde gerade als zweiter Faktor abgeschaltet.')
      await setUp(t, token)
      expect(await nthMail(4)).toContain('zweiter Faktor')
      await t.call(askFactorReset, { body: { ticket: (await firstStep(t, ada)).ticket } })
      expect(await nthMail(5)).toContain('Passwort')
      const body = { act: 'reset-second-factor' }
      await t.call(changePerson, { token: bea.token, params: { userId: ada._id }, body })
      expect(await nthMail(6)).toContain('zurückgesetzt')
    } finally {
      await smtp.close()
    }
  })

  test('an operator is asked for a reset once a day, by one row and one mail', async () => {
    const smtp = await startSmtpServer()
    await t.close()
    await open({ mail: smtp.config })
    try {
      const { ada, bea } = await people()
      await setOperator(t.store.db, bea._id, 1)
      const ask = async () => {
        const { ticket } = await firstStep(t, ada)
        for (let i = 0; i < 3; i += 1)
          expect((await t.call(askFactorReset, { body: { ticket } })).status).toBe(204)
      }
      const rows = async () =>
        (await t.call(listLog, { token: bea.token })).body.entries.filter(
          ({ kind }) => kind === 'factor-reset-asked',
        ).length
      const mails = () =>
        smtp.mails.filter(({ headers }) => headers.includes('Subject: Reset of the second factor')).length
      await ask()
      await ask()
      expect(await rows()).toBe(1)
      await expect.poll(mails).toBe(1)
      t.clock.advance(dayMs + 1)
      await ask()
      expect(await rows()).toBe(2)
      await expect.poll(mails).toBe(2)
    } finally {
      await smtp.close()
    }
  })

  test('a request for a reset is over with a new password', async () => {
    const { ada } = await people()
    await t.call(askFactorReset, { body: { ticket: (await firstStep(t, ada)).ticket } })
    const body = { currentPassword: password, newPassword: 'a new secret of Ada' }
    await t.call(changePassword, { token: ada.token, body })
    expect(await findResetRequest(t.store.db, ada._id)).toBeUndefined()
  })

  test('the export says whether there is one, and deletion leaves nothing of it', async () => {
    const { ada, secret } = await people()
    const { body, raw } = await t.call(exportAccount, { token: ada.token })
    expect(body.account.secondFactorSince).toMatch(/^2026-/)
    expect(raw).not.toContain(secret)
    await firstStep(t, ada)
    expect((await t.call(deleteAccount, { token: ada.token, body: { password } })).status).toBe(204)
    for (const table of ['second_factors', 'recovery_codes', 'second_steps'] as const)
      expect(await t.store.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  describe('guessed', () => {
    beforeEach(async () => {
      await t.close()
      await open({ rateLimits: true, trustedProxies: readTrustedProxies('127.0.0.1') })
    })
    const others = ['000000', '000001', '000002', '000003']
    const notNow = (secret: string) =>
      others.find((code) => [-1, 0, 1].every((n) => codeAt(secret, t.clock.now(), n * stepMs) !== code))!

    test('from one network waits as wrong passwords do', async () => {
      const { ada, secret } = await people()
      const { ticket } = await firstStep(t, ada)
      const from = { address: '203.0.113.9' }
      for (let i = 0; i < 5; i += 1) expect((await goOn(ticket, notNow(secret), from)).status).toBe(422)
      expect(says(await goOn(ticket, codeAt(secret, t.clock.now()), from))).toEqual([
        429,
        'Too many attempts. Please try again in 1 second.',
      ])
      t.clock.advance(1_000)
      expect((await goOn(ticket, codeAt(secret, t.clock.now()), from)).status).toBe(200)
    })

    test('a code that could not be judged does not count', async () => {
      const { ada, bea } = await people()
      const { email, name } = (await t.call(me, { token: ada.token })).body.user
      const user = { _id: ada._id, name, email, role: 'admin' as const }
      const rateCounts = createRateCounts(t.store.db)
      const onGuessed = () => Promise.reject(new Error(`a mail to ${bea.email}`))
      const limits = { guesses: createGuessLimits({ clock: t.clock, rateCounts }), rateCounts, onGuessed }
      const guesser = { user, network: '203.0.113.9', knownDevice: undefined }
      const judged = (judge: () => Promise<{ by: 'totp' }>) =>
        guardCode(limits, guesser, '123456', judge, t.clock.now())
      for (let i = 0; i < 11; i += 1)
        await expect(judged(() => Promise.reject(new Error('no store')))).rejects.toThrow('no store')
      expect(await judged(() => Promise.resolve({ by: 'totp' }))).toEqual({ by: 'totp' })
    })

    test('a known device’s ten wrong codes are told by mail too', async () => {
      const smtp = await startSmtpServer()
      await t.close()
      await open({ rateLimits: true, mail: smtp.config })
      try {
        const { ada, secret } = await people()
        const home = await goOn((await firstStep(t, ada)).ticket, codeAt(secret, t.clock.now()))
        const [cookie = ''] = String(home.headers['set-cookie']).split(';')
        const notices = () => smtp.mails.filter(({ headers }) => headers.includes('Someone knows')).length
        for (let i = 0; i < 10; i += 1) {
          const { ticket } = await firstStep(t, ada, { cookie })
          expect((await goOn(ticket, notNow(secret), { cookie })).status).toBe(422)
          t.clock.advance(minuteMs)
        }
        await expect.poll(notices).toBe(1)
      } finally {
        await smtp.close()
      }
    })

    test('from a hundred networks is over after ten codes a day; recovery codes and known devices go on (T604)', async () => {
      const { ada, secret, recoveryCodes } = await people()
      const home = await goOn((await firstStep(t, ada)).ticket, codeAt(secret, t.clock.now()))
      const [cookie = ''] = String(home.headers['set-cookie']).split(';')
      t.clock.advance(stepMs)
      const { ticket } = await firstStep(t, ada)
      const statuses: number[] = []
      for (let i = 0; i < 100; i += 1)
        statuses.push((await goOn(ticket, notNow(secret), { address: `198.51.100.${i}` })).status)
      expect(statuses.filter((status) => status === 422)).toHaveLength(10)
      expect(statuses.slice(10).every((status) => status === 429)).toBe(true)
      const right = codeAt(secret, t.clock.now())
      expect(says(await goOn(ticket, right, { address: '192.0.2.1' }))).toEqual([
        429,
        'Too many wrong codes today: use a recovery code. Please try again in 1440 minutes.',
      ])
      expect((await goOn(ticket, right, { address: '192.0.2.2', cookie })).status).toBe(200)
      const away = await firstStep(t, ada)
      expect((await goOn(away.ticket, recoveryCodes[0]!, { address: '192.0.2.3' })).status).toBe(200)
    })
  })
})
