import {
  acceptInvitation,
  addToBank,
  changeBankItem,
  changeBankItems,
  changeBankSharing,
  createQuestions,
  createQuiz,
  deleteAccount,
  deleteBankItems,
  endBankSharing,
  exportAccount,
  findInvitation,
  findNewest,
  getBankItem,
  getQuestions,
  listBank,
  listBankSharing,
  listBankTags,
  listDifficulties,
  shareBank,
  signup,
  takeFromBank,
  uploadPicture,
} from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { samplePicture, sampleQuestions } from '../../testing/sample-questions.ts'
import { seededPassword, type SeededUser } from '../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweep } from '../operation/sweeper.service.ts'

const [choice, several, written] = sampleQuestions
const dayMs = 24 * 3_600_000
const tokenIn = (link: string | undefined) => link?.split('#')[1] ?? ''

describe.each(engines)('a shared bank, on $name', (engine) => {
  let t: TestApp
  let users: Record<'ada' | 'bea' | 'cem', SeededUser>
  beforeEach(async () => {
    t = await createTestApp({ engine })
    ;({ users } = await t.seed({
      users: {
        ada: { role: 'admin', name: 'Ada' },
        bea: { role: 'admin', name: 'Bea' },
        cem: { role: 'admin', name: 'Cem' },
      },
    }))
  })
  afterEach(() => t.close())

  const as = (who: keyof typeof users) => ({ token: users[who].token })
  const invite = (email: string, role = 'viewer', by: keyof typeof users = 'ada') =>
    t.call(shareBank, { ...as(by), body: { email, role } })
  const accept = (who: keyof typeof users, link: string | undefined) =>
    t.call(acceptInvitation, { ...as(who), body: { token: tokenIn(link) } })
  const sharing = async (who: keyof typeof users) => (await t.call(listBankSharing, as(who))).body
  /** Ada shares her bank. */
  const share = async (who: 'bea' | 'cem', role: 'editor' | 'viewer') => {
    const { body } = await invite(users[who].email, role)
    await accept(who, body.link)
    return body.invitation._id
  }
  const put = async (questions: readonly object[], about: object = {}, by: keyof typeof users = 'ada') => {
    const items = questions.map((question) => ({ question, tags: [], ...about }))
    return (await t.call(addToBank, { ...as(by), body: { items } })).body.items.map(({ _id }) => _id)
  }
  const list = (who: keyof typeof users) => t.call(listBank, { ...as(who), query: { of: users.ada._id } })
  const get = (who: keyof typeof users, itemId: string) =>
    t.call(getBankItem, { ...as(who), params: { itemId } })
  const change = (who: keyof typeof users, itemId: string, body: object) =>
    t.call(changeBankItem, { ...as(who), params: { itemId }, body })
  const take = (who: keyof typeof users, items: readonly string[]) =>
    t.call(takeFromBank, { ...as(who), body: { items: [...items] } })
  let quizzes = 0
  const makeQuiz = async (who: keyof typeof users, questions: readonly object[]) => {
    quizzes += 1
    const body = {
      title: `Quiz ${quizzes}`,
      secretCode: `Ab3dEf${quizzes}h`,
      timeLimit: 10,
      numQuestions: questions.length,
    }
    const { quiz } = (await t.call(createQuiz, { ...as(who), body })).body
    await t.call(createQuestions, { ...as(who), body: { quizId: quiz._id, questions } })
    return quiz._id
  }

  test('is read, and its questions taken, by whoever accepted an invitation to their email (T518)', async () => {
    const [first = '', second = ''] = await put([choice, written], { tags: ['cells'], note: 'Too easy' })
    expect((await list('bea')).failure.message).toBe('This question bank is not shared with you any more.')
    const { body } = await invite(' BEA@example.org')
    expect(body.link).toMatch(/\/invitation#[\w-]{43}$/)
    const token = tokenIn(body.link)
    const found = (await t.call(findInvitation, { ...as('bea'), body: { token } })).body.invitation
    expect(found).toMatchObject({ role: 'viewer', by: { name: 'Ada', email: 'ada@example.org' } })
    expect(found.title).toBe('')
    expect((await accept('cem', body.link)).failure.code).toBe('invalid-link')
    expect((await list('bea')).status).toBe(404)

    expect((await accept('bea', body.link)).body).toEqual({ quizId: null, bankOf: users.ada._id })
    // Again after a lost reply.
    expect((await accept('bea', body.link)).body).toEqual({ quizId: null, bankOf: users.ada._id })
    expect((await sharing('bea')).banks).toMatchObject([{ _id: users.ada._id, name: 'Ada', role: 'viewer' }])
    expect((await sharing('ada')).colleagues).toMatchObject([
      { name: 'Bea', role: 'viewer', email: 'BEA@example.org' },
    ])
    const { items } = (await list('bea')).body
    expect(items.map(({ _id, note }) => [_id, note])).toEqual([
      [first, undefined],
      [second, undefined],
    ])
    const tags = await t.call(listBankTags, { ...as('bea'), query: { of: users.ada._id } })
    expect(tags.body.tags).toEqual([{ tag: 'cells', items: 2 }])
    const { item } = (await get('bea', first)).body
    expect(item).toMatchObject({ role: 'viewer', owner: { _id: users.ada._id, name: 'Ada' } })
    expect(item.note).toBeUndefined()
    expect((await get('ada', first)).body.item).toMatchObject({ role: 'owner', note: 'Too easy' })

    const { questions } = (await take('bea', [second, first])).body
    const quizId = await makeQuiz('bea', questions)
    const kept = (await t.call(getQuestions, { ...as('bea'), params: { quizId } })).body.questions
    expect(kept[1]).toMatchObject({ text: choice.text, from: { item: first, version: 1 } })
    // The owner learns that there is a copy, and not where.
    expect((await get('ada', first)).body.item).toMatchObject({ quizzes: 1, usedIn: [] })
    expect((await get('bea', first)).body.item).toMatchObject({ usedIn: [{ quizId }] })
    // One's own list has one's own questions.
    expect((await t.call(listBank, as('bea'))).body.items).toEqual([])
    for (const attempt of [await list('cem'), await get('cem', first), await take('cem', [first])])
      expect(attempt.status).toBe(404)
  })

  test('is changed by nobody once sharing has ended, also by saves that were under way (T628)', async () => {
    const [itemId = ''] = await put([choice])
    const tags = async () => (await get('ada', itemId)).body.item.tags
    for (let round = 0; round < 6; round += 1) {
      const shareId = await share('bea', 'editor')
      const before = await tags()
      const save = async (n: number) => {
        const body = { of: users.ada._id, items: [itemId], addTags: [`${round}-${n}`] }
        return {
          tag: body.addTags[0],
          status: (await t.call(changeBankItems, { ...as('bea'), body })).status,
        }
      }
      // Later in each round, so that either comes first.
      const end = async () => {
        for (let reads = 0; reads < round; reads += 1) await tags()
        const { status } = await t.call(endBankSharing, { ...as('ada'), params: { shareId } })
        return { status, tags: await tags() }
      }
      const [first, second, ended, third] = await Promise.all([save(1), save(2), end(), save(3)])
      const saved = [first, second, third].filter(({ status }) => status === 200).map(({ tag }) => tag)
      expect(ended).toEqual({ status: 204, tags: expect.arrayContaining([...before, ...saved]) })
      expect(await tags()).toHaveLength(before.length + saved.length)
      expect(ended.tags).toHaveLength(before.length + saved.length)
    }
  })

  test('is changed by editors, whose changes keep the owner’s note, and not by viewers (T519)', async () => {
    const [itemId = ''] = await put([choice], { tags: ['cells'], note: 'Too easy' })
    const shareId = await share('bea', 'viewer')
    const better = { ...choice, text: 'Which of these is it?' }
    const revise = () => change('bea', itemId, { revised: { base: 1, question: better } })
    const tagAll = () =>
      t.call(changeBankItems, {
        ...as('bea'),
        body: { of: users.ada._id, items: [itemId], addTags: ['new'] },
      })
    expect([(await revise()).status, (await tagAll()).status]).toEqual([404, 404])
    const newest = async () =>
      (await t.call(findNewest, { ...as('bea'), body: { items: [itemId] } })).body.items
    expect(await newest()).toMatchObject([{ _id: itemId, mayEdit: false }])

    const asEditor = { params: { shareId }, body: { role: 'editor' } }
    expect((await t.call(changeBankSharing, { ...as('bea'), ...asEditor })).status).toBe(404)
    expect((await t.call(changeBankSharing, { ...as('ada'), ...asEditor })).status).toBe(204)
    expect(await newest()).toMatchObject([{ _id: itemId, mayEdit: true }])
    expect((await revise()).body).toEqual({ version: 2 })
    expect((await tagAll()).body).toEqual({ changed: 1 })
    const before = { tags: ['cells', 'new'] }
    const about = { before, after: { ...before, level: 3, note: 'Mine' } }
    expect((await change('bea', itemId, { about })).status).toBe(200)
    expect((await get('ada', itemId)).body.item).toMatchObject({
      version: 2,
      level: 3,
      tags: ['cells', 'new'],
      note: 'Too easy',
    })
    // Only its owner deletes from it.
    const gone = await t.call(deleteBankItems, { ...as('bea'), body: { items: [itemId] } })
    expect(gone.body).toEqual({ deleted: 0 })
    // The owner's own changes know of the note.
    const stale = await change('ada', itemId, { about: { before: { ...before, level: 3 }, after: before } })
    expect(stale.status).toBe(409)
  })

  test('ends when its owner says so or a colleague leaves; copies stay (T522)', async () => {
    const [itemId = ''] = await put([choice])
    const ofBea = await share('bea', 'editor')
    const ofCem = await share('cem', 'viewer')
    const { questions } = (await take('bea', [itemId])).body
    const quizId = await makeQuiz('bea', questions)
    const end = (who: keyof typeof users, shareId: string) =>
      t.call(endBankSharing, { ...as(who), params: { shareId } })
    expect((await end('cem', ofBea)).status).toBe(404)
    expect((await end('ada', ofBea)).status).toBe(204)
    expect((await end('cem', ofCem)).status).toBe(204)
    expect((await end('ada', ofCem)).status).toBe(404)
    for (const who of ['bea', 'cem'] as const) {
      expect([(await list(who)).status, (await get(who, itemId)).status]).toEqual([404, 404])
      expect((await sharing(who)).banks).toEqual([])
    }
    expect((await change('bea', itemId, { revised: { base: 1, question: several } })).status).toBe(404)
    const kept = (await t.call(getQuestions, { ...as('bea'), params: { quizId } })).body.questions
    expect(kept).toMatchObject([{ text: choice.text, from: { item: itemId } }])
    expect((await get('ada', itemId)).body.item.quizzes).toBe(1)
  })

  test('can be offered to somebody without an account, who finds it after signing up', async () => {
    const { body } = await invite('new@example.org', 'editor')
    expect((await sharing('ada')).colleagues).toMatchObject([
      { email: 'new@example.org', role: 'editor', expiresAt: body.invitation.expiresAt },
    ])
    // Invited again, the earlier link ends, and there is one invitation.
    const again = (await invite('new@example.org')).body
    expect((await sharing('ada')).colleagues).toHaveLength(1)
    const account = { name: 'New', email: 'new@example.org', password: 'a new secret', role: 'admin' }
    const { token } = (await t.call(signup, { body: account })).body
    const open = (link: string | undefined) =>
      t.call(acceptInvitation, { token, body: { token: tokenIn(link) } })
    expect((await open(body.link)).failure.code).toBe('invalid-link')
    expect((await open(again.link)).status).toBe(200)
    expect((await t.call(listBank, { token, query: { of: users.ada._id } })).status).toBe(200)
    const known = await invite('new@example.org')
    const self = await invite(users.ada.email)
    for (const { failure } of [known, self])
      expect(failure.problems?.[0]?.message).toBe('This colleague has a role already. Change it in the list.')
  })

  test('is offered for fourteen days, and what was accepted stays', async () => {
    await invite('late@example.org')
    await share('cem', 'viewer')
    t.clock.advance(15 * dayMs)
    await sweep(t.store.db, t.clock.now())
    const rows = await t.store.db.selectFrom('bank_shares').select('email').execute()
    expect(rows).toEqual([{ email: users.cem.email }])
  })

  test('has figures of quizzes that one may not read only together, from ten attempts on (T520)', async () => {
    const [itemId = ''] = await put([choice])
    await share('bea', 'viewer')
    const [own, theirs] = [await makeQuiz('ada', [written]), await makeQuiz('bea', [written])]
    const { sameness } = await t.store.db
      .selectFrom('bank_items')
      .select('sameness')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow()
    const figures = async (quizId: string, asked: number, right: number) => {
      const row = { quiz_id: quizId, item_id: itemId, version: 1, sameness, correlation: null }
      await t.store.db.deleteFrom('bank_figures').where('quiz_id', '=', quizId).execute()
      await t.store.db
        .insertInto('bank_figures')
        .values({
          ...row,
          asked,
          right_count: right,
          shares: right,
          timed: 0,
          median_ms: null,
          asked_from: 1,
          asked_until: 2,
        })
        .execute()
    }
    await figures(own, 40, 20)
    await figures(theirs, 9, 9)
    const known = async (who: 'ada' | 'bea') => {
      const { use, uses } = (await get(who, itemId)).body.item
      return [use?.asked, use?.ofOthers, uses.map(({ quizId }) => quizId)]
    }
    expect(await known('ada')).toEqual([40, 0, [own]])
    expect(await known('bea')).toEqual([49, 40, [theirs]])
    await figures(theirs, 10, 10)
    expect(await known('ada')).toEqual([50, 10, [own]])
    const { difficulties } = (await t.call(listDifficulties, { ...as('ada'), body: { items: [itemId] } }))
      .body
    expect(difficulties).toEqual([{ item: itemId, asked: 50, share: 0.6 }])
    expect((await t.call(listDifficulties, { ...as('cem'), body: { items: [itemId] } })).body).toEqual({
      difficulties: [],
    })
  })

  test('goes with its owner’s account; copies and their pictures stay (T521)', async () => {
    const { hash } = (await t.call(uploadPicture, { ...as('ada'), body: samplePicture })).body
    const pictured: QuestionContent = { ...choice, format: 'markdown', text: `![A cell](image:${hash})` }
    const [itemId = ''] = await put([pictured])
    await share('bea', 'viewer')
    await invite(users.cem.email)
    const { questions } = (await take('bea', [itemId])).body
    const quizId = await makeQuiz('bea', questions)
    const [copy = ''] = await put([pictured], {}, 'bea')
    await t.call(deleteAccount, { ...as('ada'), body: { password: seededPassword } })
    expect(await t.store.db.selectFrom('bank_shares').selectAll().execute()).toEqual([])
    expect((await list('bea')).status).toBe(404)
    const [kept] = (await t.call(getQuestions, { ...as('bea'), params: { quizId } })).body.questions
    expect(kept?.drawn?.[0]?.nodes).toContain(hash)
    expect((await get('bea', copy)).body.item.question.drawn?.[0]?.nodes).toContain(hash)
    t.clock.advance(40 * dayMs)
    await sweep(t.store.db, t.clock.now())
    expect(await t.store.db.selectFrom('images').select('hash').execute()).toEqual([{ hash }])
  })

  test('a colleague’s account takes its role along; exports name who shares with whom', async () => {
    await put([choice])
    await share('bea', 'viewer')
    const exported = async (who: keyof typeof users) => {
      const { bank, bankSharing } = (await t.call(exportAccount, as(who))).body
      return [bank.length, bankSharing.map(({ owner, email, isAccepted }) => [owner, email, isAccepted])]
    }
    const shares = [['Ada', users.bea.email, true]]
    expect(await exported('ada')).toEqual([1, shares])
    expect(await exported('bea')).toEqual([0, shares])
    expect(await exported('cem')).toEqual([0, []])
    await t.call(deleteAccount, { ...as('bea'), body: { password: seededPassword } })
    expect((await sharing('ada')).colleagues).toEqual([])
  })
})
