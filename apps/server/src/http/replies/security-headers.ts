import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'

/** `own`: the hashes of the scripts and styles that stand in the page itself, if the reply is one. */
export function contentSecurityPolicy(
  { contactUrl }: Pick<Config, 'contactUrl'>,
  own: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] },
): string {
  const contactOrigin = contactUrl.startsWith('/') ? '' : ` ${new URL(contactUrl).origin}`
  const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  return [
    `default-src 'none'`,
    `script-src 'self'${quoted(own.scripts)}`,
    `style-src 'self'${quoted(own.styles)}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${contactOrigin}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default quizly 'allow-duplicates'`,
  ].join('; ')
}

/** No upgrade to https: schools run Quizly over http in their own network. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-store',
    ...(config.publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

const apiHeaders = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'cache-control',
  'strict-transport-security',
]

export function addHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  const ofApi = {
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => apiHeaders.includes(name))),
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(/^\/(?:api|media)\//.test(request.url) ? ofApi : headers)
    done()
  })
}
