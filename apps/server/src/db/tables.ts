import type { Role } from '@quizly/contract'
import type { AnswerRelease, AttemptState } from '@quizly/domain'
import type { Generated } from 'kysely'

/**
 * The tables as both engines hold them: IDs are text, moments are milliseconds since 1970, lists are JSON text.
 * Rows stay in the repositories, which map them.
 */
export type Tables = {
  users: UsersTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  password_resets: PasswordResetsTable
  quizzes: QuizzesTable
  quiz_revisions: QuizRevisionsTable
  attempts: AttemptsTable
  score_changes: ScoreChangesTable
  contact_messages: ContactMessagesTable
  signing_keys: SigningKeysTable
  rate_counts: RateCountsTable
  mails: MailsTable
  outages: OutagesTable
  heartbeats: HeartbeatsTable
}

type UsersTable = {
  id: string
  email: string
  email_key: string
  name: string
  role: Role
  password_hash: string
  created_at: number
  /** When the person behind it deleted the account; what named them is gone since. */
  deleted_at: number | null
  /** How many quizzes they have made, and how many bytes all revisions of their questions take. */
  quiz_count: Generated<number>
  quiz_bytes: Generated<number>
}

type SessionsTable = {
  token_hash: string
  user_id: string
  created_at: number
  expires_at: number
  device: string
  /** Null: not since it was opened. */
  last_used_at: number | null
}

/** Devices from which somebody has logged in. */
type KnownDevicesTable = {
  user_id: string
  token_hash: string
  last_used_at: number
}

type PasswordResetsTable = {
  token_hash: string
  user_id: string
  created_at: number
  expires_at: number
}

type QuizzesTable = {
  id: string
  owner_id: string
  title: string
  time_limit_minutes: number
  num_questions: number
  secret_code: string
  current_revision: number | null
  created_at: number
  updated_at: number
  answer_release: Generated<AnswerRelease>
  /** 1: the secret code lets students in, and who is in may start. */
  is_open: Generated<number>
  /** BCP 47; null: the app's own language. */
  language: string | null
  /** Since when there may be results that are not marked by the current revision; null: there are none. */
  unmarked_since: number | null
}

type QuizRevisionsTable = {
  quiz_id: string
  revision: number
  questions: string
  question_count: number
  created_at: number
}

type AttemptsTable = {
  id: string
  quiz_id: string
  student_id: string
  state: AttemptState
  /** The revision that the student sees; set at the start, like everything below it. */
  revision: number | null
  admitted_at: number
  started_at: number | null
  deadline: number | null
  saved_answers: string
  submitted_at: number | null
  submitted_by: 'student' | 'time' | null
  answers: string | null
  verdicts: string | null
  score: number | null
  total_questions: number | null
  /** The revision by which the answers are marked. */
  marked_revision: number | null
  late_answers: string
  /** What happened since the start, as the domain writes it: a line for each event. */
  record: Generated<string>
  /** How often answers or record have changed. */
  version: Generated<number>
  /** Of a student who has deleted the account: a keyed hash of the e-mail. */
  person_key: string | null
  /** The device at work in it, or that there are several, as the domain writes it. */
  devices: Generated<string>
}

type ScoreChangesTable = {
  id: string
  attempt_id: string
  changed_at: number
  old_score: number
  old_total: number
  new_score: number
  new_total: number
  revision: number
}

type ContactMessagesTable = {
  id: string
  user_id: string
  message: string
  created_at: number
}

type SigningKeysTable = {
  purpose: string
  /** The private key's 32 bytes in base64. They never leave the server. */
  seed: string
  created_at: number
}

type RateCountsTable = {
  /** A hash of what is counted and by whom, so that it names nobody. */
  key: string
  count: number
  /** When the window is over; the next call begins a new one. */
  ends_at: number
}

/** Mail that is not sent yet. A row leaves when its mail is sent or given up. */
type MailsTable = {
  id: string
  /** Whose words or address it holds. */
  user_id: string
  content: string
  /** When nobody needs it any more. */
  expires_at: number
  /** When it is tried next; a server that tries it moves this on, so that no other one does. */
  due_at: number
  failures: Generated<number>
}

/** When no server was there while attempts ran. */
type OutagesTable = {
  started_at: number
  ended_at: number
}

/** One row while attempts run, none otherwise: the last sign of life of any server. */
type HeartbeatsTable = {
  id: 'server'
  beat_at: number
  /** Of the machine that beat, where it has one: changes whenever that starts. */
  boot_id: string | null
  uptime_ms: number
}
