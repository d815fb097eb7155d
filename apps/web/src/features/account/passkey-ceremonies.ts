import { passkeys as words } from '@quizly/words/account.ts'
import type { PasskeyToUse } from '@quizly/contract'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import account from 'virtual:words/account'
import '../../lib/calls/all-addresses.ts'
import { notify } from '../../components/feedback/toast.tsx'
import { call } from '../../lib/calls/call.ts'
import { messageOfFailure } from '../../lib/forms/use-form.ts'
import { loadArea } from '../../lib/words/language.ts'

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON']
type Use = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** What the browser or its person did not do. */
class PasskeyError extends Error {
  readonly say: () => string
  constructor(say: () => string) {
    super(say())
    this.say = say
  }
}

export async function addPasskey({ name, ...proof }: { name: string; password: string; code: string }) {
  const { options } = await call('beginPasskey', { body: proof })
  const passkey = await explained(options.rp.id, () =>
    startRegistration({ optionsJSON: options as Creation }),
  )
  return call('addPasskey', { body: { name, passkey } })
}

export async function signInByPasskey() {
  const [{ options }] = await Promise.all([call('beginPasskeySignIn', {}), loadArea(account)])
  const passkey = await answer(options)
  return call('signInByPasskey', { body: { passkey } })
}

let isUnderWay = false

/** From a button that knows no more than this. */
export async function logInByPasskey(
  welcome: (reply: Awaited<ReturnType<typeof signInByPasskey>>) => void,
): Promise<void> {
  if (isUnderWay) return
  isUnderWay = true
  try {
    welcome(await signInByPasskey())
  } catch (error) {
    notify({ kind: 'error', text: () => sayFailure(error) })
  } finally {
    isUnderWay = false
  }
}

/** In the language of the moment. */
export const sayFailure = (error: unknown) =>
  error instanceof PasskeyError ? error.say() : messageOfFailure(error)

const answer = (options: PasskeyToUse) =>
  explained(options.rpId, () => startAuthentication({ optionsJSON: options as Use }))

const otherDevice = () => words.noAuthenticator
const sentences: Partial<Record<WebAuthnError['code'], (rpId: string) => string>> = {
  ERROR_CEREMONY_ABORTED: () => words.cancelled,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: () => words.known,
  ERROR_INVALID_DOMAIN: (rpId) => words.otherAddress(`https://${rpId}`),
  ERROR_INVALID_RP_ID: (rpId) => words.otherAddress(`https://${rpId}`),
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: otherDevice,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: otherDevice,
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: otherDevice,
}

async function explained<Result>(rpId: string, ceremony: () => Promise<Result>): Promise<Result> {
  try {
    return await ceremony()
  } catch (error) {
    const { code, cause } = error instanceof WebAuthnError ? error : {}
    // Of a person who cancels, takes too long or has no passkey, browsers say no more.
    const isNotAllowed = cause instanceof Error && cause.name === 'NotAllowedError'
    const say = isNotAllowed ? () => words.cancelled : code && sentences[code]
    throw new PasskeyError(() => say?.(rpId) ?? words.broken)
  }
}
