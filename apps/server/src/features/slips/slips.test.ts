import {
  deleteAccount,
  deleteSlipList,
  exportAccount,
  exportResults,
  getSlips,
  joinSlip,
  listResults,
  listSlipLists,
  listStudents,
  makeSlips,
  me,
  renewSlip,
  revokeSlip,
  startAttempt,
  submitAttempt,
  useSlip,
  verifyCode,
} from '@quizly/contract'
import { slipCodeSigns } from '@quizly/domain'
import { signedIn } from '../../events.ts'
import { readTrustedProxies } from '../../config/trusted-proxies.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { insertSession } from '../auth/sessions/sessions.repository.ts'
import { engines } from '../../testing/engines.ts'
import { seededPassword, type SeededQuiz, type SeededUser } from '../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const dayMs = 86_400_000
const names = ['Ada King', 'بشرى', '王小明']
const slipUsed = 'This slip has been used. Ask your teacher for a new one.'

describe.each(engines)('slips, on $name', (engine) => {
  let t: TestApp
  let educator: SeededUser
  let ben: SeededUser
  let cells: SeededQuiz
  let rocks: SeededQuiz
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const { users, quizzes } = await t.seed({
      users: { educator: { role: 'admin' }, ben: {} },
      quizzes: { cells: { owner: 'educator' }, rocks: { owner: 'educator' } },
    })
    ;({ educator, ben } = users)
    ;({ cells, rocks } = quizzes)
  })
  afterEach(() => t.close())

  const make = async (body: object = {}) =>
    (await t.call(makeSlips, { token: educator.token, body: { title: 'Form 9', names, days: 7, ...body } }))
      .body
  const use = async (code: string) => (await t.call(useSlip, { body: { code } })).body
  const refused = async (code: string) => {
    const { status, failure } = await t.call(useSlip, { body: { code } })
    return `${status} ${failure.message}`
  }
  const stateOf = async (listId: string) =>
    (await t.call(getSlips, { token: educator.token, params: { listId } })).body.slips
  async function take({ _id: userId, token }: { _id: string; token: string }, quiz: SeededQuiz) {
    const { _id: quizId, secretCode } = quiz
    await t.call(verifyCode, { token, body: { secretCode } })
    await t.call(startAttempt, { token, params: { quizId } })
    await t.call(submitAttempt, { token, body: { quizId, userId, answers: [] } })
  }
  const codeOf = ({ slips }: Awaited<ReturnType<typeof make>>, index = 0) => slips[index]?.code ?? ''
  const signIn = async (code: string) => {
    const { token, user } = await use(code)
    return { ...user, token }
  }

  test('each name has a code of its own, and only hashes are stored', async () => {
    const { list, slips } = await make({ quizId: cells._id })
    expect(list).toMatchObject({ title: 'Form 9', slips: 3, used: 0, quiz: { _id: cells._id } })
    expect(slips.map(({ name }) => name)).toEqual(names)
    for (const { code } of slips) {
      expect(code).toHaveLength(10)
      expect(Array.from(code).every((sign) => slipCodeSigns.includes(sign))).toBe(true)
    }
    const stored = JSON.stringify(await t.store.db.selectFrom('slips').selectAll().execute())
    for (const { code } of slips) expect(stored).not.toContain(code)
    expect((await t.call(listSlipLists, { token: educator.token })).body.lists).toEqual([list])
  })

  test('a slip opens one session, for an account that it makes, and leads to its quiz', async () => {
    const made = await make({ quizId: cells._id })
    expect(await t.store.db.selectFrom('users').selectAll().execute()).toHaveLength(2)
    const typed = `${codeOf(made).slice(0, 5)} - ${codeOf(made).slice(5).toLowerCase()}`
    const { user, token, secretCode } = await use(typed)
    expect(user).toMatchObject({ name: 'Ada King', email: '', role: 'student' })
    expect(secretCode).toBe(cells.secretCode)
    expect((await t.call(me, { token })).body.user).toEqual(user)
    expect(await refused(codeOf(made))).toBe(`404 ${slipUsed}`)
    const [first, second] = await stateOf(made.list._id)
    expect(first).toMatchObject({ name: 'Ada King', usedAt: new Date(t.clock.now()).toISOString() })
    expect(second).not.toHaveProperty('usedAt')
    expect(second?.validUntil).toBe(made.list.validUntil)
  })

  test('of two who use a slip at once one gets in', async () => {
    const code = codeOf(await make())
    const both = await Promise.all([1, 2].map(() => t.call(useSlip, { body: { code } })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await t.store.db.selectFrom('users').selectAll().execute()).toHaveLength(3)
  })

  test('a used, an expired, a revoked, a deleted and a guessed slip are answered alike', async () => {
    const made = await make({ days: 1 })
    const [used, revoked, expired] = made.slips
    const key = { listId: made.list._id, slipId: revoked?._id ?? '' }
    await use(used?.code ?? '')
    await t.call(revokeSlip, { token: educator.token, params: key })
    t.clock.advance(dayMs)
    const other = await make()
    await t.call(deleteSlipList, { token: educator.token, params: { listId: other.list._id } })
    const codes = [used?.code, revoked?.code, expired?.code, codeOf(other), 'MMMMMMMMMM']
    const said = []
    for (const code of codes) said.push(await refused(code ?? ''))
    expect(new Set(said)).toEqual(new Set([`404 ${slipUsed}`]))
  })

  test('a slip that is printed again leads to the same account, and the code before ends', async () => {
    const made = await make()
    const [slip] = made.slips
    const params = { listId: made.list._id, slipId: slip?._id ?? '' }
    const first = await use(codeOf(made))
    const again = (await t.call(renewSlip, { token: educator.token, params })).body.slip
    expect(again.code).not.toBe(codeOf(made))
    expect((await use(again.code)).user).toEqual(first.user)
    const twice = (await t.call(renewSlip, { token: educator.token, params })).body.slip
    const last = (await t.call(renewSlip, { token: educator.token, params })).body.slip
    expect(await refused(twice.code)).toContain('404')
    expect((await use(last.code)).user).toEqual(first.user)
  })

  test('revoking a slip ends who is signed in with it, and nobody else', async () => {
    const made = await make()
    const [one, other] = [await use(codeOf(made, 0)), await use(codeOf(made, 1))]
    const params = { listId: made.list._id, slipId: made.slips[0]?._id ?? '' }
    await t.call(revokeSlip, { token: educator.token, params })
    expect((await t.call(me, { token: one.token })).status).toBe(401)
    expect((await t.call(me, { token: other.token })).status).toBe(200)
  })

  test('a class that has slips takes a quiz, and the educator reads their names', async () => {
    const made = await make()
    for (const index of [0, 1]) await take(await signIn(codeOf(made, index)), cells)
    const { body } = await t.call(listStudents, { token: educator.token, params: { quizId: cells._id } })
    expect(body.students.map(({ name, email }) => [name, email]).toSorted()).toEqual([
      ['Ada King', ''],
      ['بشرى', ''],
    ])
  })

  test('what was done with a slip goes to the student’s own account', async () => {
    const made = await make()
    const code = codeOf(made)
    const slip = await signIn(code)
    await take(slip, cells)
    await take(ben, rocks)
    const joined = await t.call(joinSlip, { token: ben.token, body: { code } })
    expect(joined.body).toMatchObject({ attempts: 1, user: { _id: ben._id } })
    const { body } = await t.call(listResults, { token: ben.token, params: { userId: ben._id } })
    expect(body.map(({ quizId }) => quizId.title).toSorted()).toEqual(['cells', 'rocks'])
    expect((await t.call(me, { token: slip.token })).status).toBe(401)
    expect((await stateOf(made.list._id))[0]).toMatchObject({ joined: true })
    expect((await t.call(joinSlip, { token: ben.token, body: { code } })).body).toMatchObject({ attempts: 0 })
    const params = { listId: made.list._id, slipId: made.slips[0]?._id ?? '' }
    expect((await t.call(renewSlip, { token: educator.token, params })).status).toBe(404)
  })

  test('a quiz that was taken in both accounts keeps them apart, and being admitted is nothing yet', async () => {
    const code = codeOf(await make())
    const slip = await signIn(code)
    await take(slip, cells)
    await t.call(verifyCode, { token: ben.token, body: { secretCode: cells.secretCode } })
    await t.call(startAttempt, { token: ben.token, params: { quizId: cells._id } })
    const refusal = await t.call(joinSlip, { token: ben.token, body: { code } })
    expect(refusal).toMatchObject({ status: 409, failure: { reason: 'slip-both-took' } })
    expect((await t.call(me, { token: slip.token })).status).toBe(200)

    const other = codeOf(await make())
    const second = await signIn(other)
    await take(second, rocks)
    await t.call(verifyCode, { token: ben.token, body: { secretCode: rocks.secretCode } })
    expect((await t.call(joinSlip, { token: ben.token, body: { code: other } })).body).toMatchObject({
      attempts: 1,
    })
  })

  test('a slip that nobody has used can be entered in one’s own account, and is used by that', async () => {
    const made = await make()
    expect((await t.call(joinSlip, { token: ben.token, body: { code: codeOf(made) } })).body).toMatchObject({
      attempts: 0,
    })
    expect(await refused(codeOf(made))).toContain('404')
  })

  test('files of results say who came by a slip, and a deleted student has neither (T591)', async () => {
    const made = await make()
    for (const index of [0, 1]) await take(await signIn(codeOf(made, index)), cells)
    const params = { listId: made.list._id, slipId: made.slips[1]?._id ?? '' }
    const { code } = (await t.call(renewSlip, { token: educator.token, params })).body.slip
    await t.call(deleteAccount, { token: (await use(code)).token, body: { password: '-' } })
    const query = { format: 'csv' }
    const file = await t.call(exportResults, { token: educator.token, params: { quizId: cells._id }, query })
    const rows = file.bytes.toString().split('\r\n').slice(1, 3)
    expect(rows.map((row) => row.split(',').slice(0, 2))).toEqual([
      ['Ada King', 'by slip'],
      ['Deleted student', ''],
    ])
  })

  test('an educator’s own data has the slips of their lists, and no code (T592)', async () => {
    const made = await make()
    await use(codeOf(made))
    const { body, raw } = await t.call(exportAccount, { token: educator.token })
    const ofList = { list: 'Form 9', madeAt: made.list.madeAt, validUntil: made.list.validUntil }
    expect(body.slips.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { ...ofList, name: 'Ada King', usedAt: new Date(t.clock.now()).toISOString() },
      { ...ofList, name: 'بشرى' },
      { ...ofList, name: '王小明' },
    ])
    for (const { code } of made.slips) expect(raw).not.toContain(code)
    expect((await t.call(exportAccount, { token: ben.token })).body.slips).toEqual([])
  })

  test('each use of a slip is counted, and each refusal (T590)', async () => {
    const seen: unknown[] = []
    const stop = signedIn.subscribe((each) => seen.push(each))
    const code = codeOf(await make())
    await use(code)
    await refused(code)
    stop()
    expect(seen).toEqual([
      { by: 'slip', outcome: 'done' },
      { by: 'slip', outcome: 'refused' },
    ])
  })

  test('an account of a slip is deleted shortly after it was signed in to, and the list has no name then (T582)', async () => {
    const made = await make()
    const student = await use(codeOf(made))
    const remove = (token: string) => t.call(deleteAccount, { token, body: { password: '-' } })
    t.clock.advance(10 * 60_000 + 1)
    expect((await remove(student.token)).failure.reason).toBe('slip-again')
    const params = { listId: made.list._id, slipId: made.slips[0]?._id ?? '' }
    const again = (await t.call(renewSlip, { token: educator.token, params })).body.slip
    expect((await remove((await use(again.code)).token)).status).toBe(204)
    expect((await stateOf(made.list._id))[0]).toMatchObject({ name: 'Deleted student' })
  })

  test('nothing leads to a deleted account: no new code, no use of an old one, no joining', async () => {
    const made = await make()
    const params = { listId: made.list._id, slipId: made.slips[0]?._id ?? '' }
    const code = codeOf(made)
    const student = await signIn(code)
    await take(student, cells)
    // A code that is not used yet when the account goes.
    const next = (await t.call(renewSlip, { token: educator.token, params })).body.slip.code
    await t.call(deleteAccount, { token: student.token, body: { password: '-' } })
    expect((await stateOf(made.list._id))[0]).toMatchObject({ name: 'Deleted student', deleted: true })
    expect((await t.call(renewSlip, { token: educator.token, params })).status).toBe(404)
    expect(await refused(next)).toContain('404')
    for (const old of [code, next])
      expect((await t.call(joinSlip, { token: ben.token, body: { code: old } })).status).toBe(404)
    const { body } = await t.call(listResults, { token: ben.token, params: { userId: ben._id } })
    expect(body).toEqual([])
  })

  test('no session opens on a deleted account, which has the same empty password as one of a slip', async () => {
    const { _id: userId, token } = await signIn(codeOf(await make()))
    await t.call(deleteAccount, { token, body: { password: '-' } })
    const now = t.clock.now()
    const session = { tokenHash: 'x', userId, device: '', createdAt: now, expiresAt: now + 1 }
    expect(await insertSession(t.store.db, session, '')).toBe(false)
  })

  test('two deleted students of slips are two persons', async () => {
    const made = await make()
    for (const index of [0, 1]) {
      const student = await signIn(codeOf(made, index))
      await take(student, cells)
      await t.call(deleteAccount, { token: student.token, body: { password: '-' } })
    }
    const kept = await t.store.db.selectFrom('attempts').select('person_key').execute()
    expect(new Set(kept.map((each) => each.person_key)).size).toBe(2)
  })

  test('a new code ends who has signed in with the one before', async () => {
    const made = await make()
    const params = { listId: made.list._id, slipId: made.slips[0]?._id ?? '' }
    const thief = await use(codeOf(made))
    const { code } = (await t.call(renewSlip, { token: educator.token, params })).body.slip
    const student = await use(code)
    expect((await t.call(me, { token: thief.token })).status).toBe(401)
    expect((await t.call(me, { token: student.token })).status).toBe(200)
  })

  test('a used slip is taken over until it expires, and with a new code after that', async () => {
    const made = await make({ days: 1 })
    const params = { listId: made.list._id, slipId: made.slips[0]?._id ?? '' }
    await take(await signIn(codeOf(made)), cells)
    t.clock.advance(dayMs)
    const ask = (code: string) => t.call(joinSlip, { token: ben.token, body: { code } })
    expect((await ask(codeOf(made))).status).toBe(404)
    const { code } = (await t.call(renewSlip, { token: educator.token, params })).body.slip
    expect((await ask(code)).body).toMatchObject({ attempts: 1 })
  })

  test('a slip whose session cannot be opened is not used up', async () => {
    const made = await make()
    const { bytes } = t.random
    const tokens = vi.spyOn(t.random, 'bytes').mockImplementation((length) => {
      if (length === 32) throw new Error('No more random bytes')
      return bytes(length)
    })
    expect((await t.call(useSlip, { body: { code: codeOf(made) } })).status).toBe(500)
    tokens.mockRestore()
    expect((await use(codeOf(made))).user.name).toBe('Ada King')
  })

  test('who has lost the role on a quiz is told nothing of it, and neither are those with their slips', async () => {
    const made = await make({ quizId: cells._id })
    await t.store.db.deleteFrom('quiz_roles').where('quiz_id', '=', cells._id).execute()
    const { body } = await t.call(listSlipLists, { token: educator.token })
    expect(body.lists[0]).toMatchObject({ _id: made.list._id, slips: 3, used: 0 })
    expect(body.lists[0]).not.toHaveProperty('quiz')
    expect(await use(codeOf(made))).not.toHaveProperty('secretCode')
  })

  test('a quiz that begins while its slip is taken over is not cut in two', async () => {
    const made = await make()
    const slip = await signIn(codeOf(made))
    await t.call(verifyCode, { token: slip.token, body: { secretCode: cells.secretCode } })
    const [joined] = await Promise.all([
      t.call(joinSlip, { token: ben.token, body: { code: codeOf(made) } }),
      t.call(startAttempt, { token: slip.token, params: { quizId: cells._id } }),
    ])
    const [attempt] = await t.store.db.selectFrom('attempts').select(['state', 'student_id']).execute()
    expect(attempt).toEqual(
      joined.status === 200
        ? { state: 'admitted', student_id: ben._id }
        : { state: 'in-progress', student_id: slip._id },
    )
  })

  test('when an educator leaves, slips that lead to nobody end, and who has used one stays', async () => {
    const made = await make()
    const student = await use(codeOf(made))
    await t.call(deleteAccount, { token: educator.token, body: { password: seededPassword } })
    expect(await refused(codeOf(made, 1))).toContain('404')
    expect((await t.call(me, { token: student.token })).status).toBe(200)
  })
})

