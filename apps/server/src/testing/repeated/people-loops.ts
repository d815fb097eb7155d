import {
  changeLanguage,
  changeName,
  changePassword,
  decideLateAnswers,
  deleteAttempt,
  endAllSessions,
  endSession,
  exportAccount,
  forgotPassword,
  listSessions,
  login,
  logout,
  saveAnswers,
  startAttempt,
  submitAttempt,
  verifyCode,
} from '@quizly/contract'
import { seededPassword } from '../seed.ts'
import { type Loop, seedLoop } from './loops.ts'

export const peopleLoops: Loop[] = [
  {
    calls: ['verifyCode', 'startAttempt', 'submitAttempt', 'deleteAttempt'],
    begin: async (t) => {
      const { own, dan, quiz, params, idOf, read } = await seedLoop(t)
      const { token } = dan
      return {
        again: async () => {
          await t.call(verifyCode, { token, body: { secretCode: quiz.secretCode } })
          const { attempt } = (await t.call(startAttempt, { token, params })).body
          const answers = [{ questionId: idOf(0), selectedOption: 'A text' }]
          await t.call(submitAttempt, { token, body: { quizId: quiz._id, userId: dan._id, answers } })
          const body = { attemptId: attempt._id, reason: 'Once more' }
          return t.call(deleteAttempt, { ...own, body })
        },
        read,
      }
    },
  },
  {
    calls: ['saveAnswers', 'decideLateAnswers'],
    // A timeline has at most 500 events.
    most: { attempts: 4_000 },
    begin: async (t) => {
      const { own, ben, dan, quiz, params, idOf, read } = await seedLoop(t)
      const { token } = dan
      await t.call(verifyCode, { token, body: { secretCode: quiz.secretCode } })
      const { attempt } = (await t.call(startAttempt, { token, params })).body
      const save = (text: string) => {
        const changes = [{ questionId: idOf(0), selectedOption: text, age: 0 }]
        return t.call(saveAnswers, { token, params: { attemptId: attempt._id }, body: { changes } })
      }
      return {
        again: async (time) => {
          if (time === 300) t.clock.advance(20 * 60_000)
          await save(time % 2 === 1 ? 'One text' : 'Another one')
          const late = { userId: time < 300 ? ben._id : dan._id, accept: time % 3 === 0 }
          return t.call(decideLateAnswers, { ...own, body: late })
        },
        read,
      }
    },
  },
  {
    calls: ['login', 'logout', 'endSession', 'endAllSessions', 'forgotPassword', 'changePassword'],
    begin: async (t) => {
      const { ben } = await seedLoop(t)
      const { email } = ben
      const log = async () => (await t.call(login, { body: { email, password: seededPassword } })).body
      let { token } = await log()
      return {
        again: async (time) => {
          await log()
          await t.call(logout, { token: (await log()).token })
          const { sessions } = (await t.call(listSessions, { token })).body
          const other = sessions.find(({ isCurrent }) => !isCurrent)
          if (other) await t.call(endSession, { token, params: { sessionId: other._id } })
          await t.call(forgotPassword, { body: { email } })
          const body = { currentPassword: seededPassword, newPassword: seededPassword }
          if (time % 25 === 0) await t.call(changePassword, { token, body })
          const reply = await t.call(endAllSessions, { token })
          token = (await log()).token
          return reply
        },
        read: async () => [await t.call(exportAccount, { token }), await t.call(listSessions, { token })],
      }
    },
  },
  {
    calls: ['changeName', 'changeLanguage'],
    begin: async (t) => {
      const { ben } = await seedLoop(t)
      const { token } = ben
      return {
        again: async (time) => {
          await t.call(changeLanguage, { token, body: { language: time % 2 === 0 ? 'de' : 'en' } })
          return t.call(changeName, { token, body: { name: `Ben ${time % 2}` } })
        },
        read: async () => [await t.call(exportAccount, { token })],
      }
    },
  },
]
