import type { FastifyBaseLogger } from 'fastify'

/** `account` is a user’s ID. No event contains a name, an e-mail or a password. */
export type SecurityEvent = { account?: string | undefined } & (
  | {
      kind: 'log-in-failed'
      reason: 'wrong-password' | 'unknown-email' | 'unknown-passkey' | 'second-step' | 'too-early' | 'closed'
    }
  | { kind: 'limit-reached'; limit: string }
  | { kind: 'signed-up'; role: string }
  | { kind: 'provider-sign-in'; provider: string }
  | { kind: 'account-linked'; provider: string; proof: 'none-needed' | 'password' | 'mail'; keeps: boolean }
  | { kind: 'role-changed'; role: string }
  | { kind: 'password-changed' }
  | { kind: 'name-changed' }
  | { kind: 'second-factor-on' | 'second-factor-off' | 'second-factor-reset-asked' }
  | { kind: 'recovery-code-used'; left: number }
  | { kind: 'slip-used' | 'slip-joined' }
  | { kind: 'passkey-added' | 'passkey-removed' | 'passkey-sign-in' | 'passkey-copied' }
  | { kind: 'reset-asked'; outcome: 'sent' | 'pending' | 'unknown-email' }
  | { kind: 'reset-used' }
  | {
      kind: 'sessions-ended'
      reason: 'log-out' | 'by-owner' | 'too-many' | 'new-password' | 'new-role' | 'new-factor' | 'linked'
      count: number
    }
  | { kind: 'exported' }
  | { kind: 'account-deleted' }
  | { kind: 'answers-marked'; question: string; round: string; attempts: readonly string[] }
)

export function logSecurityEvent(log: FastifyBaseLogger, event: SecurityEvent & { address: string }): void {
  log.info(event, 'security')
}
