import { allCalls, type Call, endQuiz } from '@quizly/contract'
import { type QuestionContent, questionProblems } from '@quizly/domain'
import { inEnglish } from '@quizly/words/sentences.ts'
import { producedProblems } from '@quizly/words/testing/produced-problems.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accessMatrix } from '../../testing/access/access-matrix.ts'
import { type AccessFixture, createAccessFixture } from '../../testing/access/access-fixture.ts'
import { engines } from '../../testing/engines.ts'
import {
  accountProblems,
  type CallInput,
  changedQuestionProblems,
  formattingProblems,
  feedbackProblems,
  formProblems,
  type fromDomain,
  type ProblemRow,
  questionProblemRows,
  requestProblems,
  windowProblems,
} from '../../testing/failures/problem-rows.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const rows = {
  ...accountProblems,
  ...changedQuestionProblems,
  ...formattingProblems,
  ...feedbackProblems,
  ...formProblems,
  ...questionProblemRows,
  ...windowProblems,
  ...requestProblems,
} satisfies Partial<Record<keyof typeof producedProblems, ProblemRow>>
type Said = keyof typeof rows

describe.each(engines)('a server on $name says with its code, parameters and message', (engine) => {
  let t: TestApp
  let fixture: AccessFixture
  beforeAll(async () => {
    t = await createTestApp({ engine })
    fixture = await createAccessFixture(t, { isAlone: true })
  })
  afterAll(() => t.close())

  async function ask([name, fields]: CallInput, of = fixture) {
    const call: Call = allCalls[name]
    const reader = call.audience === 'student' ? 'student' : 'owner'
    const things = of.thingsFor(reader, 'own')
    const { body, query, ...rightful } = accessMatrix[name].input?.(things) ?? {}
    const changed = typeof fields === 'function' ? fields(things) : fields
    const token = of.tokenOf(reader) ?? ''
    const whole = Array.isArray(changed) ? changed : { ...(body as object), ...changed }
    const input = call.body ? { body: whole } : { query: { ...query, ...changed } }
    return t.call(call, { ...rightful, token, ...input })
  }

  test.each(Object.keys(rows) as Said[])('%s', async (code) => {
    const [name, fields, before]: ProblemRow = rows[code]
    const own = before && (await createAccessFixture(t, { isAlone: true }))
    if (before) await ask(before, own)
    const { problems = [] } = (await ask([name, fields], own)).failure
    const { params, message } = problems.find((each) => each.code === code) ?? {}
    expect({ params, message }).toEqual(producedProblems[code])
  })
})

const long = 'x'.repeat(10_001)
const [choice, , written] = sampleQuestions
const tooMuch: Record<(typeof fromDomain)[number], QuestionContent[]> = {
  'too-many-questions': Array.from({ length: 501 }, () => choice),
  'question-too-long': [{ ...choice, text: long }],
  'option-too-long': [{ ...choice, options: ['Paris', long] }],
  'answer-too-long': [{ ...written, correctAnswers: [long] }],
}

test.each(Object.entries(tooMuch))('the domain says %s to who is writing', (code, questions) => {
  const found = questionProblems(questions).find((each) => each.code === code)!
  expect({ params: found.params, message: inEnglish(found) }).toEqual(Object(producedProblems)[code])
})

test('a schema says call-id-wanted, which over HTTP is no object already', () => {
  const { error } = z.safeParse(endQuiz.body, 7)
  expect(error?.issues[0]?.message).toBe(producedProblems['call-id-wanted'].message)
})
