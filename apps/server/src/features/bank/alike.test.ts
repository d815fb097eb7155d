import { addToBank, findAlike } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const [choice, several, written] = sampleQuestions

describe.each(engines)('what a bank has already, on $name', (engine) => {
  let t: TestApp
  let ada: SeededUser
  let bea: SeededUser
  beforeEach(async () => {
    t = await createTestApp({ engine })
    ;({ ada, bea } = (await t.seed({ users: { ada: { role: 'admin' }, bea: { role: 'admin' } } })).users)
    const items = [choice, several, { ...written, text: 'x'.repeat(400) }].map((question) => ({
      question,
      tags: [],
    }))
    await t.call(addToBank, { token: ada.token, body: { items } })
  })
  afterEach(() => t.close())

  const alike = async (questions: readonly object[], by = ada) =>
    (await t.call(findAlike, { token: by.token, body: { questions } })).body.alike

  test('is told as the same or as nearly the same, for their owner alone (T453)', async () => {
    const slip = { ...choice, text: `${choice.text.slice(0, 8)}x${choice.text.slice(8)}` }
    const otherKey = { ...choice, options: [...choice.options.slice(0, -1), 'None of these'] }
    const found = await alike([
      { ...choice, text: ` ${choice.text.toUpperCase()} ` },
      slip,
      otherKey,
      written,
    ])
    expect(found.map(({ same, near }) => [same, near.map(({ text }) => text)])).toEqual([
      [true, []],
      [undefined, [choice.text]],
      [undefined, [choice.text]],
      [undefined, []],
    ])
    expect(await alike([choice, slip], bea)).toEqual([{ near: [] }, { near: [] }])
  })

  test('of another type, or longer than lists show it, is not near', async () => {
    const { options: _, ...rest } = choice
    const typed = { ...rest, type: 'write', options: [], correctAnswers: ['anything'] }
    expect(await alike([typed, { ...written, text: `${'x'.repeat(400)}y` }])).toEqual([
      { near: [] },
      { near: [] },
    ])
  })
})
