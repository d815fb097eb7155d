import type { GrantReach } from '@quizly/domain'

/** Time that an educator has given beyond the limit, as it was given. */
export type GrantsTable = {
  quiz_id: string
  /** Chosen by whoever gives it, so that a repeated call gives nothing twice. */
  id: string
  given_by: string
  given_at: number
  reach: GrantReach
  /** For one student. */
  student_id: string | null
  /** For those who were cut off between these moments. */
  from_at: number | null
  until_at: number | null
  /** One of the two is set. */
  minutes: number | null
  percent: number | null
  /** 1: attempts that time has closed go on. */
  reopens: number
  reason: string
}

/** What a grant gave to one attempt. */
export type AttemptGrantsTable = {
  attempt_id: string
  grant_id: string
  granted_at: number
  extra_ms: number
}
