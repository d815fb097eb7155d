import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'quizly-device'
const shown = new RegExp(`(?:^|; )${name}=([\\w-]{43})(?:;|$)`)
const yearSeconds = 31_536_000

/** What the browser shows to be known again at log-in, if it has anything. */
export function readDeviceCookie({ headers }: FastifyRequest): string | undefined {
  return shown.exec(headers.cookie ?? '')?.[1]
}

/** Gives the browser something to be known by. No script can read it, and no call but those of `/api/auth` brings it along. */
export function giveDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const scope = `Path=/api/auth; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${secure}`
  reply.header('set-cookie', `${name}=${token}; ${scope}`)
}
