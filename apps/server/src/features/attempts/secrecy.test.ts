import {
  allCalls,
  endAllSessions,
  getQuiz,
  getResult,
  listResults,
  saveAnswers,
  startAttempt,
  submitAttempt,
  verifyCode,
} from '@quizly/contract'
import { describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { answerMarker } from '../../testing/sample-questions.ts'
import { createTestApp } from '../../testing/test-app.ts'

describe.each(anyEngine)('secrecy on $name', (engine) => {
  test('until a student has submitted, no byte that reaches them tells an answer or the code (T204)', async () => {
    const t = await createTestApp({ engine })
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { _id: userId, token } = users.ben
    const { _id: quizId, secretCode } = quizzes.biology
    const params = { quizId, userId, attemptId: 'unknown' }
    const query = { userId }
    const replies: { raw: string }[] = []

    const askForEverything = async () => {
      for (const call of Object.values(allCalls)) {
        if (call.path.startsWith('/api/auth') || call === endAllSessions) continue
        if (call === submitAttempt || call === startAttempt) continue
        replies.push(
          await t.call(call, { token, params, query, body: call.body && { quizId, questions: [] } }),
        )
      }
    }

    await askForEverything()
    replies.push(await t.call(verifyCode, { token, body: { secretCode } }))
    await askForEverything()
    replies.push(await t.call(submitAttempt, { token, body: { quizId, userId, answers: [] } }))
    const started = await t.call(startAttempt, { token, params })
    replies.push(started, await t.call(getQuiz, { token, params }))
    const [first] = started.body.questions
    for (const [attemptId, questionId] of [
      [started.body.attempt._id, first?._id],
      [started.body.attempt._id, 'unknown'],
      ['unknown', first?._id],
    ]) {
      const changes = [{ questionId, selectedOption: 'Rome' }]
      replies.push(
        await t.call(saveAnswers, { token, params: { attemptId: attemptId ?? '' }, body: { changes } }),
      )
    }
    await askForEverything()
    replies.push(await t.call(getResult, { token, params, query }))
    replies.push(await t.call(listResults, { token, params }))

    const bytes = replies.map(({ raw }) => raw).join('\n')
    for (const secret of ['correctAnswers', answerMarker, 'secretCode":', secretCode]) {
      expect(bytes).not.toContain(secret)
    }
    expect(bytes).toContain(first?.text)

    const result = await t.call(submitAttempt, { token, body: { quizId, userId, answers: [] } })
    const after = await t.call(getQuiz, { token, params })
    expect(result.raw + after.raw).not.toContain(secretCode)
    expect(after.raw).toContain(answerMarker)
    await t.close()
  })
})
