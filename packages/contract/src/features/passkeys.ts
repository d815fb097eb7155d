import { limits } from '@quizly/domain'
import { forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { failure } from '../errors.ts'
import { created, defineCall, done, ok } from '../call.ts'
import { id, listOf, moment, textOf, visibleLine } from '../shared-fields.ts'
import { openedSession } from './auth.ts'
import { provingBody } from './second-factor.ts'

const answerMessage = errorMessage(requests, 'passkey-wanted')
const encoded = (most: number) =>
  textOf(most, answerMessage).check(z.regex(/^[\w-]+$/, { error: answerMessage, abort: true }))
/** 1,023 bytes at most, as WebAuthn says. */
const credentialId = encoded(1_364)
const clientData = encoded(8_000)
const kind = z.literal('public-key', answerMessage)

const name = visibleLine('name', errorMessage(forms, 'enter-passkey-name'), limits.nameLength)

/** What somebody types to add one: its name, and the password as a proof, with a code where there is an app. */
export const toAddPasskey = z.object({ name, ...provingBody.shape })
export const renamePasskeyBody = z.object({ name })

/** What a browser gives after a passkey was made, as JSON. */
const addedAnswer = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: kind,
    response: z.object(
      {
        clientDataJSON: clientData,
        attestationObject: encoded(32_000),
        transports: z.optional(listOf(textOf(30, answerMessage), 10, answerMessage)),
      },
      answerMessage,
    ),
  },
  answerMessage,
)
export type PasskeyAdded = z.output<typeof addedAnswer>

/** What a browser gives after a passkey was used, as JSON. */
const usedAnswer = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: kind,
    response: z.object(
      {
        clientDataJSON: clientData,
        authenticatorData: encoded(4_000),
        signature: encoded(2_000),
        userHandle: z.optional(encoded(100)),
      },
      answerMessage,
    ),
  },
  answerMessage,
)
export type PasskeyUsed = z.output<typeof usedAnswer>

const passkey = z.object({
  _id: id,
  name: z.string(),
  addedAt: moment,
  lastUsedAt: z.optional(moment),
  /** When its counter went back for the first time: somebody may have a copy. */
  copiedAt: z.optional(moment),
})
export type Passkey = z.output<typeof passkey>

const known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})
/** For `navigator.credentials.create`, as JSON. */
const toAdd = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyToAdd = z.output<typeof toAdd>

/** For `navigator.credentials.get`, as JSON. */
const toUse = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Absent: whichever the browser has for this address. */
  allowCredentials: z.optional(z.array(known)),
})
export type PasskeyToUse = z.output<typeof toUse>

const forUsers = { tag: 'Passkeys', audience: 'signed-in' } as const
const forAnyone = { tag: 'Passkeys', audience: 'anyone' } as const
const passkeyParams = z.object({ passkeyId: id })

export const listPasskeys = defineCall(addresses.listPasskeys, forUsers, {
  summary: 'One’s own passkeys, the oldest first',
  replies: {
    ok: ok(
      'The passkeys, and what the page needs to add and remove some',
      z.object({
        passkeys: z.array(passkey),
        /** Why none can be added, whatever the browser can do. */
        refusal: z.optional(
          z.object({ code: failure.shape.code, reason: failure.shape.reason, message: z.string() }),
        ),
        /** Otherwise who adds or removes one must have signed in a short time ago. */
        hasPassword: z.boolean(),
        /** Whoever adds or removes one gives a code of it too, or a recovery code. */
        hasApp: z.boolean(),
        /** Of the browser and the system that asks, for the name of a new one. */
        names: z.array(z.string()),
      }),
    ),
  },
})

export const beginPasskey = defineCall(addresses.beginPasskey, forUsers, {
  summary: 'Begin to add a passkey; it has to be added within five minutes',
  body: provingBody,
  replies: { ok: ok('What the browser needs to make one', z.object({ options: toAdd })) },
  errors: ['wrong-password', 'sign-in-failed', 'not-needed', 'limit-reached', 'too-many-requests', 'busy'],
})

export const addPasskey = defineCall(addresses.addPasskey, forUsers, {
  summary: 'Add the passkey that a browser has made',
  body: z.object({ name, passkey: addedAnswer }),
  bodyLimit: 64 * 1024,
  replies: { created: created('Added', z.object({ passkey })) },
  errors: ['sign-in-failed', 'limit-reached', 'too-many-requests'],
})

export const renamePasskey = defineCall(addresses.renamePasskey, forUsers, {
  summary: 'Give a passkey another name',
  params: passkeyParams,
  body: renamePasskeyBody,
  replies: { done: done('Renamed') },
  errors: ['too-many-requests'],
})

export const removePasskey = defineCall(addresses.removePasskey, forUsers, {
  summary: 'Remove a passkey, unless it is the last way into the account',
  params: passkeyParams,
  body: provingBody,
  replies: { done: done('Removed') },
  errors: ['wrong-password', 'not-needed', 'too-many-requests', 'busy'],
})

export const beginPasskeySignIn = defineCall(addresses.beginPasskeySignIn, forAnyone, {
  summary: 'Begin to sign in with a passkey, which has to be used within five minutes',
  replies: { ok: ok('What the browser needs to use one', z.object({ options: toUse })) },
  errors: ['sign-in-failed', 'too-many-requests'],
})

export const signInByPasskey = defineCall(addresses.signInByPasskey, forAnyone, {
  summary: 'Sign in with a passkey',
  body: z.object({ passkey: usedAnswer }),
  replies: { ok: ok('Signed in', openedSession) },
  errors: ['invalid-credentials', 'sign-in-failed', 'too-many-requests'],
})
