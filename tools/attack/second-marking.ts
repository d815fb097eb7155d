import {
  type CallResult,
  getTimeline,
  markByHand,
  nextAnswerToMark,
  putDraftMark,
  setMarking,
  submitAttempt,
} from '@quizly/contract'
import { giveRole } from '../../apps/server/src/features/sharing/colleagues.repository.ts'
import { seed, type SeededUser } from '../../apps/server/src/testing/seed.ts'
import { withSeed } from './attack.ts'
import { ask, countStatuses, type Reply } from './hostile-http.ts'
import { beginQuiz } from './target.ts'

const essay = { text: 'Why?', type: 'essay' as const, options: [], correctAnswers: [], points: 6, essay: {} }
const rounds = ['first', 'second', 'third'] as const

/** A marker who wants another mark than the one that two people and an editor have given. */
export const secondMarkingAttack = withSeed(
  {
    name: 'second-marking',
    what: 'a marker takes a reserved answer, a third look, others’ marks, and the way past the marking page',
  },
  async (db) => {
    const { users, quizzes } = await seed(db, {
      users: {
        head: { role: 'admin' },
        first: { role: 'admin' },
        second: { role: 'admin' },
        cheat: { role: 'admin' },
        writer: {},
      },
      quizzes: {
        essays: {
          owner: 'head',
          secretCode: 'Essays01',
          questions: [{ ...essay }, { ...essay, text: 'How?' }],
        },
      },
    })
    for (const { _id: userId } of [users.first, users.second, users.cheat]) {
      await giveRole(db, { quizId: quizzes.essays._id, userId, role: 'marker' })
    }
    return { ...users, essays: quizzes.essays }
  },
  async (port, { head, first, second, cheat, writer, essays }) => {
    const quizId = essays._id
    await beginQuiz(port, writer, essays).catch(() => undefined)
    const answers = essays.questions.map(({ _id }) => ({ questionId: _id, selectedOption: 'Because.' }))
    await ask(port, submitAttempt, { token: writer.token, body: { quizId, userId: writer._id, answers } })
    const questionId = essays.questions[0]?._id ?? ''
    const params = { quizId, questionId }
    await ask(port, setMarking, { token: head.token, params, body: { on: [], threshold: 1 } })
    const next = async ({ token }: SeededUser) =>
      (
        JSON.parse((await ask(port, nextAnswerToMark, { token, params })).body) as CallResult<
          typeof nextAnswerToMark
        >
      ).answer
    type Given = NonNullable<Awaited<ReturnType<typeof next>>>
    const put = (
      { token }: SeededUser,
      { attemptId, hash }: Given,
      round: string,
      baseVersion: number,
      adjustment: number,
    ) => {
      const body = { baseVersion, hash, round, items: [], adjustment, comment: '' }
      return ask(port, putDraftMark, { token, params: { attemptId, questionId }, body })
    }
    const reserved = await next(first)
    if (!reserved) return { happened: 'nothing', wrong: ['it could not be tried'] }
    const tried: Reply[] = []
    const tryAll = async (given: Given) => {
      for (const round of rounds) {
        for (const baseVersion of [0, 1]) tried.push(await put(cheat, given, round, baseVersion, 6))
      }
    }
    await tryAll(reserved)
    const valid = [await put(first, reserved, 'first', 0, 1)]
    const other = await next(second)
    if (other) valid.push(await put(second, other, other.round, 0, 4))
    await tryAll(reserved)
    const third = await next(head)
    if (third) valid.push(await put(head, third, third.round, 0, 2))
    await tryAll(reserved)
    const query = { userId: writer._id }
    const seen = await ask(port, getTimeline, { token: cheat.token, params: { quizId }, query })
    const { result, version } = JSON.parse(seen.body) as { result: { _id: string }; version: number }
    const body = { questionId, verdict: { points: 6 }, reason: 'Good', baseVersion: version }
    tried.push(
      await put(cheat, { ...reserved, attemptId: result._id }, 'first', 0, 6),
      await ask(port, markByHand, { token: cheat.token, params: { quizId, attemptId: result._id }, body }),
    )
    return {
      happened: `${countStatuses(tried)}; valid ${countStatuses(valid)}`,
      wrong: [
        ...(valid.length < 3 || valid.some(({ status }) => status !== 200) ? ['it could not be tried'] : []),
        ...(tried.some(({ status }) => status < 400)
          ? ['a mark that was not given to this person is taken']
          : []),
        ...(reserved.attemptId === result._id ? ['an answer without a name has the ID of its attempt'] : []),
      ],
    }
  },
)
