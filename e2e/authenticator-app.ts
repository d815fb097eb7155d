import { TOTP } from 'otpauth'
import type { TestServer } from './server.ts'

/** What the app on a phone shows, whose clock is the server's. */
export const codeAt = async (server: TestServer, secret: string) =>
  new TOTP({ secret }).generate({ timestamp: await server.now() })
