import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** From this file. As a part of the bundle it lies in `dist` beside `src`, or in `server` of the product's folder. */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where the web app is built, or lies beside the server in the product's folder. */
export const webApp = existsSync(at('../web/index.html')) ? at('../web') : at('../../web/dist')

/** The files of the page that describes the API: those of its package, which the bundle brings along. */
export function apiReader(): string {
  const brought = at('swagger-ui')
  if (existsSync(brought)) return brought
  return join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static')
}
