import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Config } from '../config.ts'
import { sendFailure } from './replies/error-handler.ts'
import { contentSecurityPolicy } from './replies/security-headers.ts'

const screenPath = /^(?:\/[A-Za-z0-9-]+)+$/

/** By a browser, or by a program that takes anything, to preview a shared link. */
function wantsPage({ headers: { accept = '' }, url }: FastifyRequest): boolean {
  return (
    accept.includes('text/html') || (accept.includes('*/*') && screenPath.test(url.split('?', 1)[0] ?? ''))
  )
}

export async function serveWebApp(
  app: FastifyInstance,
  config: Config,
  folder: string | undefined,
): Promise<void> {
  const page = join(folder ?? '', 'index.html')
  const isBuilt = folder !== undefined && existsSync(page)
  if (isBuilt) {
    const policy = contentSecurityPolicy(config, readFileSync(page, 'utf8'))
    await app.register(fastifyStatic, {
      root: folder,
      dotfiles: 'ignore',
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (path.startsWith(page)) reply.header('content-security-policy', policy)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isBuilt && isRead && wantsPage(request) && !/^\/(api|assets)(\/|\?|$)/.test(request.url))
      return reply.sendFile('index.html')
    return sendFailure(reply, new AppError('not-found', 'There is nothing at this address.'))
  })
}
