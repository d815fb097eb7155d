import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
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

/** `pages.json`, which the build writes (apps/web/scripts/frames-in-build.ts). */
type BuiltPages = {
  /** Each in all languages, for addresses that match a regular expression; the first one for all others. */
  pages: { addresses?: string; files: Record<string, string> }[]
  /** What stands in each file. */
  hashes: Record<string, { scripts: string[]; styles: string[] }>
}

/** Paths with slashes. Pages have addresses of their own. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|html)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))

/** The build has a page for each language and for each screen that brings its first frame; all run the same app. */
export async function serveWebApp(
  app: FastifyInstance,
  config: Config,
  folder: string | undefined,
): Promise<void> {
  const list = folder === undefined ? undefined : join(folder, 'pages.json')
  const isBuilt = folder !== undefined && list !== undefined && existsSync(list)
  const { pages, hashes }: BuiltPages = isBuilt
    ? JSON.parse(readFileSync(list, 'utf8'))
    : { pages: [{ files: {} }], hashes: {} }
  if (isBuilt) {
    const policies = new Map(
      Object.entries(hashes).map(([file, own]) => [file, contentSecurityPolicy(config, own)]),
    )
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      // What is there is known: the plugin would list the folder at each request, to compare the letters of a name.
      serve: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        const policy = policies.get(relative(folder, path).replace(prepared, ''))
        if (policy) reply.header('content-security-policy', policy).header('vary', 'accept-language, cookie')
      },
    })
  }
  const [plain, ...framed] = pages.map(({ addresses, files }) => ({
    files,
    pattern: new RegExp(`^(?:${addresses})$`),
  }))
  const tags = Object.keys(plain?.files ?? {})
  const { passwords, providers } = config
  // All other frames are, or lead to, a form for a password that hardly anybody has.
  const shown = passwords === 'off' ? framed.filter(({ pattern }) => pattern.test('/')) : framed
  // Returns nothing: Fastify would wait for the reply by listeners of its own, as the sending of a file does already.
  const sendPage = (request: FastifyRequest, reply: FastifyReply): void => {
    // Its scripts decide again, because they know what is kept on the device: this only saves a request.
    const tag = requestedLanguage(request.headers, tags) ?? config.defaultLanguage
    const [path = ''] = request.url.split('?', 1)
    // Only where there is something to ask for, a page asks how people sign in.
    if (providers.length > 0) reply.header('set-cookie', `sign-in=${passwords}; Path=/; SameSite=Lax`)
    const files = (shown.find(({ pattern }) => pattern.test(path)) ?? plain)?.files ?? {}
    reply.sendFile(files[tag] ?? files['en'] ?? 'index.html')
  }
  if (isBuilt) {
    const files = new Set(filesIn(folder))
    app.get<{ Params: { '*': string } }>('/*', (request, reply): void => {
      const { '*': path } = request.params
      if (files.has(path)) reply.sendFile(path)
      else reply.callNotFound()
    })
    app.get('/', sendPage)
    // For the service worker, which keeps it for all addresses.
    app.get('/index.html', sendPage)
  }
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isBuilt && isRead && wantsPage(request) && !/^\/(api|assets|media)(\/|\?|$)/.test(request.url))
      return sendPage(request, reply)
    return sendFailure(reply, new AppError('not-found', 'no-such-address'))
  })
}
