import { saveAnswers, submitAttempt } from '@quizly/contract'
import { type Answer, defaultGraceMs, limits, type QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweep } from '../operation/sweeper.service.ts'

const MiB = 1024 ** 2
const limitMs = 10 * 60_000
const written: QuestionContent = { text: 'Why?', type: 'write', options: [], correctAnswers: ['So'] }
const questions = Array.from({ length: 250 }, () => written)
const perSave = 7
const perSubmission = 25

describe.each(anyEngine)('what one attempt can hold, on $name,', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { essays: { owner: 'ada', timeLimit: 10, questions } },
    })
    const { ben } = users
    const { token } = ben
    const { essays } = quizzes
    const { attempt } = await begin(t, ben, essays)
    const longest = (from: number, to: number): Answer[] =>
      essays.questions
        .slice(from, to)
        .map(({ _id }) => ({ questionId: _id, selectedOption: 'x'.repeat(limits.writtenAnswerLength) }))
    const save = (from: number) => {
      const body = { changes: longest(from, from + perSave), device: 'phone' }
      return t.call(saveAnswers, { token, params: { attemptId: attempt._id }, body })
    }
    /** Answers to all questions, as many per call as it allows. */
    const saveAll = async () => {
      const codes = new Set<string>()
      for (let from = 0; from < questions.length; from += perSave) {
        const { status, failure } = await save(from)
        codes.add(status === 200 ? 'ok' : failure.code)
      }
      return [...codes]
    }
    const submit = async (from: number) => {
      const answers = longest(from, from + perSubmission)
      const body = { quizId: essays._id, userId: ben._id, answers, device: 'phone' }
      return (await t.call(submitAttempt, { token, body })).status
    }
    const held = async () => {
      const row = await t.store.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
      const { saved_answers: saved, late_answers: late, answers, timeline, outcomes } = row
      return {
        saved: saved.length,
        late: late.length,
        all: [saved, late, answers, timeline, outcomes].join('').length,
      }
    }
    return { saveAll, submit, held }
  }

  test('is 1 MiB of saved answers, a submission more, and 1 MiB of late ones, whatever is sent and when', async () => {
    const { saveAll, submit, held } = await setUp()
    expect(await saveAll()).toEqual(['ok', 'too-large'])
    expect((await held()).saved).toBeLessThanOrEqual(MiB)

    // Another server, whose clock is a moment ahead, has closed the attempt; what arrives within the grace
    // still counts.
    t.clock.advance(limitMs + defaultGraceMs)
    expect(await sweep(t.store.db, t.clock.now() + 1)).toEqual({ closed: 1 })
    expect(await saveAll()).toEqual(['already-attempted'])
    expect((await held()).saved).toBeLessThanOrEqual(MiB)
    expect(await submit(questions.length - perSubmission)).toBe(201)
    expect(await saveAll()).toEqual(['already-attempted'])
    expect(await submit(questions.length - 2 * perSubmission)).toBe(409)

    t.clock.advance(1)
    expect(await saveAll()).toEqual(['already-attempted'])
    const { saved, late, all } = await held()
    expect(saved).toBeLessThanOrEqual(1.3 * MiB)
    expect(late).toBeLessThanOrEqual(MiB)
    expect(all).toBeLessThanOrEqual(4 * MiB)
  })
})
