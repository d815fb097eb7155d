import {
  getAnswerToMark,
  getDifferences,
  listRegrades,
  markByHand,
  regradeQuestion,
  releaseResults,
  setMarkingNames,
  settleMarks,
  undoRegrade,
  updateQuiz,
  withdrawRelease,
} from '@quizly/contract'
import { type Loop, seedLoop } from './loops.ts'

export const markingLoops: Loop[] = [
  {
    calls: ['releaseMarks', 'withdrawMarks'],
    begin: async (t) => {
      const { mia, markAll, release, withdraw, read } = await seedLoop(t)
      await markAll(mia)
      return { again: (time) => (time % 2 === 1 ? release() : withdraw()), read }
    },
  },
  {
    calls: ['releaseResults', 'withdrawRelease'],
    begin: async (t) => {
      const { own, mia, markAll, read } = await seedLoop(t)
      await markAll(mia)
      const body = { parts: ['marks' as const] }
      return {
        again: (time) =>
          time % 2 === 1 ? t.call(releaseResults, { ...own, body }) : t.call(withdrawRelease, own),
        read,
      }
    },
  },
  {
    calls: ['settleMarks'],
    begin: async (t) => {
      const { own, ada, mia, eva, next, note, set, read, idOf } = await seedLoop(t)
      await set({ on: [], threshold: 0 })
      for (const [points, marker] of [mia, eva].entries()) {
        const { answer } = (await next(marker)).body
        if (!answer) throw new Error('Nothing waits')
        const { round } = answer
        await note(marker, answer, { round, items: [], adjustment: points, comment: '' })
      }
      t.clock.advance(600_000)
      const params = { ...own.params, questionId: idOf(0) }
      const [answer] = (await t.call(getDifferences, { token: ada.token, params })).body.answers
      if (!answer) throw new Error('Nothing differs')
      const { attemptId, hash } = answer
      return {
        again: (time) =>
          t.call(settleMarks, {
            token: ada.token,
            params: { attemptId, questionId: idOf(0) },
            body: { hash, seen: [1, 1], baseVersion: time - 1, items: [], adjustment: time % 4, comment: '' },
          }),
        read,
      }
    },
  },
  {
    calls: ['markByHand'],
    begin: async (t) => {
      const { own, idOf, timeline, read } = await seedLoop(t)
      const { body } = await timeline()
      if (!('version' in body)) throw new Error('Only educators read versions')
      const params = { ...own.params, attemptId: body.result._id }
      let { version: baseVersion } = body
      return {
        again: async (time) => {
          const verdict = { points: time % 5 }
          const mark = { questionId: idOf(0), verdict, reason: 'Read again', baseVersion }
          const reply = await t.call(markByHand, { ...own, params, body: mark })
          baseVersion = reply.body.version
          return reply
        },
        read,
      }
    },
  },
  {
    calls: [
      'nextAnswerToMark',
      'getAnswerToMark',
      'putDraftMark',
      'putMarksTogether',
      'setMarking',
      'setMarkingNames',
    ],
    begin: async (t) => {
      const { ada, mia, params, next, note, together, set, read } = await seedLoop(t)
      const { answer, place } = (await next(mia)).body
      if (!answer || !place) throw new Error('Nothing waits')
      const { questionId } = place
      const open = { ...params, questionId, answer: place.answer }
      let baseVersion = 0
      return {
        again: async (time) => {
          await set({ on: time % 2 === 0 ? ['names'] : ['drift'], threshold: null })
          await next(ada)
          await t.call(getAnswerToMark, { token: mia.token, params: open, query: {} })
          await t.call(setMarkingNames, { token: ada.token, params, body: { names: time % 2 === 0 } })
          const mark = { baseVersion, adjustment: time % 4 }
          baseVersion += 1
          return time % 2 === 0 ? note(mia, answer, mark) : together(mia, answer, mark)
        },
        read,
      }
    },
  },
  {
    calls: ['remarkQuestion', 'undoRemarking'],
    begin: async (t) => {
      const { own, idOf, read } = await seedLoop(t)
      let [baseRevision, regradeId] = [1, '']
      return {
        again: async (time) => {
          const mode = 'full-marks'
          const change = {
            questionId: idOf(0),
            mode,
            mayLower: true,
            reason: 'Unclear',
            baseRevision,
          } as const
          const params = { ...own.params, remarkingId: regradeId }
          const reply = await (time % 2 === 1
            ? t.call(regradeQuestion, { ...own, body: change })
            : t.call(undoRegrade, { ...own, params, body: { baseRevision } }))
          ;[baseRevision, regradeId] = [reply.body.revision, reply.body.remarkingId]
          return reply
        },
        read: async () => [...(await read()), await t.call(listRegrades, own)],
      }
    },
  },
  {
    calls: ['updateQuiz'],
    begin: async (t) => {
      const { own, quiz, read } = await seedLoop(t)
      return {
        again: (time) => {
          const questions = quiz.questions.map((each) => ({ ...each, points: 1 + (time % 5) }))
          return t.call(updateQuiz, { ...own, body: { questions } })
        },
        read,
      }
    },
  },
]
