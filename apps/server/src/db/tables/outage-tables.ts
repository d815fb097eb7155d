/** Times without any server while attempts ran. */
export type OutagesTable = {
  started_at: number
  ended_at: number
}

/** One row while attempts run, otherwise none: the last heartbeat of any server. */
export type HeartbeatsTable = {
  id: 'server'
  beat_at: number
  /** Identifies the last start of that machine, where the system tells it. */
  boot_id: string | null
  uptime_ms: number
}
