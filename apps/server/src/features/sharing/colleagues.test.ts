import {
  changeColleague,
  createQuiz,
  deleteAccount,
  getQuiz,
  getQuizSettings,
  handOverQuiz,
  inviteColleague,
  listColleagues,
  listQuizzes,
  moveQuiz,
  removeColleague,
  setAllowance,
  updateQuiz,
  verifyCode,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import { seededPassword, type SeededQuiz, type SeededUser } from '../../testing/seed.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { giveRole } from './colleagues.repository.ts'

describe.each(engines)('colleagues of a quiz, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users } = await t.seed({
      users: {
        ada: { role: 'admin', name: 'Ada' },
        bea: { role: 'admin', name: 'Bea' },
        cem: { role: 'admin', name: 'Cem' },
        sam: {},
      },
    })
    const { ada, bea, cem } = users
    const secretCode = 'Ab3dEf9h'
    const details = { title: 'Cells', numQuestions: 3, timeLimit: 10, secretCode }
    const { quiz } = (await t.call(createQuiz, { token: ada.token, body: details })).body
    const quizId = quiz._id
    const body = { questions: sampleQuestions }
    await t.call(updateQuiz, { token: ada.token, params: { quizId }, body })
    await giveRole(t.store.db, { quizId, userId: bea._id, role: 'editor' })
    await giveRole(t.store.db, { quizId, userId: cem._id, role: 'viewer' })
    const roleOf = async ({ token }: SeededUser) => {
      const { status, body: reply } = await t.call(getQuiz, { token, params: { quizId } })
      return status === 200 && 'role' in reply.quiz ? reply.quiz.role : undefined
    }
    const list = ({ token }: SeededUser) => t.call(listColleagues, { token, params: { quizId } })
    const change = (by: SeededUser, of: SeededUser, role: string) =>
      t.call(changeColleague, { token: by.token, params: { quizId, userId: of._id }, body: { role } })
    const remove = (by: SeededUser, of: SeededUser) =>
      t.call(removeColleague, { token: by.token, params: { quizId, userId: of._id } })
    const handOver = (by: SeededUser, to: SeededUser) =>
      t.call(handOverQuiz, { token: by.token, params: { quizId }, body: { userId: to._id } })
    const storageOf = ({ _id }: SeededUser) =>
      t.store.db
        .selectFrom('users')
        .select(['quiz_count', 'quiz_bytes'])
        .where('id', '=', _id)
        .executeTakeFirstOrThrow()
    const cells = { _id: quizId, secretCode } as SeededQuiz
    return { users, cells, quizId, roleOf, list, change, remove, handOver, storageOf }
  }

  test('see each other; e-mails, invitations and past changes only the owner sees', async () => {
    const { users, list } = await setUp()
    const forOwner = (await list(users.ada)).body
    expect(forOwner.colleagues.map(({ name, role, email }) => [name, role, email])).toEqual([
      ['Ada', 'owner', 'ada@example.org'],
      ['Bea', 'editor', 'bea@example.org'],
      ['Cem', 'viewer', 'cem@example.org'],
    ])
    const { raw, body } = await list(users.cem)
    expect(Object.keys(body)).toEqual(['colleagues'])
    expect(raw).not.toContain('@example.org')
  })

  test('get another role from the owner alone, and each change is written down once', async () => {
    const { users, list, change, roleOf } = await setUp()
    const { ada, bea, cem } = users
    expect((await change(bea, cem, 'marker')).status).toBe(404)
    for (let i = 0; i < 2; i += 1) expect((await change(ada, cem, 'marker')).status).toBe(204)
    expect(await roleOf(cem)).toBe('marker')
    expect((await list(ada)).body).toMatchObject({ changes: [{ name: 'Cem', role: 'marker', by: 'Ada' }] })
    expect((await change(ada, ada, 'viewer')).status).toBe(404)
    expect((await change(ada, cem, 'owner')).status).toBe(422)
    expect(await roleOf(ada)).toBe('owner')
  })

  test('are removed by the owner, and leave by themselves', async () => {
    const { users, list, remove, roleOf } = await setUp()
    const { ada, bea, cem } = users
    expect((await remove(bea, cem)).status).toBe(404)
    expect((await remove(cem, cem)).status).toBe(204)
    t.clock.advance(1)
    expect((await remove(ada, bea)).status).toBe(204)
    expect((await remove(ada, ada)).status).toBe(404)
    expect([await roleOf(ada), await roleOf(bea), await roleOf(cem)]).toEqual(['owner', undefined, undefined])
    const { body } = await list(ada)
    expect('changes' in body && body.changes.map(({ name, by, role }) => [name, by, role])).toEqual([
      ['Bea', 'Ada', undefined],
      ['Cem', 'Cem', undefined],
    ])
    expect((await remove(cem, cem)).status).toBe(404)
  })

  test('become the owner, with the storage that the quiz takes; the former owner stays its editor (T29)', async () => {
    const { users, quizId, handOver, roleOf, storageOf, list } = await setUp()
    const { ada, bea, cem } = users
    const full = await storageOf(ada)
    expect(full.quiz_bytes).toBeGreaterThan(0)
    expect((await handOver(bea, bea)).status).toBe(404)
    expect((await handOver(ada, bea)).status).toBe(204)
    expect([await roleOf(ada), await roleOf(bea), await roleOf(cem)]).toEqual(['editor', 'owner', 'viewer'])
    expect(await storageOf(ada)).toEqual({ quiz_count: 0, quiz_bytes: 0 })
    expect(await storageOf(bea)).toEqual(full)
    expect((await handOver(ada, cem)).status).toBe(404)
    const { body } = await list(bea)
    const changes = 'changes' in body ? body.changes.map(({ name, role, by }) => [name, role, by]) : []
    expect(changes.toSorted()).toEqual([
      ['Ada', 'editor', 'Ada'],
      ['Bea', 'owner', 'Ada'],
    ])
    const titles = async (user: SeededUser) =>
      (await t.call(listQuizzes, { token: user.token })).body.quizzes.map(({ title, sharedBy }) => [
        title,
        sharedBy,
      ])
    expect([await titles(ada), await titles(bea)]).toEqual([[['Cells', 'Bea']], [['Cells', undefined]]])
    const move = { params: { quizId }, body: { to: 'bin' } }
    expect((await t.call(moveQuiz, { ...move, token: ada.token })).status).toBe(404)
    expect((await t.call(moveQuiz, { ...move, token: bea.token })).status).toBe(204)
  })

  test('hand over the time that students of the quiz have in all quizzes, and no invitations', async () => {
    const { users, cells, quizId, handOver, list } = await setUp()
    const { ada, bea, sam } = users
    const { tom, una } = (await t.seed({ users: { tom: {}, una: {} } })).users
    const params = { quizId }
    const allow = (email: string, body: object) =>
      t.call(setAllowance, { token: ada.token, params, body: { email, everywhere: false, ...body } })
    for (const student of [sam, tom]) {
      await t.call(verifyCode, { token: student.token, body: { secretCode: cells.secretCode } })
    }
    for (const { email } of [sam, tom, una]) await allow(email, { percent: 50, everywhere: true })
    await allow(tom.email, { minutes: 2, instead: true })
    const invitation = { email: 'dee@example.org', role: 'editor' }
    await t.call(inviteColleague, { token: ada.token, params, body: invitation })
    await handOver(ada, bea)
    expect((await list(bea)).body).toMatchObject({ invitations: [] })
    const { body, raw } = await t.call(getQuizSettings, { token: bea.token, params })
    expect(body.allowances).toEqual([
      { email: sam.email, name: 'sam', percent: 50, everywhere: false },
      { email: tom.email, name: 'tom', minutes: 2, everywhere: false, instead: true },
    ])
    expect(raw).not.toContain(una.email)
    expect((await begin(t, sam, cells)).attempt.durationMs).toBe(15 * 60_000)
  })

  test('become the owner only if their account has room', async () => {
    const { users, handOver, roleOf, storageOf } = await setUp()
    const { ada, bea } = users
    await t.store.db.updateTable('users').set({ quiz_count: 10_000 }).where('id', '=', bea._id).execute()
    const before = [await storageOf(ada), await storageOf(bea)]
    expect((await handOver(ada, bea)).failure.code).toBe('limit-reached')
    expect([await storageOf(ada), await storageOf(bea)]).toEqual(before)
    expect(await roleOf(ada)).toBe('owner')
  })

  test('are one owner, whoever is handed the quiz at the same moment', async () => {
    const { users, handOver, quizId } = await setUp()
    const replies = await Promise.all([handOver(users.ada, users.bea), handOver(users.ada, users.cem)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 404])
    const owners = await t.store.db
      .selectFrom('quiz_roles')
      .innerJoin('quizzes', 'quizzes.id', 'quiz_roles.quiz_id')
      .select(['quiz_roles.user_id', 'quizzes.owner_id'])
      .where('quiz_id', '=', quizId)
      .where('role', '=', 'owner')
      .execute()
    expect(owners).toHaveLength(1)
    expect(owners[0]?.user_id).toBe(owners[0]?.owner_id)
  })

  describe('when an account is deleted', () => {
    const remove = ({ token }: SeededUser) =>
      t.call(deleteAccount, { token, body: { password: seededPassword } })

    test('lose it with their role and their invitations', async () => {
      const { users, list, quizId } = await setUp()
      const { ada, cem } = users
      const params = { quizId }
      const body = { email: 'dee@example.org', role: 'viewer' }
      await t.call(inviteColleague, { token: ada.token, params, body })
      const { dee } = (await t.seed({ users: { dee: { role: 'admin' } } })).users
      await remove(cem)
      await remove(dee)
      const { colleagues, ...rest } = (await list(ada)).body
      expect(colleagues.map(({ name }) => name)).toEqual(['Ada', 'Bea'])
      expect(rest).toMatchObject({ invitations: [] })
    })

    test('keep what they may see of a quiz without an editor that was taken, though nobody else can enter it', async () => {
      const { users, cells, roleOf, change } = await setUp()
      await begin(t, users.sam, cells)
      await change(users.ada, users.bea, 'marker')
      await remove(users.ada)
      expect([await roleOf(users.bea), await roleOf(users.cem)]).toEqual(['marker', 'viewer'])
      const shared = (await t.call(listQuizzes, { token: users.bea.token })).body.quizzes
      expect(shared).toMatchObject([{ title: 'Cells', sharedBy: 'Deleted educator' }])
      const other = (await t.seed({ users: { tom: {} } })).users.tom
      const body = { secretCode: cells.secretCode }
      expect((await t.call(verifyCode, { token: other.token, body })).status).toBe(404)
    })

    test('get the quiz back that they had handed over, whether anybody has taken it or not', async () => {
      const { users, cells, handOver, roleOf, change, storageOf, list } = await setUp()
      const { ada, bea, cem, sam } = users
      const full = await storageOf(ada)
      await change(ada, cem, 'editor')
      t.clock.advance(1)
      await handOver(ada, bea)
      await remove(bea)
      expect([await roleOf(ada), await roleOf(cem)]).toEqual(['owner', 'editor'])
      expect(await storageOf(ada)).toEqual(full)
      const body = { secretCode: cells.secretCode }
      expect((await t.call(verifyCode, { token: sam.token, body })).status).toBe(200)
      expect((await list(ada)).body.colleagues.map(({ name }) => name)).toEqual(['Ada', 'Cem'])
      await remove(ada)
      expect(await roleOf(cem)).toBe('owner')
    })

    test('and both at once: nobody is left with a quiz of somebody who is gone', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { users: seeded, quizzes } = await t.seed({
          users: {
            [`one${round}`]: { role: 'admin' },
            [`two${round}`]: { role: 'admin' },
            [`eve${round}`]: { role: 'admin' },
          },
          quizzes: {
            [`first${round}`]: { owner: `one${round}` },
            [`second${round}`]: { owner: `two${round}` },
          },
        })
        const [one, two, eve] = Object.values(seeded as Record<string, SeededUser>) as [
          SeededUser,
          SeededUser,
          SeededUser,
        ]
        const ids = Object.values(quizzes as Record<string, SeededQuiz>).map(({ _id }) => _id)
        for (const user of [one, two, eve]) {
          for (const quizId of ids) {
            await giveRole(t.store.db, { quizId, userId: user._id, role: 'editor' })
          }
        }
        const replies = await Promise.all([remove(one), remove(two)])
        expect(replies.map(({ status }) => status)).toEqual([204, 204])
        const owners = await t.store.db
          .selectFrom('quizzes')
          .innerJoin('quiz_roles', (join) =>
            join.onRef('quiz_roles.quiz_id', '=', 'quizzes.id').onRef('user_id', '=', 'owner_id'),
          )
          .select(['owner_id', 'role'])
          .where('quizzes.id', 'in', ids)
          .execute()
        expect(owners).toEqual(ids.map(() => ({ owner_id: eve._id, role: 'owner' })))
      }
    })

    test('find a quiz that was handed over as it was', async () => {
      const { users, cells, handOver, roleOf } = await setUp()
      await handOver(users.ada, users.bea)
      await remove(users.ada)
      expect([await roleOf(users.bea), await roleOf(users.cem)]).toEqual(['owner', 'viewer'])
      const body = { secretCode: cells.secretCode }
      expect((await t.call(verifyCode, { token: users.sam.token, body })).status).toBe(200)
    })
  })
})
