import {
  acceptInvitation,
  addToBank,
  archiveContents,
  archivedBank,
  archivedQuiz,
  archiveFormats,
  type ArchivedBank,
  type ArchivedQuiz,
  changeBankItem,
  contentsPath,
  createQuestions,
  createQuiz,
  listBank,
  listQuizzes,
  makeSlips,
  moveQuiz,
  restoreQuiz,
  shareBank,
  startAttempt,
  submitAttempt,
  takeEverything,
  takeFromBank,
  updateQuizSettings,
  uploadPicture,
  useSlip,
  verifyCode,
} from '@quizly/contract'
import { type Question, questionTypes } from '@quizly/domain'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writtenFormats } from '@quizly/formats'
import { samples } from '../../../../../packages/domain/src/questions/samples-testing.ts'
import { anyEngine } from '../../testing/engines.ts'
import { rightAnswers, samplePicture, sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Archive = Map<string, Uint8Array>
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

describe.each(anyEngine)('everything of an educator, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function take({ token }: SeededUser, formats?: string): Promise<Archive> {
    const { bytes, headers } = await t.call(takeEverything, { token, query: formats ? { formats } : {} })
    expect(headers['content-type']).toBe('application/zip')
    return new Map(Object.entries(unzipSync(bytes)))
  }
  const contentsOf = (archive: Archive) =>
    archiveContents.parse(JSON.parse(textOf(archive.get(contentsPath))))
  const quizzesOf = (archive: Archive): ArchivedQuiz[] =>
    contentsOf(archive).quizzes.map(({ path }) => archivedQuiz.parse(JSON.parse(textOf(archive.get(path)))))
  const bankOf = (archive: Archive): ArchivedBank['items'] =>
    contentsOf(archive).bank.flatMap(
      ({ path }) => archivedBank.parse(JSON.parse(textOf(archive.get(path)))).items,
    )

  /** What a page does with an archive. */
  async function restore({ token }: SeededUser, archive: Archive) {
    const renamed = new Map<string, string>()
    for (const { path, hash } of contentsOf(archive).pictures) {
      const sent = await t.call(uploadPicture, { token, body: archive.get(path) })
      renamed.set(hash, sent.body.hash)
    }
    const withPictures = <Value>(value: Value): Value =>
      JSON.parse(
        JSON.stringify(value).replaceAll(/(?<=image:)[\da-f]{64}/g, (hash) => renamed.get(hash) ?? hash),
      ) as Value
    const items = withPictures(bankOf(archive)).toReversed()
    const ids = new Map<string, string>()
    if (items.length > 0) {
      const put = await t.call(addToBank, { token, body: { items, leavesOutSame: true } })
      expect(put.status).toBe(201)
      put.body.items.forEach(({ _id }, index) => ids.set(items[index]?._id ?? '', _id))
    }
    const outcomes = []
    for (const { format: _, pictures: __, ...quiz } of withPictures(quizzesOf(archive))) {
      t.clock.advance(1_000)
      const questions = quiz.questions.map(({ from, ...question }) => ({
        ...question,
        ...(from && { from: { ...from, item: ids.get(from.item) ?? '' } }),
      }))
      const reply = await t.call(restoreQuiz, { token, body: { ...quiz, questions } })
      expect(reply.status).toBe(200)
      outcomes.push(reply.body.outcome)
    }
    return outcomes
  }

  const withoutIds = (archive: Archive) => {
    const items = bankOf(archive)
    const names = new Map([
      ...items.map(({ _id }, index) => [_id, `item ${index}`] as const),
      ...contentsOf(archive).pictures.map(({ hash }, index) => [hash, `picture ${index}`] as const),
    ])
    const text = JSON.stringify([quizzesOf(archive).map(({ secretCode: _, ...quiz }) => quiz), items])
    const named = [...names].reduce((all, [id, name]) => all.replaceAll(id, name), text)
    return JSON.parse(named.replaceAll(/"savedAt":"[^"]*"/g, '"savedAt":""')) as unknown
  }

  /** A quiz of every type, one with settings and a picture, one without questions, a bank with versions. */
  async function school() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, eve: { role: 'admin' }, ben: {} },
      quizzes: {
        cells: { owner: 'ada', title: 'Cells: a/b?', secretCode: 'CELLS001' },
        others: { owner: 'eve', title: 'Not hers' },
      },
    })
    const { ada, ben } = users
    const { token } = ada
    await submitAnswers(t, ben, quizzes.cells, rightAnswers(quizzes.cells.questions))
    const { hash } = (await t.call(uploadPicture, { token, body: samplePicture })).body
    const picture = { ...sampleQuestions[0], format: 'markdown' as const, text: `![A cell](image:${hash})` }
    const put = await t.call(addToBank, {
      token,
      body: {
        items: [
          {
            question: sampleQuestions[0],
            tags: ['Cells', 'Year 9'],
            title: 'Capital',
            level: 2,
            source: '1',
          },
          { question: picture, tags: [], note: 'Old', language: 'de', source: '2' },
        ],
      },
    })
    const [first, second] = put.body.items
    const itemId = first?._id ?? ''
    const changed = { ...sampleQuestions[0], text: 'What is the capital of France now?' }
    await t.call(changeBankItem, {
      token,
      params: { itemId },
      body: { revised: { base: 1, question: changed } },
    })
    const drawn = (await t.call(takeFromBank, { token, body: { items: [itemId, second?._id ?? ''] } })).body
    const every = questionTypes.flatMap((type): readonly Question[] => samples[type].questions)
    const full = await make(ada, 'Every type', [
      ...every.map(({ _id: _, marking: __, ...question }) => question),
      ...drawn.questions,
    ])
    await t.call(updateQuizSettings, {
      token,
      params: { quizId: full },
      body: {
        title: 'Every type',
        timeLimit: 25,
        resultRelease: 'when-closed',
        code: 'open',
        language: 'de',
        instructions: `Read *carefully*. ![A cell](image:${hash})`,
        opensAt: '2020-01-01T08:00:00.000Z',
        joining: 'closed',
        shuffleQuestions: true,
        attempts: 3,
        attemptCounts: 'last',
      },
    })
    await make(ada, 'Nothing yet', [])
    return { ...users, hash }
  }

  let codes = 0
  async function make({ token }: SeededUser, title: string, questions: readonly object[]): Promise<string> {
    codes += 1
    t.clock.advance(1_000)
    const secretCode = `MADE${String(codes).padStart(4, '0')}`
    const body = { title, timeLimit: 10, numQuestions: questions.length || 7, secretCode }
    const { quiz } = (await t.call(createQuiz, { token, body })).body
    if (questions.length > 0) {
      const saved = await t.call(createQuestions, { token, body: { quizId: quiz._id, questions } })
      expect(saved.status).toBe(201)
    }
    return quiz._id
  }

  test('stands in one archive: quizzes, bank, pictures, results, and nothing of others (T470)', async () => {
    const { ada, eve, hash } = await school()
    const theirs = [{ question: { ...sampleQuestions[0], text: 'Not hers' }, tags: [] }]
    await t.call(addToBank, { token: eve.token, body: { items: theirs } })
    const asViewer = { email: ada.email, role: 'viewer' } as const
    const { link } = (await t.call(shareBank, { token: eve.token, body: asViewer })).body
    await t.call(acceptInvitation, { token: ada.token, body: { token: link?.split('#')[1] ?? '' } })
    const archive = await take(ada)
    const contents = contentsOf(archive)
    expect([...archive.keys()].at(-1)).toBe(contentsPath)
    expect(contents.quizzes.map(({ title }) => title)).toEqual(['Cells: a/b?', 'Every type', 'Nothing yet'])
    expect(contents.quizzes[0]?.path).toBe('quizzes/0001 Cells a b.quizly.json')
    expect([contents.results, contents.pictures.map((each) => each.hash)]).toEqual([1, [hash]])
    expect(bankOf(archive).map(({ version, earlier }) => [version, earlier?.length])).toEqual([
      [1, undefined],
      [2, 1],
    ])
    const folder = 'results/0001 Cells a b'
    const results = JSON.parse(textOf(archive.get(`${folder}/results.json`))) as unknown
    expect(results).toMatchObject([
      {
        email: 'ben@example.org',
        score: 3,
        outOf: 3,
        answers: [{ question: 1, answer: 'Paris', points: 1 }, {}, {}],
      },
    ])
    expect(textOf(archive.get(`${folder}/results.csv`))).toContain('ben@example.org')
    expect(textOf(archive.get(`${folder}/answers.csv`))).toContain('Paris')
    expect([...archive.values()].map(textOf).join('')).not.toContain('Not hers')
  })

  test('results in an archive say who came by a slip (T594)', async () => {
    const { ada } = await school()
    const { quizzes } = (await t.call(listQuizzes, { token: ada.token })).body
    const quiz = quizzes.find(({ title }) => title === 'Cells: a/b?')
    if (!quiz?.secretCode) throw new Error('There is no code')
    const body = { title: 'Form 9', names: ['Zoe'], days: 1 }
    const { slips } = (await t.call(makeSlips, { token: ada.token, body })).body
    const { token, user } = (await t.call(useSlip, { body: { code: slips[0]?.code ?? '' } })).body
    await t.call(verifyCode, { token, body: { secretCode: quiz.secretCode } })
    await t.call(startAttempt, { token, params: { quizId: quiz._id } })
    await t.call(submitAttempt, { token, body: { quizId: quiz._id, userId: user._id, answers: [] } })
    const archive = await take(ada)
    const results = JSON.parse(textOf(archive.get('results/0001 Cells a b/results.json'))) as unknown
    expect(results).toMatchObject([{ email: 'ben@example.org' }, { name: 'Zoe', email: '', bySlip: true }])
    expect(textOf(archive.get('results/0001 Cells a b/results.csv'))).toContain('Zoe,by slip,')
  })

  test('each chosen format has each quiz, and says what it loses (T471)', async () => {
    const { ada } = await school()
    expect(archiveFormats).toEqual(writtenFormats)
    const archive = await take(ada, archiveFormats.join(','))
    expect(contentsOf(archive).leftOut).toEqual([])
    const of = (format: string) => [...archive.keys()].filter((path) => path.startsWith(`formats/${format}/`))
    expect(of('gift')).toEqual([
      'formats/gift/0001 Cells a b.txt',
      'formats/gift/0001 Cells a b.losses.csv',
      'formats/gift/0002 Every type.txt',
      'formats/gift/0002 Every type.losses.csv',
      'formats/gift/0001 Question bank.txt',
      'formats/gift/0001 Question bank.losses.csv',
    ])
    for (const format of archiveFormats) expect(of(format).length).toBeGreaterThan(2)
    expect(textOf(archive.get('formats/moodle-xml/0002 Every type.xml'))).toContain('<quiz>')
    expect(textOf(archive.get('formats/gift/0002 Every type.losses.csv'))).toContain('Pictures')
  })

  test('comes back the same in an empty account, and once (T472)', async () => {
    const { ada, eve } = await school()
    const archive = await take(ada)
    await t.call(moveQuiz, {
      token: eve.token,
      params: { quizId: (await t.call(listQuizzes, { token: eve.token })).body.quizzes[0]?._id ?? '' },
      body: { to: 'bin' },
    })
    expect(await restore(eve, archive)).toEqual(['restored', 'restored', 'restored'])
    const back = await take(eve)
    expect(withoutIds(back)).toEqual(withoutIds(archive))
    const { quizzes } = (await t.call(listQuizzes, { token: eve.token })).body
    expect(quizzes.map(({ state }) => state)).toEqual(['draft', 'draft', 'draft'])

    expect(await restore(eve, archive)).toEqual(['there', 'there', 'there'])
    expect(await restore(ada, archive)).toEqual(['there', 'there', 'there'])
    expect((await t.call(listBank, { token: eve.token })).body.items).toHaveLength(2)
    expect(withoutIds(await take(eve))).toEqual(withoutIds(archive))
  })

  test('of a quiz that was changed or lies in the bin there is no second one (T473)', async () => {
    const { ada } = await school()
    const archive = await take(ada)
    const { token } = ada
    const { quizzes } = (await t.call(listQuizzes, { token })).body
    const idOf = (title: string) => quizzes.find((quiz) => quiz.title === title)?._id ?? ''
    const settings = { title: 'Every kind', resultRelease: 'at-once', code: 'open' }
    await t.call(updateQuizSettings, { token, params: { quizId: idOf('Every type') }, body: settings })
    await t.call(moveQuiz, { token, params: { quizId: idOf('Nothing yet') }, body: { to: 'bin' } })
    expect(await restore(ada, archive)).toEqual(['there', 'changed', 'in-bin'])
  })

  test('what breaks a rule is refused whole, and practice that would show answers stays off', async () => {
    const { ada } = await school()
    const { token } = ada
    const quiz = {
      title: 'Back',
      timeLimit: 5,
      secretCode: 'BACK0001',
      numQuestions: 1,
      questions: [sampleQuestions[0]],
    }
    const settings = { resultRelease: 'by-hand', code: 'open' }
    const wrong = { ...sampleQuestions[0], correctAnswers: ['Oslo'] }
    const refused = [
      await t.call(restoreQuiz, { token, body: { ...quiz, settings, questions: [wrong] } }),
      await t.call(restoreQuiz, {
        token,
        body: {
          ...quiz,
          settings: { ...settings, opensAt: '2026-05-02T08:00:00Z', closesAt: '2026-05-01T08:00:00Z' },
        },
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([422, 422])
    const { quizzes } = (await t.call(listQuizzes, { token })).body
    expect(quizzes.map(({ title }) => title)).not.toContain('Back')
    const practised = { ...settings, resultRelease: 'when-closed', practice: true }
    const { body } = await t.call(restoreQuiz, { token, body: { ...quiz, settings: practised } })
    expect(body).toMatchObject({ outcome: 'restored', isPracticeOff: true })
  })
})
