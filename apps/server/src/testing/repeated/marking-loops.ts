import { listRegrades, markByHand, regradeQuestion, undoRegrade, updateQuiz } from '@quizly/contract'
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
    calls: ['nextAnswerToMark', 'putDraftMark', 'putMarksTogether', 'setMarking'],
    begin: async (t) => {
      const { ada, mia, next, note, together, set, read } = await seedLoop(t)
      const { answer } = (await next(mia)).body
      if (!answer) throw new Error('Nothing waits')
      let baseVersion = 0
      return {
        again: async (time) => {
          await set({ on: time % 2 === 0 ? ['names'] : ['drift'], threshold: null })
          await next(ada)
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
