import { saveAnswers, startAttempt, submitAttempt, verifyCode } from '@quizly/contract'
import { expect, test } from 'vitest'
import type { SeededQuiz, SeededUser } from '../../../apps/server/src/testing/seed.ts'
import { createChance } from '../chance.ts'
import { takeQuiz } from './simulated-student.ts'

test('a student who does not wait for a save is done only when it is answered', async () => {
  const question = { _id: 'q1', type: 'write', text: 'Which?', options: [], correctAnswers: ['osmosis'] }
  const submitted = Promise.withResolvers<void>()
  const answered: string[] = []
  const replies = new Map<object, () => Promise<{ status: number; body: unknown }>>([
    [verifyCode, async () => ({ status: 200, body: {} })],
    [
      startAttempt,
      async () => ({
        status: 200,
        body: { attempt: { _id: 'a', startedAt: new Date(), answers: [] }, questions: [] },
      }),
    ],
    [
      submitAttempt,
      async () => {
        submitted.resolve()
        answered.push('submission')
        return { status: 201, body: {} }
      },
    ],
    [
      saveAnswers,
      async () => {
        await submitted.promise
        await new Promise(setImmediate)
        answered.push('save')
        return { status: 409, body: {} }
      },
    ],
  ])
  await takeQuiz({
    student: { _id: 's', token: 't' } as SeededUser,
    quiz: { _id: 'z', secretCode: 'c', questions: [question] } as unknown as SeededQuiz,
    call: async (call) => (await replies.get(call)?.()) ?? { status: 404, body: {} },
    chance: { ...createChance('any'), happens: () => false },
    thinkMs: 0,
    onChosen: () => {},
    onAcknowledged: () => {},
  })
  expect(answered).toEqual(['submission', 'save'])
})
