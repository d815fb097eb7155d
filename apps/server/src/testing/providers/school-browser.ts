import { beginSignIn, type SignInStep, takeSignIn } from '@quizly/contract'
import type { Provider } from '../../config/oidc-config.ts'
import type { TestApp } from '../test-app.ts'

export const school = (issuer: string, more: Partial<Provider> = {}): Provider => ({
  key: 'school',
  label: 'Northfield School',
  issuer,
  clientId: 'quizly',
  clientSecret: 'hunter2',
  groupsClaim: 'groups',
  educatorGroups: [],
  linksVerifiedEmail: false,
  ...more,
})

/** A browser that signs in by a provider: it keeps its cookie. */
export function createSchoolBrowser(t: Pick<TestApp, 'app' | 'call'>) {
  let cookie: string | undefined
  const headers = () => ({ ...(cookie !== undefined && { cookie }), 'user-agent': 'Chrome/141.0.0.0 Linux' })
  return {
    headers,
    begin: async (provider = 'school') => {
      const reply = await t.call(beginSignIn, { body: { provider }, headers: headers() })
      const given = reply.headers['set-cookie']
      if (typeof given === 'string') cookie = given.split(';', 1)[0]
      return reply
    },
    /** Comes back, and returns where it is led. */
    comeBack: async (query: string, provider = 'school') => {
      const url = `/api/auth/provider/${provider}/callback?${query}`
      return t.app.inject({ method: 'GET', url, headers: headers() })
    },
    take: (code: string) => t.call(takeSignIn, { body: { code }, headers: headers() }),
  }
}
export type SchoolBrowser = ReturnType<typeof createSchoolBrowser>

/** What follows the `#` of the address to which a way back leads. */
export const codeIn = ({ headers }: { headers: { location?: string | undefined } }) =>
  headers.location?.split('#')[1] ?? ''

/** From the button to what follows. */
export async function signInBy(
  browser: SchoolBrowser,
  provider: { answer: (address: string) => string },
): Promise<{ status: number; body: SignInStep; reason: string | undefined }> {
  const begun = await browser.begin()
  if (begun.status !== 200)
    return { status: begun.status, body: {} as SignInStep, reason: begun.failure.reason }
  const back = await browser.comeBack(provider.answer(begun.body.address))
  const { status, body, failure } = await browser.take(codeIn(back))
  return { status, body, reason: status === 200 ? undefined : failure.reason }
}
