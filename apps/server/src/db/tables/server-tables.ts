import type { Generated } from 'kysely'

export type ServerTables = {
  signing_keys: {
    purpose: string
    /** The private key's 32 bytes in base64. It never leaves the server. */
    seed: string
    created_at: number
  }
  rate_counts: {
    /** A hash of what is counted and for whom, so that no name is stored. */
    key: string
    count: number
    /** When the window ends; the next call opens a new one. */
    ends_at: number
  }
  /** A row is deleted when its mail is sent or given up. */
  mails: {
    id: string
    /** The user whose words or address the mail contains. */
    user_id: string
    content: string
    expires_at: number
    /** When it is tried next. A server that tries it moves this on, so that no other server does. */
    due_at: number
    failures: Generated<number>
  }
  /** Links by which somebody signs up as an educator. Each works once. */
  educator_invitations: {
    id: string
    token_hash: string
    /** Null: for the first educator of an empty store, who becomes an operator. */
    email: string | null
    email_key: string | null
    invited_by: string | null
    created_at: number
    expires_at: number
  }
  /** The log of what matters: who, what and when. */
  log_entries: {
    id: string
    at: number
    kind: string
    /** Null: the command line. */
    by_id: string | null
    /** The account that it was done to, if it was one. */
    of_id: string | null
    detail: string | null
  }
  live_nodes: {
    id: string
    seen_at: number
    /** Null: one of before 0.3, which did not say so. */
    version: Generated<string | null>
    /** The last migration that it knows. */
    step: Generated<string | null>
  }
  /** The versions that have written here. */
  versions: {
    version: string
    since: number
  }
  /** Pages of students whose clock runs. */
  connections: {
    attempt_id: string
    node_id: string
    /** Null: the node holds the page, as long as the node gives signs. */
    left_at: number | null
  }
  /** When pages of students were away for more than a moment. */
  absences: {
    attempt_id: string
    left_at: number
    back_at: number
  }
  /** Times without any server while attempts ran. */
  outages: {
    started_at: number
    ended_at: number
  }
  /** One row while attempts run, otherwise none: the last heartbeat of any server. */
  heartbeats: {
    id: 'server'
    beat_at: number
    /** Identifies the last start of that machine; null where the system does not tell. */
    boot_id: string | null
    uptime_ms: number
  }
}
