import { getAnalysis, listRegrades, getResult, updateQuiz, updateQuizSettings } from '@quizly/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweep } from '../operation/sweeper.service.ts'
import { insertRole } from '../quizzes/roles.repository.ts'
import { type Change, regradingCalls } from '../../testing/desk/regrading.ts'

describe.each(engines)('regrade on $name', (engine) => {
  let t: TestApp
  let statements: string[] = []
  beforeEach(async () => {
    const onStatement = ({ sql: text }: { sql: string }) => statements.push(text)
    t = await createTestApp({ engine: { ...engine, open: () => engine.open({ onStatement }) } })
  })
  afterEach(() => t.close())

  /** Ben answered Paris, Cem London and Dan nothing; all else of theirs is right. */
  async function seedClass() {
    const { users, quizzes } = await t.seed({
      users: {
        ada: { role: 'admin', name: 'Ada' },
        ben: { name: 'Ben' },
        cem: { name: 'Cem' },
        dan: { name: 'Dan' },
      },
      quizzes: { quiz: { owner: 'ada', timeLimit: 10 } },
    })
    const { quiz } = quizzes
    const [city, ...others] = rightAnswers(quiz.questions)
    await submitAnswers(t, users.ben, quiz, [city!, ...others])
    await submitAnswers(t, users.cem, quiz, [{ ...city!, selectedOption: 'London' }, ...others])
    await submitAnswers(t, users.dan, quiz, others)
    t.clock.advance(60_000)
    return { ...users, quiz }
  }
  const { preview, readMarks, regrade, undo } = regradingCalls(() => t)
  const resultOf = async (student: SeededUser, quiz: SeededQuiz) => {
    const input = { token: student.token, params: { quizId: quiz._id }, query: { userId: student._id } }
    return (await t.call(getResult, input)).body
  }
  const scoresOf = async (quiz: SeededQuiz, ...students: SeededUser[]) => {
    const results = await Promise.all(students.map((student) => resultOf(student, quiz)))
    return results.map(({ score, totalQuestions }) => `${score}/${totalQuestions}`)
  }
  const london = { correctAnswers: ['London'] }

  test('writes few long results at a time', async () => {
    const { ada, ben, cem, dan, quiz } = await seedClass()
    const long = JSON.stringify([{ questionId: 'gone', selectedOption: 'x'.repeat(300_000) }])
    await t.store.db
      .updateTable('attempts')
      .set({ answers: sql`cast(${`${long.slice(0, -1)},`} as text) || substr(answers, 2)` })
      .execute()
    statements = []
    await regrade(ada, quiz, { mode: 'full-marks', mayLower: false })
    expect(await scoresOf(quiz, ben, cem, dan)).toEqual(['3/3', '3/3', '3/3'])
    expect(statements.filter((each) => each.includes('as marks'))).toHaveLength(3)
  })

  test.each<[Change, scores: string[], gains: string[], losses: string[]]>([
    [{ ...london, mode: 'new-key', mayLower: true }, ['2/3', '3/3', '2/3'], ['Cem'], ['Ben']],
    [{ ...london, mode: 'new-key', mayLower: false }, ['3/3', '3/3', '2/3'], ['Cem'], []],
    [{ ...london, mode: 'either-key', mayLower: false }, ['3/3', '3/3', '2/3'], ['Cem'], []],
    [{ mode: 'full-marks', mayLower: false }, ['3/3', '3/3', '3/3'], ['Cem', 'Dan'], []],
    [{ mode: 'left-out', mayLower: false }, ['3/3', '2/2', '2/2'], ['Cem', 'Dan'], []],
    [{ mode: 'left-out', mayLower: true }, ['2/2', '2/2', '2/2'], ['Cem', 'Dan'], []],
  ])('%j gives Ben, Cem and Dan %j, and the preview names them', async (change, scores, gains, losses) => {
    const { ada, ben, cem, dan, quiz } = await seedClass()
    const before = await readMarks()
    const { status, body } = await preview(ada, quiz, change)
    expect([status, await readMarks()]).toEqual([200, before])
    expect([body.gains.map(({ name }) => name), body.losses.map(({ name }) => name)]).toEqual([gains, losses])
    const done = await regrade(ada, quiz, change)
    const { gains: _, losses: __, ...counts } = body
    expect([done.status, done.body]).toMatchObject([200, { ...counts, revision: 2 }])
    expect(counts).toMatchObject({ results: 3, up: gains.length, down: losses.length })
    expect(await scoresOf(quiz, ben, cem, dan)).toEqual(scores)
    // Who begins only now is marked by the rule alone, as those are who may go down.
    const eve = (await t.seed({ users: { eve: {} } })).users.eve
    await submitAnswers(t, eve, quiz, rightAnswers(quiz.questions))
    const evesScore = change.mode === 'new-key' ? '2/3' : change.mode === 'left-out' ? '2/2' : '3/3'
    expect(await scoresOf(quiz, eve)).toEqual([evesScore])
  })

  test('is remembered with who did it and why, told to the students, and taken back exactly', async () => {
    const { ada, ben, cem, dan, quiz } = await seedClass()
    const before = await readMarks()
    const { body: done } = await regrade(ada, quiz, { ...london, mode: 'new-key', mayLower: true })
    const list = async () =>
      (await t.call(listRegrades, { token: ada.token, params: { quizId: quiz._id } })).body
    expect((await list()).remarkings).toMatchObject([
      {
        _id: done.remarkingId,
        question: { number: 1, text: quiz.questions[0]?.text },
        mode: 'new-key',
        reason: 'The key was wrong',
        by: 'Ada',
        before: ['Paris'],
        after: ['London'],
        undo: { how: 'now' },
        isUndone: false,
      },
    ])
    const at = new Date(t.clock.now()).toISOString()
    const notice = { at, number: 1, reason: 'The key was wrong' }
    const moved = (from: number, to: number) => ({
      moved: { oldScore: from, oldTotal: 3, newScore: to, newTotal: 3 },
    })
    expect((await resultOf(cem, quiz)).markedAgain).toEqual([{ ...notice, ...moved(2, 3) }])
    expect((await resultOf(dan, quiz)).markedAgain, 'a score that stayed').toEqual([notice])

    expect((await undo(ada, quiz, done.remarkingId, 2)).body).toMatchObject({ up: 1, down: 1, revision: 3 })
    expect(await readMarks()).toEqual(before)
    expect((await resultOf(ben, quiz)).markedAgain).toEqual([
      { ...notice, ...moved(3, 2) },
      { ...notice, isUndone: true, ...moved(2, 3) },
    ])
    const { remarkings: regrades } = await list()
    expect(regrades).toMatchObject([{ mode: 'undo' }, { mode: 'new-key', isUndone: true }])
    expect(regrades.filter((each) => 'undo' in each)).toEqual([])
    // The reply was lost, and it is asked for again.
    const again = await undo(ada, quiz, done.remarkingId, 2)
    expect([again.status, again.body]).toMatchObject([200, { revision: 3 }])
    expect(await readMarks()).toEqual(before)
  })

  test('is done once, however often it is asked for', async () => {
    const { ada, quiz } = await seedClass()
    const change = { ...london, mode: 'either-key', mayLower: false } as const
    const [one, other] = await Promise.all([regrade(ada, quiz, change), regrade(ada, quiz, change)])
    expect([other.status, other.raw]).toEqual([200, one.raw])
    expect(one.body).toMatchObject({ revision: 2, up: 1 })
    expect(await t.store.db.selectFrom('marking_overrides').select('revision').execute()).toEqual([
      { revision: 2 },
    ])
  })

  test('of a quiz that a colleague has changed meanwhile says what changed, and does nothing', async () => {
    const { ada, quiz } = await seedClass()
    const params = { quizId: quiz._id }
    const [first, ...rest] = quiz.questions
    const questions = [...rest, first!]
    await t.call(updateQuiz, { token: ada.token, params, body: { questions } })
    const late = await regrade(ada, quiz, { mode: 'full-marks', mayLower: false })
    expect(late.status).toBe(409)
    expect(JSON.parse(late.raw)).toMatchObject({ code: 'quiz-changed', theirs: { revision: 2 } })
    expect((await preview(ada, quiz, { mode: 'full-marks', mayLower: false })).status).toBe(409)
    const { body } = await regrade(ada, quiz, { mode: 'full-marks', mayLower: false }, 2)
    // Whoever edits on the older questions is told of the regrade, too.
    const edit = await t.call(updateQuiz, { token: ada.token, params, body: { questions, baseRevision: 2 } })
    expect(edit.status).toBe(200)
    const other = { questions: [{ ...first!, text: 'Which?' }, ...rest], baseRevision: 2 }
    const edited = await t.call(updateQuiz, { token: ada.token, params, body: other })
    expect(JSON.parse(edited.raw)).toMatchObject({
      theirs: { revision: 3, changes: [{ questionId: first?._id, change: 'changed' }] },
    })
    // An edit keeps how the question counts; after it nothing decisive has changed, so it can be taken back.
    await t.call(updateQuiz, { token: ada.token, params, body: { ...other, baseRevision: 3 } })
    expect((await undo(ada, quiz, body.remarkingId, 4)).status).toBe(200)
  })

  test('is taken back after the later ones of its question, the last one first', async () => {
    const { ada, quiz } = await seedClass()
    const before = await readMarks()
    const { body: first } = await regrade(ada, quiz, { ...london, mode: 'new-key', mayLower: false })
    const rome = { correctAnswers: ['Rome'], mode: 'new-key' as const, mayLower: true }
    const { body: later } = await regrade(ada, quiz, rome, 2)
    const params = { quizId: quiz._id }
    const { remarkings: regrades } = (await t.call(listRegrades, { token: ada.token, params })).body
    expect(regrades[1]?.undo).toEqual({ how: 'after-later', first: later.remarkingId })
    const refused = await undo(ada, quiz, first.remarkingId, 3)
    expect([refused.status, JSON.parse(refused.raw)]).toMatchObject([409, { code: 'quiz-changed' }])
    expect((await undo(ada, quiz, later.remarkingId, 3)).status).toBe(200)
    expect((await undo(ada, quiz, first.remarkingId, 4)).status).toBe(200)
    expect(await readMarks()).toEqual(before)
    expect((await undo(ada, quiz, 'unknown', 3)).status).toBe(404)
  })

  test('is taken back over an edit of its options once that is confirmed, and the edit stays', async () => {
    const { ada, ben, cem, dan, quiz } = await seedClass()
    const { body } = await regrade(ada, quiz, { ...london, mode: 'new-key', mayLower: true })
    const [city, ...others] = quiz.questions
    const edited = {
      ...city!,
      correctAnswers: ['London'],
      options: city!.options.map((option) => (option === 'Paris' ? 'Paris, France' : option)),
    }
    const params = { quizId: quiz._id }
    const questions = [edited, ...others]
    expect((await t.call(updateQuiz, { token: ada.token, params, body: { questions } })).status).toBe(200)
    const list = async () => (await t.call(listRegrades, { token: ada.token, params })).body
    const way = { how: 'over-edits', correctAnswers: ['Paris, France'] }
    expect((await list()).remarkings[0]?.undo).toEqual(way)
    const unconfirmed = await undo(ada, quiz, body.remarkingId, 3)
    expect([unconfirmed.status, JSON.parse(unconfirmed.raw)]).toMatchObject([409, { code: 'quiz-changed' }])
    expect(await scoresOf(quiz, ben, cem, dan)).toEqual(['2/3', '3/3', '2/3'])
    const done = await undo(ada, quiz, body.remarkingId, 3, { overEdits: true })
    expect([done.status, done.body]).toMatchObject([200, { up: 1, down: 1 }])
    expect(await scoresOf(quiz, ben, cem, dan)).toEqual(['3/3', '2/3', '2/3'])
    const [first] = (await list()).questions
    expect(first).toMatchObject({ correctAnswers: ['Paris, France'], options: edited.options })
  })

  test('are listed 20 at a time: what came later is known on each page, and the questions come once', async () => {
    const { ada, quiz } = await seedClass()
    const params = { quizId: quiz._id }
    for (let time = 1; time <= 45; time += 1) {
      t.clock.advance(60_000)
      const key = time % 2 === 1 ? 'London' : 'Rome'
      const change = { correctAnswers: [key], mode: 'new-key' as const, mayLower: true }
      expect((await regrade(ada, quiz, change, time)).status).toBe(200)
    }
    const pages = []
    let after: string | undefined
    do {
      const query = after === undefined ? {} : { after }
      const { body } = await t.call(listRegrades, { token: ada.token, params, query })
      pages.push(body)
      after = body.next
    } while (after !== undefined && pages.length < 5)
    expect(pages.map(({ remarkings: regrades, questions }) => [regrades.length, questions.length])).toEqual([
      [20, 3],
      [20, 0],
      [5, 0],
    ])
    const all = pages.flatMap(({ remarkings: regrades }) => regrades)
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(45)
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const waits = { how: 'after-later', first: all[0]?._id }
    // Those that were made from what counts now can be taken back at once.
    const ways = all.map((_, index) => (index % 2 === 0 ? { how: 'now' } : waits))
    expect(all.map(({ undo: way }) => way)).toEqual(ways)
    const query = { after: 'nobody' }
    expect((await t.call(listRegrades, { token: ada.token, params, query })).body.remarkings).toEqual([])
  })

  test('whose answers no longer exist cannot be taken back, and says so', async () => {
    const { ada, quiz } = await seedClass()
    const { body } = await regrade(ada, quiz, { ...london, mode: 'new-key', mayLower: true })
    const [city, ...others] = quiz.questions
    const questions = [
      { ...city!, correctAnswers: ['London'], options: ['Berlin', 'London', 'Rome'] },
      ...others,
    ]
    const params = { quizId: quiz._id }
    await t.call(updateQuiz, { token: ada.token, params, body: { questions } })
    const { remarkings: regrades } = (await t.call(listRegrades, { token: ada.token, params })).body
    expect(regrades[0]?.undo).toEqual({ how: 'impossible' })
    const refused = await undo(ada, quiz, body.remarkingId, 3, { overEdits: true })
    expect([refused.status, JSON.parse(refused.raw)]).toMatchObject([409, { code: 'quiz-changed' }])
  })

  test('says what is wrong with it', async () => {
    const { ada, quiz } = await seedClass()
    const refusals: [Change, string][] = [
      [{ correctAnswers: ['Oslo'], mode: 'new-key', mayLower: false }, 'correct-answer-not-an-option'],
      [{ correctAnswers: [], mode: 'new-key', mayLower: false }, 'no-correct-answer'],
      [{ mode: 'either-key', mayLower: true }, 'nothing-changes'],
      [{ mode: 'answers', mayLower: false, accepted: ['Lutetia'] }, 'not-written'],
    ]
    for (const [change, code] of refusals) {
      const { status, raw } = await regrade(ada, quiz, change)
      expect([status, JSON.parse(raw)]).toMatchObject([422, { problems: [{ code }] }])
    }
  })

  test('shows a student nothing while results are held back', async () => {
    const { ada, ben, quiz } = await seedClass()
    const params = { quizId: quiz._id }
    const body = { resultRelease: 'when-closed', code: 'open' }
    await t.call(updateQuizSettings, { token: ada.token, params, body })
    const before = await resultOf(ben, quiz)
    await regrade(ada, quiz, { ...london, mode: 'new-key', mayLower: true })
    expect(await resultOf(ben, quiz)).toEqual(before)
    expect((await resultOf(ada, quiz)).markedAgain).toBeUndefined()
  })

  test('may be done by markers, and viewers may look', async () => {
    const { ada: _, quiz } = await seedClass()
    const { users } = await t.seed({ users: { max: { role: 'admin' }, vic: { role: 'admin' } } })
    const roles = { max: 'marker', vic: 'viewer' } as const
    for (const name of ['max', 'vic'] as const) {
      await insertRole(
        t.store.db,
        { quizId: quiz._id, userId: users[name]._id, role: roles[name] },
        t.clock.now(),
      )
    }
    const canMark = async ({ token }: SeededUser) =>
      (await t.call(listRegrades, { token, params: { quizId: quiz._id } })).body.canMark
    expect([await canMark(users.max), await canMark(users.vic)]).toEqual([true, false])
    const change = { mode: 'full-marks', mayLower: false } as const
    expect((await regrade(users.vic, quiz, change)).status).toBe(404)
    expect((await regrade(users.max, quiz, change)).status).toBe(200)
  })

  test('leaves a question that counts for all alike out of the analysis', async () => {
    const { ada, quiz } = await seedClass()
    await regrade(ada, quiz, { mode: 'left-out', mayLower: true })
    const { body } = await t.call(getAnalysis, { token: ada.token, params: { quizId: quiz._id } })
    expect(body.analysis).toMatchObject({
      attempts: 3,
      scores: [0, 0, 3],
      questions: [{ number: 2 }, { number: 3 }],
      uncounted: [{ number: 1, why: 'left-out', question: { _id: quiz.questions[0]?._id } }],
    })
  })

  test('goes on after a crash, by the sweeper, with the marks that are kept', async () => {
    const { ada, ben, cem, dan, quiz } = await seedClass()
    const before = await readMarks()
    await regrade(ada, quiz, { ...london, mode: 'new-key', mayLower: false })
    const after = await readMarks()
    for (const { id, ...marks } of before) {
      await t.store.db
        .updateTable('attempts')
        .set({ ...marks, marked_revision: 1 })
        .where('id', '=', id)
        .execute()
    }
    await t.store.db.deleteFrom('score_changes').execute()
    await t.store.db.updateTable('quizzes').set({ unmarked_since: t.clock.now() }).execute()
    t.clock.advance(30_001)
    await sweep(t.store.db, t.clock.now())
    expect(await readMarks()).toEqual(after)
    expect(await scoresOf(quiz, ben, cem, dan)).toEqual(['3/3', '3/3', '2/3'])
  })
})
