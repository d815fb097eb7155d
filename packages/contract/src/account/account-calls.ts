import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { accountExport, session } from './account-schemas.ts'
import { callsFor, done, ok } from '../call.ts'
import { id } from '../shared-fields.ts'
import { changeNameBody, changePasswordBody, deleteAccountBody, user } from '../auth/user-schemas.ts'

const forUsers = callsFor({ tag: 'Accounts', audience: 'signed-in' })

export const listSessions = forUsers(addresses.listSessions, {
  summary: 'Where the caller is signed in, the latest first',
  replies: { ok: ok('The sessions', z.object({ sessions: z.array(session) })) },
})

export const endSession = forUsers(addresses.endSession, {
  summary: 'Sign out on one device',
  params: z.object({ sessionId: id }),
  replies: { done: done('That session has ended') },
})

export const endAllSessions = forUsers(addresses.endAllSessions, {
  summary: 'Sign out everywhere, here too',
  replies: { done: done('Every session has ended') },
})

export const changePassword = forUsers(addresses.changePassword, {
  summary: 'Change the password; every other session ends',
  body: changePasswordBody,
  replies: { done: done('The new password is set') },
  errors: ['wrong-password', 'too-many-requests', 'busy'],
})

export const changeName = forUsers(addresses.changeName, {
  summary: 'Correct one’s own name; receipts keep the name that they were issued with',
  body: changeNameBody,
  replies: { ok: ok('The caller', z.object({ user })) },
  errors: ['not-found', 'too-many-requests'],
})

export const exportAccount = forUsers(addresses.exportAccount, {
  summary: 'Everything that is kept about the caller',
  replies: { ok: ok('The data', accountExport) },
  errors: ['too-many-requests'],
})

export const deleteAccount = forUsers(addresses.deleteAccount, {
  summary: 'Delete the account: what names its person is removed, what others need stays without a name',
  body: deleteAccountBody,
  replies: { done: done('The account is gone') },
  errors: ['wrong-password', 'too-many-requests', 'busy'],
})
