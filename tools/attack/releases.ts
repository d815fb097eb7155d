import {
  type CallResult,
  createQuestions,
  createQuiz,
  finalizeQuiz,
  getTimeline,
  nextAnswerToMark,
  putDraftMark,
  releaseMarks,
  startAttempt,
  submitAttempt,
  verifyCode,
  withdrawMarks,
} from '@quizly/contract'
import type { Attack } from './attack.ts'
import type { SeededUser } from '../../apps/server/src/testing/seed.ts'
import { ask, countStatuses } from './hostile-http.ts'
import type { Fixture } from './target.ts'

/** How much one student's timeline, their educator's view of it, may have: the items of each mark, once, and a history. */
const maxTimelineMb = 1.5
/** More do not go into one body. */
const essays = 70
const changes = 240
const readings = 10

const secretCode = 'Released'

/** Essays, each with the longest rubric, marked with all its items. */
async function markLongEssays({ port, educator: { token }, student }: Fixture) {
  const quiz = { title: 'Essays', numQuestions: essays, timeLimit: 60, secretCode }
  const created = await ask(port, createQuiz, { token, body: quiz })
  const { _id: quizId } = (JSON.parse(created.body) as CallResult<typeof createQuiz>).quiz
  const rubric = Array.from({ length: 20 }, (_, i) => ({
    _id: `item${i}`,
    text: `${i} `.padEnd(300, 'x'),
    points: 1,
  }))
  const essay = {
    text: 'Why?',
    type: 'essay',
    options: [],
    correctAnswers: [],
    points: 20,
    essay: { rubric },
  }
  const questions = Array.from({ length: essays }, () => essay)
  const replies = [
    await ask(port, createQuestions, { token, body: { quizId, questions } }),
    await ask(port, finalizeQuiz, { token, params: { quizId } }),
  ]
  if (replies.some(({ status }) => status >= 300))
    throw new Error(`No essays could be made: ${countStatuses(replies)}`)
  const { questionIds } = await takeEssays(port, student, { _id: quizId, secretCode })
  for (const questionId of questionIds) {
    const next = await ask(port, nextAnswerToMark, { token, params: { quizId, questionId } })
    const { answer } = JSON.parse(next.body) as CallResult<typeof nextAnswerToMark>
    const { attemptId = '', hash = '' } = answer ?? {}
    const mark = {
      baseVersion: 0,
      hash,
      items: rubric.map(({ _id }) => _id),
      adjustment: 0,
      comment: 'Good.',
    }
    replies.push(
      next,
      await ask(port, putDraftMark, { token, params: { attemptId, questionId }, body: mark }),
    )
  }
  return { quizId, replies }
}

async function takeEssays(
  port: number,
  { token, _id: userId }: SeededUser,
  quiz: { _id: string; secretCode: string },
) {
  const params = { quizId: quiz._id }
  const replies = [await ask(port, verifyCode, { token, body: { secretCode: quiz.secretCode } })]
  const started = await ask(port, startAttempt, { token, params })
  const { questions } = JSON.parse(started.body) as CallResult<typeof startAttempt>
  const answers = questions.map(({ _id: questionId }) => ({ questionId, selectedOption: 'Because.' }))
  replies.push(await ask(port, submitAttempt, { token, body: { quizId: quiz._id, userId, answers } }))
  return { questionIds: questions.map(({ _id }) => _id), replies }
}

export const releaseAttacks: Attack[] = [
  {
    name: 'releases',
    what: `marks of ${essays} essays released and withdrawn ${changes} times; then the timeline is read ${readings} times at once`,
    isSingle: true,
    run: async (fixture) => {
      const {
        port,
        educator: { token },
        student,
      } = fixture
      const { quizId, replies } = await markLongEssays(fixture)
      const params = { quizId }
      for (let change = 0; change < changes; change += 1) {
        replies.push(await ask(port, change % 2 === 0 ? releaseMarks : withdrawMarks, { token, params }))
      }
      replies.push(await ask(port, releaseMarks, { token, params }))
      const query = { userId: student._id }
      const read = () => ask(port, getTimeline, { token, params, query })
      const timelines = await Promise.all(Array.from({ length: readings }, read))
      const mb = Math.max(...timelines.map(({ body }) => Buffer.byteLength(body))) / 1e6
      const all = [...replies, ...timelines]
      return {
        happened: `${countStatuses(all)}; a timeline of ${mb.toFixed(2)} MB`,
        wrong: [
          ...(mb > maxTimelineMb ? [`a timeline of ${mb.toFixed(1)} MB`] : []),
          ...(all.some(({ status }) => status >= 300) ? ['it could not be tried'] : []),
        ],
      }
    },
  },
]