test('an educator makes some thousands of slips a day, also if lists are deleted', async () => {
  const [engine] = engines
  if (!engine) throw new Error('There is no engine')
  const t = await createTestApp({ engine, config: { rateLimits: true } })
  const { users } = await t.seed({ users: { educator: { role: 'admin' }, other: { role: 'admin' } } })
  const body = { title: 'Form 9', names: Array.from({ length: 200 }, (_, n) => `Ada ${n}`), days: 7 }
  const make = ({ token }: SeededUser) => t.call(makeSlips, { token, body })
  for (let time = 0; time < 10; time += 1) {
    const { list } = (await make(users.educator)).body
    await t.call(deleteSlipList, { token: users.educator.token, params: { listId: list._id } })
  }
  const refusal = await make(users.educator)
  expect(refusal).toMatchObject({ status: 429, failure: { reason: 'too-many-attempts' } })
  expect((await make(users.other)).status).toBe(201)
  t.clock.advance(dayMs)
  expect((await make(users.educator)).status).toBe(201)
  await t.close()
})

test('who guesses codes waits as who guesses passwords does, and nobody else', async () => {
  const [engine] = engines
  if (!engine) throw new Error('There is no engine')
  const trustedProxies = readTrustedProxies('loopback')
  const t = await createTestApp({ engine, config: { rateLimits: true, trustedProxies } })
  const { users } = await t.seed({ users: { educator: { role: 'admin' } } })
  const body = { title: 'Form 9', names: ['Ada'], days: 7 }
  const { slips } = (await t.call(makeSlips, { token: users.educator.token, body })).body
  const enter = async (network: string, code = 'MMMMMMMMMM') => {
    const headers = { 'x-forwarded-for': network }
    return (await t.call(useSlip, { body: { code }, headers })).status
  }
  const statuses: number[] = []
  for (let time = 0; time < 8; time += 1) statuses.push(await enter('192.0.2.1'))
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429, 429])
  expect(await enter('198.51.100.1')).toBe(404)
  // Somebody in the same room has a slip.
  expect(await enter('192.0.2.1', slips[0]?.code)).toBe(200)
  expect(await enter('192.0.2.1')).toBe(429)
  await t.close()
})
