import { beginTotp, confirmTotp, login, type SecondStep } from '@quizly/contract'
import { TOTP } from 'otpauth'
import { seededPassword, type SeededUser } from './seed.ts'
import type { TestApp } from './test-app.ts'

const stepMs = 30_000

/** What the app on a phone shows, whose clock is `offMs` ahead. */
export const codeAt = (secret: string, now: number, offMs = 0) =>
  new TOTP({ secret }).generate({ timestamp: now + offMs })

/** Sets up TOTP on the account page, and waits until the next code. Returns the recovery codes. */
export async function setUpFactor(t: TestApp, { token }: Pick<SeededUser, 'token'>) {
  const { recoveryCodes } = await setUp(t, token)
  return recoveryCodes
}

export async function setUp(t: TestApp, token: string) {
  const { secret } = (await t.call(beginTotp, { token, body: { password: seededPassword } })).body
  const body = { code: codeAt(secret, t.clock.now()) }
  const { recoveryCodes } = (await t.call(confirmTotp, { token, body })).body
  t.clock.advance(stepMs)
  return { secret, recoveryCodes }
}

type Browser = { cookie?: string }

/** A log-in with the right password, which goes on with a second step. */
export async function firstStep(
  t: TestApp,
  { email }: Pick<SeededUser, 'email'>,
  { cookie = '' }: Browser = {},
): Promise<SecondStep> {
  const { raw, status } = await t.call(login, {
    body: { email, password: seededPassword },
    ...(cookie && { headers: { cookie } }),
  })
  if (status !== 202) throw new Error(`No second step: ${status} ${raw}`)
  return JSON.parse(raw) as SecondStep
}

export const logInTo = async (t: TestApp, person: Pick<SeededUser, 'email'>) =>
  (await firstStep(t, person)).ticket
