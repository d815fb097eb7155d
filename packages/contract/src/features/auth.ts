import { isNameOfNobody, limits } from '@quizly/domain'
import { languageTags } from '@quizly/words'
import { account, forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, created, done, ok } from '../call.ts'
import { id, textOf, visibleLine } from '../shared-fields.ts'

const roles = ['student', 'admin'] as const
export type Role = (typeof roles)[number]

const enterEmail = errorMessage(account, 'enter-email')
const enterPassword = errorMessage(account, 'enter-password')
const enterName = errorMessage(forms, 'enter-name')

/** Twice the length, because white space at the ends is removed. */
export const emailAddress = textOf(2 * limits.emailLength, enterEmail).check(
  z.trim(),
  z.maxLength(limits.emailLength, { error: enterEmail, abort: true }),
  z.email(enterEmail),
)
export const passwordThat = (isMissing: string) =>
  textOf(
    limits.passwordLength,
    isMissing,
    errorMessage(forms, 'password-too-long', { most: limits.passwordLength }),
  ).check(z.minLength(1, { error: isMissing, abort: true }))
const password = passwordThat(enterPassword)
/** A newly set password. Older ones stay valid. The server also refuses the commonest ones. */
const newPasswordThat = (isMissing: string) =>
  passwordThat(isMissing).check(
    z.minLength(
      limits.shortestPassword,
      errorMessage(forms, 'password-too-short', { least: limits.shortestPassword }),
    ),
  )
const remember = z._default(z.boolean(errorMessage(requests, 'true-or-false')), false)

/** `language` is that of the app and of mails, once the user has chosen one. */
export const user = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  language: z.optional(z.enum(languageTags)),
  /** Only in replies to the operator. */
  isOperator: z.optional(z.literal(true)),
  /** An educator's sign-up that an operator has to approve; the role is a student's until then. */
  waitsForApproval: z.optional(z.literal(true)),
})
export type User = z.output<typeof user>

export const loginBody = z.object({ email: emailAddress, password, remember })

const tokenMessage = errorMessage(requests, 'reset-link-wanted')
const linkToken = textOf(100, tokenMessage).check(z.minLength(1, tokenMessage))

const name = visibleLine('name', enterName, limits.nameLength).check(
  z.refine((entered) => !isNameOfNobody(entered), errorMessage(forms, 'name-of-nobody')),
)
export const changeNameBody = z.object({ name })
export const changeLanguageBody = z.object({
  language: z.enum(languageTags, errorMessage(forms, 'choose-language')),
})

export const signupBody = z.object({
  name,
  email: emailAddress,
  password: newPasswordThat(enterPassword),
  role: z.enum(roles, errorMessage(forms, 'choose-role')),
  remember,
  /** The token at the end of an invitation's link, for who was invited as an educator. */
  invitation: z.optional(linkToken),
})
export type SignupBody = z.output<typeof signupBody>

export const changePasswordBody = z.object({
  currentPassword: passwordThat(errorMessage(forms, 'enter-current-password')),
  newPassword: newPasswordThat(errorMessage(forms, 'enter-new-password')),
})

export const forgotPasswordBody = z.object({ email: emailAddress })

export const resetPasswordBody = z.object({
  /** The token at the end of the mailed link. */
  token: linkToken,
  newPassword: newPasswordThat(errorMessage(forms, 'enter-new-password')),
})

export const deleteAccountBody = z.object({
  password: passwordThat(errorMessage(forms, 'enter-own-password')),
})

const forAnyone = { tag: 'Accounts', audience: 'anyone' } as const
const forUsers = { tag: 'Accounts', audience: 'signed-in' } as const
export const openedSession = z.object({ token: z.string(), user, message: z.string() })

/** A log-in that is not over: its ticket lasts five minutes, and works once. */
const secondStep = z.object({
  ticket: z.string(),
  /** `set-up`: educators need a second factor here, and this account has none. */
  step: z.enum(['check', 'set-up']),
  /** By what it goes on. */
  ways: z.array(z.enum(['totp', 'passkey', 'recovery'])),
})
export type SecondStep = z.output<typeof secondStep>
export type SecondStepWay = SecondStep['ways'][number]
const goesOn = { status: 202, description: 'A second factor is needed', schema: secondStep }

export const signup = defineCall(addresses.signup, forAnyone, {
  summary: 'Create an account and sign in',
  body: signupBody,
  replies: { created: created('Signed in with the new account', openedSession), secondStep: goesOn },
  errors: ['email-taken', 'invalid-link', 'sign-in-failed', 'too-many-requests', 'busy'],
})

export const login = defineCall(addresses.login, forAnyone, {
  summary: 'Sign in; the token lasts 12 hours after its last use, or 30 days with `remember`',
  body: loginBody,
  replies: { ok: ok('Signed in', openedSession), secondStep: goesOn },
  errors: ['invalid-credentials', 'too-many-requests', 'busy'],
})

export const logout = defineCall(addresses.logout, forUsers, {
  summary: 'Sign out: the token is dead afterwards',
  replies: { done: done('Signed out') },
})

export const me = defineCall(addresses.me, forUsers, {
  summary: 'Who is signed in',
  replies: { ok: ok('The caller', z.object({ user })) },
})

export const forgotPassword = defineCall(addresses.forgotPassword, forAnyone, {
  summary: 'Ask for a link by which to set a new password; the reply is the same whether there is an account',
  body: forgotPasswordBody,
  replies: {
    accepted: {
      status: 202,
      description: 'What happens next',
      schema: z.object({ message: z.string(), code: z.enum(['link-sent', 'ask-operator']) }),
    },
  },
  errors: ['too-many-requests'],
})

export const resetPassword = defineCall(addresses.resetPassword, forAnyone, {
  summary: 'Set a new password by a link, which works once; every session of the account ends',
  body: resetPasswordBody,
  replies: { done: done('The new password is set') },
  errors: ['invalid-link', 'busy'],
})
