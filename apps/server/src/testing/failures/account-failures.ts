import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  changeColleague,
  changeName,
  changePassword,
  completeSecondStep,
  confirmTotp,
  changePerson,
  createQuiz,
  deleteAccount,
  endSession,
  handOverQuiz,
  inviteColleague,
  inviteEducator,
  findInvitation,
  getSecondFactor,
  getSlips,
  joinSlip,
  listPeople,
  login,
  makeSlips,
  me,
  removePasskey,
  renamePasskey,
  resetPassword,
  sendContactMessage,
  signInByPasskey,
  signup,
  startAttempt,
  submitAttempt,
  turnOffTotp,
  takeSignIn,
  useSlip,
  verifyCode,
  withdrawEducatorInvitation,
} from '@quizly/contract'
import type { accounts } from '@quizly/words/failures.ts'
import { insertRole } from '../../features/quizzes/roles.repository.ts'
import { setOperator } from '../../features/auth/educators/operators.service.ts'
import { hashToken } from '../../features/auth/sessions/sessions.service.ts'
import type { FailureReason } from '../../features/providers/provider-failure.service.ts'
import { issueCode } from '../../features/providers/sign-in-codes.service.ts'
import { callApi } from '../call-api.ts'
import { setUpFactor } from '../second-factor.ts'
import { seededPassword, type SeededQuiz, type SeededUser } from '../seed.ts'
import { createPasskeyMaker } from '../passkeys/software-authenticator.ts'
import type { TestApp } from '../test-app.ts'
import { begin } from '../taking.ts'
import type { FailureFixture, Producer } from './failure-fixture.ts'

const newcomer = { name: 'Dee', password: 'a new secret' }

/** A course whose first educator is an operator. */
async function operators({ t, course }: FailureFixture) {
  const found = await course()
  await setOperator(t.store.db, found.ada._id, 1)
  return found
}

async function change(w: FailureFixture, userId: string) {
  return w.ask((await operators(w)).ada, changePerson, { params: { userId }, body: { act: 'close' } })
}

const newQuiz = { title: 'Cells', numQuestions: 1, timeLimit: 1, secretCode: 'Account1' }

async function signInWithSlip(t: TestApp, { token }: SeededUser) {
  const { slips } = (await t.call(makeSlips, { token, body: { title: 'Form 9', names: ['Cem'], days: 1 } }))
    .body
  const code = slips[0]?.code ?? ''
  const { body } = await t.call(useSlip, { body: { code } })
  return { code, student: { _id: body.user._id, token: body.token } }
}

async function take(
  t: TestApp,
  { _id: userId, token }: Pick<SeededUser, '_id' | 'token'>,
  { _id: quizId, secretCode }: SeededQuiz,
  { submits }: { submits: boolean },
) {
  await t.call(verifyCode, { token, body: { secretCode } })
  await t.call(startAttempt, { token, params: { quizId } })
  if (submits) await t.call(submitAttempt, { token, body: { quizId, userId, answers: [] } })
}
/** As a page hears of it that has come back from a provider. */
const failedSignIn =
  (failed: FailureReason): Producer =>
  async ({ t }) => {
    const browser = 'b'.repeat(43)
    const content = { browserHash: hashToken(browser), content: { failed }, expiresAt: t.clock.now() + 1 }
    const code = await issueCode(t.store.db, t.random, content)
    return t.call(takeSignIn, { body: { code }, headers: { cookie: `quizly-sign-in=${browser}` } })
  }

/** A student with a passkey. */
async function withPasskey({ t, course }: FailureFixture) {
  const { ben } = await course()
  const own = { token: ben.token }
  const maker = createPasskeyMaker('http://localhost')
  const ask = () => t.call(beginPasskey, { ...own, body: { password: seededPassword } })
  const add = ({ body: { options } }: Awaited<ReturnType<typeof ask>>) =>
    t.call(addPasskey, { ...own, body: { name: 'Phone', passkey: maker.add(options) } })
  const { passkey } = (await add(await ask())).body
  const removeAs = (password: string) =>
    t.call(removePasskey, { ...own, params: { passkeyId: passkey._id }, body: { password } })
  return {
    ben,
    ask,
    add,
    removeAs,
    remove: () => t.store.db.deleteFrom('passkeys').where('id', '=', passkey._id).execute(),
    use: async (lies: Parameters<typeof maker.use>[1] = {}) => {
      const { options } = (await t.call(beginPasskeySignIn)).body
      return t.call(signInByPasskey, { body: { passkey: maker.use(options, lies) } })
    },
  }
}

