import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  askFactorReset,
  changeLanguage,
  changeName,
  changePassword,
  changePerson,
  decideLateAnswers,
  deleteAttempt,
  deleteSlipList,
  endAllSessions,
  endSession,
  exportAccount,
  forgotPassword,
  joinSlip,
  inviteEducator,
  listPasskeys,
  listSessions,
  login,
  logout,
  makeSlips,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  renewSlip,
  revokeSlip,
  saveAnswers,
  sendTestMail,
  signInByPasskey,
  startAttempt,
  submitAttempt,
  turnOffTotp,
  useSlip,
  verifyCode,
  withdrawEducatorInvitation,
} from '@quizly/contract'
import { setOperator } from '../../features/auth/educators/operators.service.ts'
import { createPasskeyMaker } from '../passkeys/software-authenticator.ts'
import { codeAt, logInTo, setUp } from '../second-factor.ts'
import { seededPassword } from '../seed.ts'
import { type Loop, seedLoop } from './loops.ts'

export const peopleLoops: Loop[] = [
  {
    calls: ['makeSlips', 'joinSlip', 'deleteSlipList', 'renewSlip', 'useSlip', 'revokeSlip'],
    begin: async (t) => {
      const { own, ben, read } = await seedLoop(t)
      const { token } = own
      const make = async () =>
        (await t.call(makeSlips, { token, body: { title: 'Form 9', names: ['Cem'], days: 1 } })).body
      const { list, slips } = await make()
      const kept = { listId: list._id, slipId: slips[0]?._id ?? '' }
      return {
        again: async () => {
          const made = await make()
          await t.call(joinSlip, { token: ben.token, body: { code: made.slips[0]?.code ?? '' } })
          await t.call(deleteSlipList, { token, params: { listId: made.list._id } })
          const { slip } = (await t.call(renewSlip, { token, params: kept })).body
          await t.call(useSlip, { body: { code: slip.code } })
          return t.call(revokeSlip, { token, params: kept })
        },
        read,
      }
    },
  },
  {
    calls: ['changePerson', 'inviteEducator', 'withdrawEducatorInvitation', 'sendTestMail'],
    // The log has at most 10,000 rows.
    most: { log_entries: 400_000 },
    begin: async (t) => {
      const { ada, ben, read } = await seedLoop(t)
      await setOperator(t.store.db, ada._id, 1)
      const { token } = ada
      return {
        again: async (time) => {
          const { body } = await t.call(inviteEducator, { token, body: { email: 'invited@example.org' } })
          const params = { invitationId: body.invitation._id }
          await t.call(withdrawEducatorInvitation, { token, params })
          await t.call(sendTestMail, { token })
          const act = time % 2 === 1 ? 'make-educator' : 'make-student'
          return t.call(changePerson, { token, params: { userId: ben._id }, body: { act } })
        },
        read,
      }
    },
  },
  {
    calls: [
      'beginPasskey',
      'addPasskey',
      'renamePasskey',
      'removePasskey',
      'beginPasskeySignIn',
      'signInByPasskey',
    ],
    // A challenge that was used is kept until it ends, five minutes later.
    most: { passkey_uses: 80_000 },
    begin: async (t) => {
      const { ben } = await seedLoop(t)
      // The oldest sessions of many end.
      let own = { token: ben.token }
      const proof = { password: seededPassword }
      return {
        again: async (time) => {
          const maker = createPasskeyMaker('http://localhost')
          const begun = await t.call(beginPasskey, { ...own, body: proof })
          const body = { name: 'Phone', passkey: maker.add(begun.body.options) }
          const { passkey } = (await t.call(addPasskey, { ...own, body })).body
          const params = { passkeyId: passkey._id }
          await t.call(renamePasskey, { ...own, params, body: { name: `Phone ${time % 10}` } })
          const { options } = (await t.call(beginPasskeySignIn)).body
          const answer = { passkey: maker.use(options) }
          own = { token: (await t.call(signInByPasskey, { body: answer })).body.token }
          return t.call(removePasskey, { ...own, params, body: proof })
        },
        read: async () => [await t.call(exportAccount, own), await t.call(listPasskeys, own)],
      }
    },
  },
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
    calls: ['beginTotp', 'confirmTotp', 'renewRecoveryCodes', 'turnOffTotp', 'askFactorReset'],
    // The newest 10,000 rows stay.
    most: { log_entries: 200_000 },
    begin: async (t) => {
      const { ada } = await seedLoop(t)
      const { token } = ada
      const proofOf = (secret: string) => {
        t.clock.advance(30_000)
        return { token, body: { password: seededPassword, code: codeAt(secret, t.clock.now()) } }
      }
      return {
        again: async () => {
          const { secret } = await setUp(t, token)
          await t.call(askFactorReset, { body: { ticket: await logInTo(t, ada) } })
          await t.call(renewRecoveryCodes, proofOf(secret))
          return t.call(turnOffTotp, proofOf(secret))
        },
        read: async () => [await t.call(exportAccount, { token })],
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
