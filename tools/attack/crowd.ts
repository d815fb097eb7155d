import { setTimeout as wait } from 'node:timers/promises'
import { getQuiz, saveAnswers, submitAttempt } from '@quizly/contract'
import type { Attack } from './attack.ts'
import { ask, countStatuses } from './hostile-http.ts'
import { beginQuiz, type Fixture } from './target.ts'
import type { SeededUser } from '../../apps/server/src/testing/seed.ts'

const school = 500

/** Nobody attacks; all students come at once. */
export const crowdAttacks: Attack[] = [
  {
    name: 'school',
    what: `${school} students behind one address who enter, start, look, save three times and submit together`,
    crowd: school,
    // Their own answers, and SQLite's write-ahead log until it is full.
    maxDiskMb: 24,
    run: async (fixture) => {
      const replies = (await Promise.all(fixture.crowd.map((student) => takeQuiz(fixture, student)))).flat()
      const refused = replies.filter(({ status }) => status >= 300 || status === 0)
      return {
        happened: countStatuses(replies),
        ...(refused.length > 0 && { wrong: [`${refused.length} calls of the school were refused`] }),
      }
    },
  },
]

async function takeQuiz({ port, quiz }: Fixture, student: SeededUser) {
  const { token } = student
  const { attemptId, questionId, options } = await beginQuiz(port, student, quiz)
  const replies = [await ask(port, getQuiz, { token, params: { quizId: quiz._id } })]
  for (const selectedOption of options.slice(0, 3)) {
    await wait(2_000)
    const changes = [{ questionId, selectedOption }]
    replies.push(await ask(port, saveAnswers, { token, params: { attemptId }, body: { changes } }))
  }
  const answers = [{ questionId, selectedOption: options[2] ?? null }]
  const body = { quizId: quiz._id, userId: student._id, answers }
  return [...replies, await ask(port, submitAttempt, { token, body })]
}