export const accountFailures: Record<keyof typeof accounts | 'wrong-password', Producer> = {
  'not-signed-in': ({ t }) => t.call(me),
  'session-expired': ({ t }) => t.call(me, { token: 'unknown' }),
  'students-only': async ({ ask, course }) => {
    const { ada, params } = await course()
    return ask(ada, startAttempt, { params })
  },
  'admins-only': async ({ ask, course }) => ask((await course()).ben, createQuiz, { body: newQuiz }),
  'wrong-pair': async ({ t, course }) => {
    const { ben } = await course()
    return t.call(login, { body: { email: ben.email, password: 'not this one' } })
  },
  'wrong-password': async ({ ask, course }) => {
    const body = { currentPassword: 'not this one', newPassword: 'a new secret' }
    return ask((await course()).ben, changePassword, { body })
  },
  'device-logged-out': async ({ ask, course }) =>
    ask((await course()).ben, endSession, { params: { sessionId: 'unknown' } }),
  'reset-link': ({ t }) => t.call(resetPassword, { body: { token: 'unknown', newPassword: 'a new secret' } }),
  'email-taken': async ({ t, course }) => {
    const { email } = (await course()).ben
    return t.call(signup, { body: { name: 'Ben', email, password: seededPassword, role: 'student' } })
  },
  'sign-in-expired': ({ t }) => t.call(takeSignIn, { body: { code: 'unknown' } }),
  'sign-in-silent': failedSignIn('sign-in-silent'),
  'sign-in-misfit': failedSignIn('sign-in-misfit'),
  'sign-in-refused': failedSignIn('sign-in-refused'),
  'sign-in-no-email': failedSignIn('sign-in-no-email'),
  'sign-in-no-groups': failedSignIn('sign-in-no-groups'),
  'sign-in-email-taken': failedSignIn('sign-in-email-taken'),
  'sign-in-again': async ({ t, ask, course }) => {
    const { ben } = await course()
    // As of somebody whom a provider has signed in.
    await t.store.db.updateTable('users').set({ password_hash: '' }).where('id', '=', ben._id).execute()
    const identity = { issuer: 'https://id.example.org', subject: ben._id, user_id: ben._id, created_at: 0 }
    await t.store.db.insertInto('identities').values(identity).execute()
    await t.store.db.updateTable('sessions').set({ created_at: 0 }).where('user_id', '=', ben._id).execute()
    return ask(ben, deleteAccount, { body: { password: '-' } })
  },
  'passwords-off': async ({ sibling }) => {
    const app = await sibling({ config: { passwords: 'off' } })
    const body = { name: 'Ben', email: 'new@example.org', password: seededPassword, role: 'student' }
    return callApi(app, signup, { body })
  },
  'account-deleted': async ({ t, ask, course }) => {
    const { ben } = await course()
    // The moment between the look at the session and the change, in which another device deletes the account.
    await t.store.db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', ben._id).execute()
    return ask(ben, changeName, { body: { name: 'Benjamin' } })
  },
  'too-many-messages': async ({ t, ask, course }) => {
    const { ben } = await course()
    const message = { user_id: ben._id, message: 'Hello', created_at: 0 }
    const messages = Array.from({ length: 1_000 }, (_, i) => ({ id: `${ben._id} ${i}`, ...message }))
    await t.store.db.insertInto('contact_messages').values(messages).execute()
    return ask(ben, sendContactMessage, { body: { name: '', email: '', message: 'Hello' } })
  },
  'no-colleague': async ({ ask, course }) => {
    const { ada, bea, params } = await course()
    return ask(ada, changeColleague, { params: { ...params, userId: bea._id }, body: { role: 'marker' } })
  },
  'too-many-colleagues': async ({ t, ask, course }) => {
    const { ada, params } = await course()
    const invitations = Array.from({ length: 49 }, (_, i) => ({
      id: `${params.quizId} ${i}`,
      quiz_id: params.quizId,
      email: `person${i}@example.org`,
      email_key: `person${i}@example.org`,
      role: 'viewer' as const,
      token_hash: `${params.quizId} ${i}`,
      invited_by: ada._id,
      created_at: t.clock.now(),
      expires_at: t.clock.now() + 60_000,
      accepted_at: null,
    }))
    await t.store.db.insertInto('invitations').values(invitations).execute()
    return ask(ada, inviteColleague, { params, body: { email: 'one.more@example.org', role: 'viewer' } })
  },
  'too-many-invitations': async ({ tooOften, course }) => {
    const { ada, params } = await course()
    const body = { email: 'person@example.org', role: 'viewer' }
    return tooOften(inviteColleague, { token: ada.token, params, body }, { times: 60 })
  },
  'invited-too-often': async ({ tooOften, course }) => {
    const [one, other] = [await course(), await course()]
    const body = { email: 'person@example.org', role: 'viewer' }
    const by = ({ ada, params }: typeof one) => ({ token: ada.token, params, body })
    return tooOften(inviteColleague, by(one), { others: by(other), times: 60 })
  },
  'invitation-link': async ({ ask, course }) =>
    ask((await course()).ada, findInvitation, { body: { token: 'unknown' } }),
  'educator-invitation': ({ t }) =>
    t.call(signup, {
      body: { ...newcomer, email: 'invited@example.org', role: 'admin', invitation: 'unknown' },
    }),
  'account-closed': async ({ t, course }) => {
    const { ben } = await course()
    await t.store.db.updateTable('users').set({ closed_at: 1 }).where('id', '=', ben._id).execute()
    return t.call(login, { body: { email: ben.email, password: seededPassword } })
  },
  'operators-only': async ({ ask, course }) => ask((await course()).ada, listPeople),
  'no-account': async (w) => change(w, 'unknown'),
  'person-takes-quiz': async (w) => {
    const { ben, quiz } = await w.course()
    await begin(w.t, ben, quiz)
    return change(w, ben._id)
  },
  'own-account': async (w) => {
    const { ada } = await operators(w)
    return w.ask(ada, changePerson, { params: { userId: ada._id }, body: { act: 'close' } })
  },
  'invited-has-account': async (w) => {
    const { ada, ben } = await operators(w)
    return w.ask(ada, inviteEducator, { body: { email: ben.email } })
  },
  'last-local-operator': async (w) => {
    const { ada, bea } = await operators(w)
    const { db } = w.t.store
    await db.updateTable('users').set({ operator_since: null }).where('id', '!=', ada._id).execute()
    await setOperator(db, bea._id, 1)
    await db.updateTable('users').set({ password_hash: '' }).where('id', '=', bea._id).execute()
    const app = await w.sibling({ config: { passwords: 'off' } })
    return callApi(app, changePerson, {
      token: bea.token,
      params: { userId: ada._id },
      body: { act: 'close' },
    })
  },
  'last-operator': async (w) => {
    const { ada } = await operators(w)
    const { db } = w.t.store
    await db.updateTable('users').set({ operator_since: null }).where('id', '!=', ada._id).execute()
    const app = await w.sibling({ config: { educators: { kind: 'approved' } } })
    return callApi(app, deleteAccount, { token: ada.token, body: { password: seededPassword } })
  },
  'no-educator-invitation': async (w) =>
    w.ask((await operators(w)).ada, withdrawEducatorInvitation, { params: { invitationId: 'unknown' } }),
  'too-many-educators-invited': async (w) => {
    const { ada } = await operators(w)
    const rows = Array.from({ length: 1_000 }, (_, i) => ({
      id: `${ada._id} ${i}`,
      token_hash: `${ada._id} ${i}`,
      email: `educator${i}@example.org`,
      email_key: `educator${i}@example.org`,
      invited_by: ada._id,
      created_at: w.t.clock.now(),
      expires_at: w.t.clock.now() + 60_000,
    }))
    await w.t.store.db.insertInto('educator_invitations').values(rows).execute()
    const reply = await w.ask(ada, inviteEducator, { body: { email: 'one.more@example.org' } })
    await w.t.store.db.deleteFrom('educator_invitations').execute()
    return reply
  },
  'second-step-expired': ({ t }) =>
    t.call(completeSecondStep, { body: { ticket: 'unknown', code: '123456' } }),
  'factor-set-up-expired': async ({ ask, course }) =>
    ask((await course()).ada, confirmTotp, { body: { code: '123456' } }),
  'factor-required': async ({ t, sibling, course }) => {
    const { ada } = await course()
    const [code = ''] = await setUpFactor(t, ada)
    const app = await sibling({ config: { secondFactor: 'educators' } })
    return callApi(app, turnOffTotp, { token: ada.token, body: { password: seededPassword, code } })
  },
  'factor-not-offered': async ({ ask, course }) => ask((await course()).ben, getSecondFactor),
  'factor-reset-unproved': async (w) => {
    const { ada, bea } = await w.course()
    await setUpFactor(w.t, bea)
    await setOperator(w.t.store.db, ada._id, 1)
    const input = { params: { userId: bea._id }, body: { act: 'reset-second-factor' } }
    const reply = await w.ask(ada, changePerson, input)
    await setOperator(w.t.store.db, ada._id, null)
    return reply
  },
  'no-slips': async ({ ask, course }) =>
    ask((await course()).ada, getSlips, { params: { listId: 'unknown' } }),
  'slip-used': ({ t }) => t.call(useSlip, { body: { code: 'MMMMMMMMMM' } }),
  'too-many-slips': async ({ t, ask, course }) => {
    const { ada } = await course()
    const list = { educator_id: ada._id, title: 'Form 9', days: 1, made_at: 0 }
    const lists = Array.from({ length: 200 }, (_, i) => ({ id: `${ada._id} ${i}`, ...list }))
    await t.store.db.insertInto('slip_lists').values(lists).execute()
    return ask(ada, makeSlips, { body: { title: 'Form 9', names: ['Ada'], days: 1 } })
  },
  'slip-quiz-running': async ({ t, ask, course }) => {
    const { ada, ben, quiz } = await course()
    const { code, student } = await signInWithSlip(t, ada)
    await take(t, student, quiz, { submits: false })
    return ask(ben, joinSlip, { body: { code } })
  },
  'slip-both-took': async ({ t, ask, course }) => {
    const { ada, ben, quiz } = await course()
    const { code, student } = await signInWithSlip(t, ada)
    for (const each of [student, ben]) await take(t, each, quiz, { submits: true })
    return ask(ben, joinSlip, { body: { code } })
  },
  'slip-again': async ({ t, course }) => {
    const { student } = await signInWithSlip(t, (await course()).ada)
    await t.store.db
      .updateTable('sessions')
      .set({ created_at: 0 })
      .where('user_id', '=', student._id)
      .execute()
    return t.call(deleteAccount, { token: student.token, body: { password: '-' } })
  },
  'slip-stays-student': async (w) => {
    const { ada } = await operators(w)
    const { student } = await signInWithSlip(w.t, ada)
    return w.ask(ada, changePerson, { params: { userId: student._id }, body: { act: 'make-educator' } })
  },
  'slip-not-own': async ({ t, course }) => {
    const { code, student } = await signInWithSlip(t, (await course()).ada)
    return t.call(joinSlip, { token: student.token, body: { code } })
  },
  'passkeys-insecure': ({ t }) => t.call(beginPasskeySignIn, { headers: { host: '127.0.0.1' } }),
  'passkey-expired': async (w) => {
    const { use } = await withPasskey(w)
    return use({ challenge: 'unknown' })
  },
  'passkey-unknown': async (w) => {
    const { use, remove } = await withPasskey(w)
    await remove()
    return use()
  },
  'passkey-refused': async (w) => (await withPasskey(w)).use({ isVerified: false }),
  'passkey-in-frame': async (w) => (await withPasskey(w)).use({ topOrigin: 'https://lms.example.org' }),
  'passkey-known': async (w) => {
    const { ask, add } = await withPasskey(w)
    return add(await ask())
  },
  'too-many-passkeys': async (w) => {
    const { ask, ben } = await withPasskey(w)
    const passkey = {
      user_id: ben._id,
      public_key: '',
      counter: 0,
      transports: '[]',
      name: 'x',
      created_at: 0,
    }
    const rows = Array.from({ length: 9 }, (_, i) => `${ben._id} ${i}`)
    await w.t.store.db
      .insertInto('passkeys')
      .values(rows.map((id) => ({ id, credential_id: id, ...passkey })))
      .execute()
    return ask()
  },
  'no-passkey': async ({ ask, course }) => {
    const params = { passkeyId: 'unknown' }
    return ask((await course()).ben, renamePasskey, { params, body: { name: 'Phone' } })
  },
  'last-way-in': async (w) => {
    const { ben, removeAs } = await withPasskey(w)
    const identity = { issuer: 'https://gone.example.org', subject: ben._id, user_id: ben._id, created_at: 0 }
    await w.t.store.db.insertInto('identities').values(identity).execute()
    await w.t.store.db.updateTable('users').set({ password_hash: '' }).where('id', '=', ben._id).execute()
    return removeAs('-')
  },
  'passkey-by-slip': async ({ t, course }) => {
    const { student } = await signInWithSlip(t, (await course()).ada)
    return t.call(beginPasskey, { token: student.token, body: { password: '-' } })
  },
  'colleague-full': async ({ t, ask, course }) => {
    const { ada, bea, params } = await course()
    await insertRole(t.store.db, { ...params, userId: bea._id, role: 'editor' }, t.clock.now())
    await t.store.db.updateTable('users').set({ quiz_count: 10_000 }).where('id', '=', bea._id).execute()
    return ask(ada, handOverQuiz, { params, body: { userId: bea._id } })
  },
}
