import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'quizly-device'
const shown = new RegExp(`(?:^|; )${name}=([\\w-]{43})(?:;|$)`)
const yearSeconds = 31_536_000

export function readDeviceCookie({ headers }: FastifyRequest): string | undefined {
  return shown.exec(headers.cookie ?? '')?.[1]
}

export function giveDeviceCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const scope = `Path=/api/auth; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${secure}`
  reply.header('set-cookie', `${name}=${token}; ${scope}`)
}
