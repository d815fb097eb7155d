import { account, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, ok } from '../call.ts'
import { textOf } from '../shared-fields.ts'
import { openedSession, passwordThat } from './auth.ts'

const forAnyone = { tag: 'Accounts', audience: 'anyone' } as const

const codeMessage = errorMessage(requests, 'sign-in-code-wanted')
const code = textOf(100, codeMessage).check(z.minLength(1, codeMessage))
const providerMessage = errorMessage(requests, 'provider-wanted')

export const listSignInWays = defineCall(addresses.listSignInWays, forAnyone, {
  summary: 'By what people can sign in here',
  replies: {
    ok: ok(
      'The providers, and for whom there are passwords',
      z.object({
        providers: z.array(z.object({ key: z.string(), label: z.string() })),
        passwords: z.enum(['on', 'local-only', 'off']),
      }),
    ),
  },
})

export const beginSignIn = defineCall(addresses.beginSignIn, forAnyone, {
  summary: 'Begin to sign in by a provider: the browser goes to the address that is given',
  body: z.object({ provider: textOf(100, providerMessage) }),
  replies: { ok: ok('Where the provider asks who it is', z.object({ address: z.string() })) },
  errors: ['not-found', 'sign-in-failed', 'too-many-requests'],
})

/** What follows in a sign-in by a provider. */
const step = z.object({
  step: z.enum(['signed-in', 'prove', 'choose']),
  /** What the provider is called here. */
  label: z.string(),
  session: z.optional(openedSession),
  /** Where the provider itself can be left. */
  leaveAddress: z.optional(z.string()),
  /** For the next step. */
  ticket: z.optional(z.string()),
  /** The account that is there. */
  account: z.optional(
    z.object({
      email: z.string(),
      /** Whether a link can be mailed to it. */
      byMail: z.boolean(),
      /** Once it is proved: the titles of its newest quizzes and attempts, and how many there are. */
      quizzes: z.optional(z.object({ count: z.number(), titles: z.array(z.string()) })),
      attempts: z.optional(z.object({ count: z.number(), titles: z.array(z.string()) })),
    }),
  ),
})
export type SignInStep = z.output<typeof step>
const steps = { ok: ok('What follows', step) }

export const takeSignIn = defineCall(addresses.takeSignIn, forAnyone, {
  summary: 'Take over a sign-in from a provider by a code, once and in the browser in which it began',
  body: z.object({ code }),
  replies: steps,
  errors: ['sign-in-failed', 'too-many-requests'],
})

export const proveAccount = defineCall(addresses.proveAccount, forAnyone, {
  summary:
    'Prove that an account is one’s own before a provider signs in to it: by its password, or by a mail',
  body: z.object({
    ticket: code,
    /** Without one a link is mailed. */
    password: z.optional(passwordThat(errorMessage(account, 'enter-password'))),
  }),
  replies: steps,
  errors: ['sign-in-failed', 'wrong-password', 'too-many-requests', 'busy'],
})

export const linkAccount = defineCall(addresses.linkAccount, forAnyone, {
  summary: 'Keep what a proved account holds, or leave it behind and begin with a new account',
  body: z.object({ ticket: code, keeps: z.boolean(errorMessage(requests, 'true-or-false')) }),
  replies: steps,
  errors: ['sign-in-failed', 'too-many-requests'],
})
