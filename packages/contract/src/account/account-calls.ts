import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { accountExport, session } from './account-schemas.ts'
import { defineCall } from '../call.ts'
import { id } from '../shared-fields.ts'
import { changeNameBody, changePasswordBody, deleteAccountBody, user } from '../auth/user-schemas.ts'

const tag = 'Accounts'

export const listSessions = defineCall(addresses.listSessions, {
  summary: 'Where the caller is signed in, the latest first',
  tag,
  audience: 'signed-in',
  replies: {
    ok: { status: 200, description: 'The sessions', schema: z.object({ sessions: z.array(session) }) },
  },
  errors: [],
})

export const endSession = defineCall(addresses.endSession, {
  summary: 'Sign out on one device',
  tag,
  audience: 'signed-in',
  params: z.object({ sessionId: id }),
  replies: { done: { status: 204, description: 'That session has ended' } },
  errors: ['not-found'],
})

export const endAllSessions = defineCall(addresses.endAllSessions, {
  summary: 'Sign out everywhere, here too',
  tag,
  audience: 'signed-in',
  replies: { done: { status: 204, description: 'Every session has ended' } },
  errors: [],
})

export const changePassword = defineCall(addresses.changePassword, {
  summary: 'Change the password; every other session ends',
  tag,
  audience: 'signed-in',
  body: changePasswordBody,
  replies: { done: { status: 204, description: 'The new password is set' } },
  errors: ['invalid-input', 'wrong-password', 'too-many-requests', 'busy'],
})

export const changeName = defineCall(addresses.changeName, {
  summary: 'Correct one’s own name; receipts keep the name that they were issued with',
  tag,
  audience: 'signed-in',
  body: changeNameBody,
  replies: { ok: { status: 200, description: 'The caller', schema: z.object({ user }) } },
  errors: ['invalid-input', 'not-found', 'too-many-requests'],
})

export const exportAccount = defineCall(addresses.exportAccount, {
  summary: 'Everything that is kept about the caller',
  tag,
  audience: 'signed-in',
  replies: { ok: { status: 200, description: 'The data', schema: accountExport } },
  errors: ['too-many-requests'],
})

export const deleteAccount = defineCall(addresses.deleteAccount, {
  summary: 'Delete the account: what names its person is removed, what others need stays without a name',
  tag,
  audience: 'signed-in',
  body: deleteAccountBody,
  replies: { done: { status: 204, description: 'The account is gone' } },
  errors: ['invalid-input', 'wrong-password', 'too-many-requests', 'busy'],
})
