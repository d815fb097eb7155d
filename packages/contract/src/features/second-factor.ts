import { account, forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, done, ok } from '../call.ts'
import { textOf } from '../shared-fields.ts'
import { openedSession, passwordThat } from './auth.ts'

const ticketMessage = errorMessage(requests, 'sign-in-code-wanted')
const ticket = textOf(100, ticketMessage).check(z.minLength(1, ticketMessage))
const codeMessage = errorMessage(account, 'enter-code')
/** Of the app, or a recovery code. */
const code = textOf(40, codeMessage).check(z.trim(), z.minLength(1, codeMessage))
const password = passwordThat(errorMessage(forms, 'enter-own-password'))

const forAnyone = { tag: 'Accounts', audience: 'anyone' } as const
const forUsers = { tag: 'Accounts', audience: 'signed-in' } as const

const secret = z.object({
  /** In base32, to be typed. */
  secret: z.string(),
  /** For a QR code. */
  address: z.string(),
})
const codes = z.object({ recoveryCodes: z.array(z.string()) })

const secondStepBody = z.object({ ticket, code })

export const completeSecondStep = defineCall(addresses.completeSecondStep, forAnyone, {
  summary: 'Go on with a log-in by a code of the app or a recovery code; at a set-up by the first code',
  body: secondStepBody,
  replies: {
    ok: ok(
      'Signed in; after a set-up with the recovery codes, which are told once',
      z.extend(openedSession, { recoveryCodes: z.optional(z.array(z.string())) }),
    ),
  },
  errors: ['sign-in-failed', 'not-found', 'invalid-credentials', 'too-many-requests'],
})

export const offerSecretAtLogIn = defineCall(addresses.offerSecretAtLogIn, forAnyone, {
  summary: 'Get the secret for an app, in a log-in that needs a second factor to be set up',
  body: z.object({ ticket }),
  replies: { ok: ok('The secret, which counts from its first code on', secret) },
  errors: ['sign-in-failed', 'too-many-requests'],
})

export const askFactorReset = defineCall(addresses.askFactorReset, forAnyone, {
  summary: 'Ask an operator to reset a lost second factor; the ticket proves the password',
  body: z.object({ ticket }),
  replies: { done: done('Operators see it for a week') },
  errors: ['sign-in-failed', 'too-many-requests'],
})

const ownFactor = z.object({
  totp: z.boolean(),
  passkeys: z.int(),
  /** How many are left. */
  recoveryCodes: z.int(),
  isRequired: z.boolean(),
})
export type OwnSecondFactor = z.output<typeof ownFactor>

export const getSecondFactor = defineCall(addresses.getSecondFactor, forUsers, {
  summary: 'The second factor of one’s own account',
  replies: { ok: ok('What there is', ownFactor) },
  errors: ['not-needed'],
})

/** Without a code where there is no app yet. */
export const provingBody = z.object({
  password,
  code: z._default(textOf(40, codeMessage).check(z.trim()), ''),
})

export const beginTotp = defineCall(addresses.beginTotp, forUsers, {
  summary: 'Get the secret for an app; with a code of the app before, if there is one',
  body: provingBody,
  replies: { ok: ok('The secret, which counts from its first code on', secret) },
  errors: ['not-needed', 'wrong-password', 'too-many-requests', 'busy'],
})

const confirmTotpBody = z.object({ code })
export const confirmTotp = defineCall(addresses.confirmTotp, forUsers, {
  summary: 'Turn the second factor on by the first code of the app',
  body: confirmTotpBody,
  replies: { ok: ok('It is on: the recovery codes, which are told once', codes) },
  errors: ['not-needed', 'not-found', 'too-many-requests'],
})

export const renewRecoveryCodes = defineCall(addresses.renewRecoveryCodes, forUsers, {
  summary: 'Get ten new recovery codes; those before end',
  body: provingBody,
  replies: { ok: ok('The codes, which are told once', codes) },
  errors: ['wrong-password', 'not-needed', 'too-many-requests', 'busy'],
})

export const turnOffTotp = defineCall(addresses.turnOffTotp, forUsers, {
  summary: 'Turn the app off as a second factor',
  body: provingBody,
  replies: { done: done('It is off') },
  errors: ['wrong-password', 'not-needed', 'too-many-requests', 'busy'],
})
