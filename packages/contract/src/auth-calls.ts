import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { loginBody, signupBody, user } from './user-schemas.ts'

const tag = 'Accounts'
const session = z.object({ token: z.string(), user, message: z.string() })

export const signup = defineCall({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Create an account and sign in',
  tag,
  audience: 'anyone',
  body: signupBody,
  replies: { created: { status: 201, description: 'Signed in with the new account', schema: session } },
  errors: ['invalid-input', 'email-taken', 'too-many-requests', 'busy'],
})

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in; the token lasts 12 hours, or 30 days with `remember`',
  tag,
  audience: 'anyone',
  body: loginBody,
  replies: { ok: { status: 200, description: 'Signed in', schema: session } },
  errors: ['invalid-input', 'invalid-credentials', 'too-many-requests', 'busy'],
})

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out: the token is dead afterwards',
  tag,
  audience: 'signed-in',
  replies: { done: { status: 204, description: 'Signed out' } },
  errors: [],
})

export const me = defineCall({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in',
  tag,
  audience: 'signed-in',
  replies: { ok: { status: 200, description: 'The caller', schema: z.object({ user }) } },
  errors: [],
})
