import {
  changeColleague,
  changeName,
  changePassword,
  createQuiz,
  endSession,
  handOverQuiz,
  inviteColleague,
  findInvitation,
  login,
  me,
  resetPassword,
  sendContactMessage,
  signup,
  startAttempt,
} from '@quizly/contract'
import type { accounts } from '@quizly/words/failures.ts'
import { insertRole } from '../../features/quizzes/roles.repository.ts'
import { seededPassword } from '../seed.ts'
import type { Producer } from './failure-fixture.ts'

const newQuiz = { title: 'Cells', numQuestions: 1, timeLimit: 1, secretCode: 'Account1' }

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
  'colleague-full': async ({ t, ask, course }) => {
    const { ada, bea, params } = await course()
    await insertRole(t.store.db, { ...params, userId: bea._id, role: 'editor' }, t.clock.now())
    await t.store.db.updateTable('users').set({ quiz_count: 10_000 }).where('id', '=', bea._id).execute()
    return ask(ada, handOverQuiz, { params, body: { userId: bea._id } })
  },
}
