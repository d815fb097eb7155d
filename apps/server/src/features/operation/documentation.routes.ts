import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApiDocument } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'

/** The API reader sets inline styles and knows no Trusted Types. Scripts stay limited to our own files. */
const readerPolicy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/** The contract as an OpenAPI document, and a page to read it in. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  const document = openApiDocument({ title: 'Quizly', version: '1' })
  app.get('/api/openapi.json', () => document)
  await app.register(swagger, {
    mode: 'static',
    specification: { document } as unknown as StaticDocumentSpec,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: readerPolicy,
    theme: { title: 'Quizly API' },
  })
}
