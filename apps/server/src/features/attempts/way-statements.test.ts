import { readFileSync } from 'node:fs'
import { getQuiz, getResult, saveAnswers, startAttempt, submitAttempt, verifyCode } from '@quizly/contract'
import { expect, test } from 'vitest'
import { sharedEngine } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { createTestApp } from '../../testing/test-app.ts'

const scale = readFileSync(new URL('../../../../../docs/scale.md', import.meta.url), 'utf8')

/** A condition on the quiz, or a row of it. */
const carriesQuiz = /"quiz_id" = (?:\$\d|\?)|^insert into "\w+" \("id", "quiz_id"/

/** What a student's way sends without the quiz; docs/scale.md says of each how it is planned. */
const others = {
  'the session': /from "sessions" where "token_hash" = /,
  'the quiz of a code': /from "quizzes" where "secret_code" = /,
  'the attempt that a save names': /from "attempts" where "id" = \S+ and "student_id" = /,
  'the change of an attempt': /^update "attempts" set .* where "id" = \S+ and "version" = /,
}
type Other = keyof typeof others

test.each(sharedEngine)(
  'a student’s way from the code to the result carries the quiz, but for what is listed, on $name',
  async (engine) => {
    const sent = new Set<string>()
    let isListening = false
    const onStatement = ({ sql }: { sql: string }) => {
      if (isListening) sent.add(sql)
    }
    const t = await createTestApp({ engine: { ...engine, open: () => engine.open({ onStatement }) } })
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { token, _id: userId } = users.ben
    const quiz = quizzes.biology
    const params = { quizId: quiz._id }
    const answers = rightAnswers(quiz.questions)
    isListening = true
    const entered = await t.call(verifyCode, { token, body: { secretCode: quiz.secretCode } })
    const started = await t.call(startAttempt, { token, params })
    const attemptId = started.body.attempt._id
    const page = await t.call(getQuiz, { token, params })
    const body = { changes: answers.slice(0, 1) }
    const saved = await t.call(saveAnswers, { token, params: { attemptId }, body })
    const submission = { quizId: quiz._id, userId, answers }
    const submitted = await t.call(submitAttempt, { token, body: submission })
    const result = await t.call(getResult, { token, params, query: { userId } })
    isListening = false
    expect([entered, started, page, saved, submitted, result].map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 201, 200,
    ])
    const found = [...sent]
      .filter((sql) => !carriesQuiz.test(sql))
      .map((sql) => (Object.keys(others) as Other[]).find((name) => others[name].test(sql)) ?? sql)
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(others).toSorted())
    await t.close()
  },
)

test.each(Object.keys(others))('docs/scale.md says how “%s” is planned', (name) => {
  expect(scale).toContain(`| ${name} `)
})
