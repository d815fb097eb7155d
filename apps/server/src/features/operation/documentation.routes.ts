import fastifyStatic from '@fastify/static'
import { openApiDocument } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'
import { apiReader } from '../../asset-paths.ts'

const documentPath = '/api/openapi.json'
const readerPath = '/api/docs'

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

const startReader = `SwaggerUIBundle({ url: '${documentPath}', dom_id: '#swagger-ui', deepLinking: true })\n`

/** Only the page's files of the Fastify plugin are used, because its code would be loaded at each start. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  let document: object | undefined
  app.get(documentPath, () => (document ??= openApiDocument({ title: 'Quizly', version: '1' })))
  await app.register(registerReader)
}

async function registerReader(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (_, reply) => {
    reply.header('content-security-policy', readerPolicy)
  })
  app.get(`${readerPath}/swagger-initializer.js`, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(startReader),
  )
  await app.register(fastifyStatic, {
    root: apiReader(),
    prefix: readerPath,
    redirect: true,
    decorateReply: false,
  })
}
