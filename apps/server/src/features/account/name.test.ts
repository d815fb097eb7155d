import {
  changeName,
  compareReceipt,
  exportAccount,
  getReceipt,
  listStudentResults,
  me,
  type Receipt,
  verifyReceipt,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const scene = {
  users: { ada: { role: 'admin' }, ben: { name: 'Ben Okri' } },
  quizzes: { first: { owner: 'ada' }, second: { owner: 'ada' } },
} as const

describe.each(engines)('correcting one’s name on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const rename = (token: string, name: string) => t.call(changeName, { token, body: { name } })
  const receiptOf = async (token: string, quizId: string): Promise<Receipt> =>
    (await t.call(getReceipt, { token, params: { quizId } })).body

  test('is seen everywhere from then on, also beside earlier results', async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ada, ben } = users
    await submitAnswers(t, ben, quizzes.first, [])
    const { status, body } = await rename(ben.token, '  Ben Okri-Obi ')
    const user = { _id: ben._id, name: 'Ben Okri-Obi', email: ben.email, role: 'student' }
    expect([status, body]).toEqual([200, { user }])
    expect((await t.call(me, { token: ben.token })).body).toEqual({ user })
    const params = { quizId: quizzes.first._id }
    const { results } = (await t.call(listStudentResults, { token: ada.token, params })).body
    expect(results).toMatchObject([{ name: 'Ben Okri-Obi' }])
  })

  test.each([
    ['', 'Enter your name'],
    ['Deleted student', 'This name stands for people who have left. Enter your own'],
  ])('refuses “%s” and changes nothing', async (name, message) => {
    const { users } = await t.seed(scene)
    const { status, failure } = await rename(users.ben.token, name)
    expect([status, failure.problems]).toEqual([422, [expect.objectContaining({ path: 'name', message })]])
    expect((await t.call(me, { token: users.ben.token })).body.user.name).toBe('Ben Okri')
  })

  test('leaves receipts with the name that they were issued with', async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ada, ben } = users
    await submitAnswers(t, ben, quizzes.first, [])
    const before = await receiptOf(ben.token, quizzes.first._id)
    for (const name of ['Ben Obi', 'Benjamin Obi']) {
      t.clock.advance(60_000)
      await rename(ben.token, name)
    }
    t.clock.advance(60_000)
    await submitAnswers(t, ben, quizzes.second, [])

    expect(before.student.name).toBe('Ben Okri')
    expect(await receiptOf(ben.token, quizzes.first._id)).toEqual(before)
    expect((await t.call(verifyReceipt, { body: { receipt: before } })).body).toEqual({ verdict: 'valid' })
    const compared = await t.call(compareReceipt, { token: ada.token, body: { receipt: before } })
    expect(compared.body).toEqual({ matches: true })
    const later = await receiptOf(ben.token, quizzes.second._id)
    expect(later.student.name).toBe('Benjamin Obi')
  })

  test('keeps earlier names for their person to see, the same one once', async () => {
    const { users } = await t.seed(scene)
    const { token } = users.ben
    const moments: string[] = []
    for (const name of ['Ben Obi', 'Ben Obi', 'Benjamin Obi']) {
      t.clock.advance(1_000)
      moments.push(new Date(t.clock.now()).toISOString())
      await rename(token, name)
    }
    const { account, formerNames } = (await t.call(exportAccount, { token })).body
    expect(account.name).toBe('Benjamin Obi')
    expect(formerNames).toEqual([
      { name: 'Ben Obi', until: moments[2] },
      { name: 'Ben Okri', until: moments[0] },
    ])
  })

  test('two at the same moment leave one of both and the name from before', async () => {
    const { users } = await t.seed(scene)
    const { token } = users.ben
    await Promise.all([rename(token, 'Ben Obi'), rename(token, 'Benjamin Obi')])
    const { account, formerNames } = (await t.call(exportAccount, { token })).body
    expect(['Ben Obi', 'Benjamin Obi']).toContain(account.name)
    expect(formerNames.map(({ name }) => name)).toEqual(['Ben Okri'])
  })
})
