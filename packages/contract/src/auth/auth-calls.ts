import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { defineCall } from '../call.ts'
import { forgotPasswordBody, loginBody, resetPasswordBody, signupBody, user } from './user-schemas.ts'

const tag = 'Accounts'
const session = z.object({ token: z.string(), user, message: z.string() })

export const signup = defineCall(addresses.signup, {
  summary: 'Create an account and sign in',
  tag,
  audience: 'anyone',
  body: signupBody,
  replies: { created: { status: 201, description: 'Signed in with the new account', schema: session } },
  errors: ['invalid-input', 'email-taken', 'too-many-requests', 'busy'],
})

export const login = defineCall(addresses.login, {
  summary: 'Sign in; the token lasts 12 hours after its last use, or 30 days with `remember`',
  tag,
  audience: 'anyone',
  body: loginBody,
  replies: { ok: { status: 200, description: 'Signed in', schema: session } },
  errors: ['invalid-input', 'invalid-credentials', 'too-many-requests', 'busy'],
})

export const logout = defineCall(addresses.logout, {
  summary: 'Sign out: the token is dead afterwards',
  tag,
  audience: 'signed-in',
  replies: { done: { status: 204, description: 'Signed out' } },
  errors: [],
})

export const me = defineCall(addresses.me, {
  summary: 'Who is signed in',
  tag,
  audience: 'signed-in',
  replies: { ok: { status: 200, description: 'The caller', schema: z.object({ user }) } },
  errors: [],
})

export const forgotPassword = defineCall(addresses.forgotPassword, {
  summary: 'Ask for a link by which to set a new password; the reply is the same whether there is an account',
  tag,
  audience: 'anyone',
  body: forgotPasswordBody,
  replies: {
    accepted: {
      status: 202,
      description: 'What happens next, in a sentence for a person',
      schema: z.object({ message: z.string() }),
    },
  },
  errors: ['invalid-input', 'too-many-requests'],
})

export const resetPassword = defineCall(addresses.resetPassword, {
  summary: 'Set a new password by a link, which works once; every session of the account ends',
  tag,
  audience: 'anyone',
  body: resetPasswordBody,
  replies: { done: { status: 204, description: 'The new password is set' } },
  errors: ['invalid-input', 'invalid-link', 'busy'],
})
