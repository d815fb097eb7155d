import type { FastifyBaseLogger } from 'fastify'

/**
 * Events that the operator may want to look into. `account` is a user's ID. No event contains a name, e-mail
 * or password.
 */
export type SecurityEvent = { account?: string | undefined } & (
  | { kind: 'log-in-failed'; reason: 'wrong-password' | 'unknown-email' | 'too-early' }
  | { kind: 'limit-reached'; limit: string }
  | { kind: 'signed-up'; role: string }
  | { kind: 'password-changed' }
  | { kind: 'name-changed' }
  | { kind: 'reset-asked'; outcome: 'sent' | 'pending' | 'unknown-email' }
  | { kind: 'reset-used' }
  | { kind: 'sessions-ended'; reason: 'log-out' | 'by-owner' | 'too-many' | 'new-password'; count: number }
  | { kind: 'exported' }
  | { kind: 'account-deleted' }
)

/** Logs one line for each event, with the address it came from. docs/operating.md explains the kinds. */
export function logSecurityEvent(log: FastifyBaseLogger, event: SecurityEvent & { address: string }): void {
  log.info(event, 'security')
}
