import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Config } from '../config/config.ts'
import { requestedLanguage } from './requested-language.ts'
import { sendFailure } from './replies/error-handler.ts'
import { contentSecurityPolicy } from './replies/security-headers.ts'

/** What is sent in place of a file, but has no address of its own. */
const prepared = /\.(?:br|gz)$/
const screenPath = /^(?:\/[A-Za-z0-9-]+)+$/

/** By a browser, or by a program that takes anything, to preview a shared link. */
function wantsPage({ headers: { accept = '' }, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1)
  if (prepared.test(path)) return false
  return accept.includes('text/html') || (accept.includes('*/*') && screenPath.test(path))
}

const pageFile = /^index(?:\.([\w-]+))?\.html$/

/** The build has a page for each language; they differ only in the words that they hold. */
export async function serveWebApp(
  app: FastifyInstance,
  config: Config,
  folder: string | undefined,
): Promise<void> {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'))
  const pages = new Map(
    isBuilt
      ? readdirSync(folder).flatMap((file) => {
          const found = pageFile.exec(file)
          return found ? [[found[1] ?? 'en', file] as const] : []
        })
      : [],
  )
  if (isBuilt) {
    const policies = new Map(
      [...pages.values()].map((file) => [
        file,
        contentSecurityPolicy(config, readFileSync(join(folder, file), 'utf8')),
      ]),
    )
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      allowedPath: (path) => !prepared.test(path),
      globIgnore: ['**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        const policy = policies.get(relative(folder, path).replace(prepared, ''))
        if (policy) reply.header('content-security-policy', policy).header('vary', 'accept-language, cookie')
      },
    })
  }
  // Returns nothing: Fastify would wait for the reply by listeners of its own, as the sending of a file does already.
  const sendPage = (request: FastifyRequest, reply: FastifyReply): void => {
    // Its scripts decide again, because they know what is kept on the device: this only saves a request.
    const tag = requestedLanguage(request.headers, [...pages.keys()]) ?? config.defaultLanguage
    reply.sendFile(pages.get(tag) ?? 'index.html')
  }
  if (isBuilt) app.get('/', sendPage)
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isBuilt && isRead && wantsPage(request) && !/^\/(api|assets|media)(\/|\?|$)/.test(request.url))
      return sendPage(request, reply)
    return sendFailure(reply, new AppError('not-found', 'no-such-address'))
  })
}
