import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { callsFor, created, done, ok } from '../call.ts'
import { forgotPasswordBody, loginBody, resetPasswordBody, signupBody, user } from './user-schemas.ts'

const forAnyone = callsFor({ tag: 'Accounts', audience: 'anyone' })
const forUsers = callsFor({ tag: 'Accounts', audience: 'signed-in' })
const session = z.object({ token: z.string(), user, message: z.string() })

export const signup = forAnyone(addresses.signup, {
  summary: 'Create an account and sign in',
  body: signupBody,
  replies: { created: created('Signed in with the new account', session) },
  errors: ['email-taken', 'too-many-requests', 'busy'],
})

export const login = forAnyone(addresses.login, {
  summary: 'Sign in; the token lasts 12 hours after its last use, or 30 days with `remember`',
  body: loginBody,
  replies: { ok: ok('Signed in', session) },
  errors: ['invalid-credentials', 'too-many-requests', 'busy'],
})

export const logout = forUsers(addresses.logout, {
  summary: 'Sign out: the token is dead afterwards',
  replies: { done: done('Signed out') },
})

export const me = forUsers(addresses.me, {
  summary: 'Who is signed in',
  replies: { ok: ok('The caller', z.object({ user })) },
})

export const forgotPassword = forAnyone(addresses.forgotPassword, {
  summary: 'Ask for a link by which to set a new password; the reply is the same whether there is an account',
  body: forgotPasswordBody,
  replies: {
    accepted: {
      status: 202,
      description: 'What happens next, in a sentence for a person',
      schema: z.object({ message: z.string() }),
    },
  },
  errors: ['too-many-requests'],
})

export const resetPassword = forAnyone(addresses.resetPassword, {
  summary: 'Set a new password by a link, which works once; every session of the account ends',
  body: resetPasswordBody,
  replies: { done: done('The new password is set') },
  errors: ['invalid-link', 'busy'],
})
