import type { Random } from '../../random.ts'
import { generateToken, hashToken } from '../auth/sessions/sessions.service.ts'

const lifeSeconds = 3_600

/** What ties a sign-in to the browser in which it began. */
export type Browser = { token: string; hash: string }

/**
 * The cookie by which a browser is known again when the provider sends it back, in all of its tabs. With https nobody but this
 * very host can set it.
 */
export function createBrowserCookie(random: Random, isSecure: boolean) {
  const name = `${isSecure ? '__Host-' : ''}quizly-sign-in`
  const written = new RegExp(`(?:^|; )${name}=([\\w-]{43})(?:;|$)`)
  const read = (cookies: string): Browser | undefined => {
    const token = written.exec(cookies)?.[1]
    return token === undefined ? undefined : { token, hash: hashToken(token) }
  }
  return {
    read,
    readOrMake: (cookies: string): Browser => {
      const known = read(cookies)
      if (known) return known
      const { token, tokenHash } = generateToken(random)
      return { token, hash: tokenHash }
    },
    /** `Lax`, because the way back from the provider begins at another site. */
    write: ({ token }: Browser) =>
      `${name}=${token}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  }
}
