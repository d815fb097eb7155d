import type { FastifyBaseLogger } from 'fastify'

/** `account` is a user’s ID. No event contains a name, an e-mail or a password. */
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
  | { kind: 'answers-marked'; question: string; round: string; attempts: readonly string[] }
)

export function logSecurityEvent(log: FastifyBaseLogger, event: SecurityEvent & { address: string }): void {
  log.info(event, 'security')
}
