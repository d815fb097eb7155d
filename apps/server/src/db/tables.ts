import type { Role } from '@quizly/contract'
import type { AttemptState, QuizRole, ResultRelease } from '@quizly/domain'
import type { Generated } from 'kysely'
import type {
  AllowancesTable,
  AttemptGrantsTable,
  DeletedAttemptsTable,
  DraftsTable,
  GrantsTable,
  InvitationsTable,
  MarkingOverridesTable,
  QuizEndsTable,
  ResultReleasesTable,
  RoleChangesTable,
} from './tables/quiz-tables.ts'
import type {
  AbsencesTable,
  ConnectionsTable,
  HeartbeatsTable,
  LiveNodesTable,
  MailsTable,
  OutagesTable,
  RateCountsTable,
  SigningKeysTable,
} from './tables/server-tables.ts'

/** On both engines IDs are text, moments are milliseconds since 1970, lists are JSON text. */
export type Tables = {
  users: UsersTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  password_resets: PasswordResetsTable
  former_names: FormerNamesTable
  quizzes: QuizzesTable
  quiz_roles: QuizRolesTable
  invitations: InvitationsTable
  role_changes: RoleChangesTable
  quiz_revisions: QuizRevisionsTable
  drafts: DraftsTable
  attempts: AttemptsTable
  score_changes: ScoreChangesTable
  marking_overrides: MarkingOverridesTable
  deleted_attempts: DeletedAttemptsTable
  contact_messages: ContactMessagesTable
  signing_keys: SigningKeysTable
  rate_counts: RateCountsTable
  mails: MailsTable
  outages: OutagesTable
  heartbeats: HeartbeatsTable
  live_nodes: LiveNodesTable
  connections: ConnectionsTable
  absences: AbsencesTable
  grants: GrantsTable
  allowances: AllowancesTable
  attempt_grants: AttemptGrantsTable
  quiz_ends: QuizEndsTable
  result_releases: ResultReleasesTable
}

type UsersTable = {
  id: string
  email: string
  email_key: string
  name: string
  role: Role
  password_hash: string
  created_at: number
  deleted_at: number | null
  /** How many quizzes they have created, and how many bytes the questions of all revisions take. */
  quiz_count: Generated<number>
  quiz_bytes: Generated<number>
  name_key: string
}

type SessionsTable = {
  token_hash: string
  user_id: string
  created_at: number
  expires_at: number
  device: string
  last_used_at: number | null
}

type KnownDevicesTable = {
  user_id: string
  token_hash: string
  last_used_at: number
}

type FormerNamesTable = {
  user_id: string
  until: number
  name: string
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
  result_release: Generated<ResultRelease>
  given_out_at: number | null
  is_open: Generated<number>
  is_joinable: Generated<number>
  opens_at: number | null
  closes_at: number | null
  stops_at_closing: Generated<number>
  /** BCP 47; null: the language of the app. */
  language: string | null
  /** Since when some results may not be marked by the current revision yet; null: all are. */
  unmarked_since: number | null
  title_key: string
  archived_at: number | null
  deleted_at: number | null
  /** When its code was first asked for; null: it is a draft. */
  finalized_at: number | null
  /** How it is laid out for students, as the domain writes it; null: in its educator's order. */
  layout: string | null
  /** 1: some students may have extra time, in this quiz or in all of its owner's. */
  has_allowances: Generated<number>
  /** How often a student may take it, as the domain writes it; null: once. */
  attempt_rule: string | null
}

type QuizRolesTable = {
  quiz_id: string
  user_id: string
  role: QuizRole
  /** When the quiz was created, so that lists in this order need no other table. */
  created_at: number
}

type QuizRevisionsTable = {
  quiz_id: string
  revision: number
  questions: string
  question_count: number
  created_at: number
  educator_id: string
}

type AttemptsTable = {
  id: string
  quiz_id: string
  student_id: string
  number: Generated<number>
  /** Drawn at admission: everything random in this attempt follows from it. */
  seed: Generated<string>
  state: AttemptState
  /** The revision that the student sees. Set at the start, like everything below. */
  revision: number | null
  layout: string | null
  admitted_at: number
  started_at: number | null
  base_duration_ms: number | null
  allowance_ms: number | null
  /** How long it would have been, and the time limit in it, if the closing had not cut it short; null: it has not. */
  uncapped_duration_ms: Generated<number | null>
  uncapped_limit_ms: Generated<number | null>
  deadline: number | null
  saved_answers: string
  submitted_at: number | null
  submitted_by: 'student' | 'time' | null
  answers: string | null
  outcomes: string | null
  score: number | null
  total_questions: number | null
  marked_revision: number | null
  /** The marks by hand that count, by questions, as JSON; null: nobody has marked this result by hand. */
  by_hand: string | null
  late_answers: string
  /** The attempt's timeline since its start, one line for each event, see `writeTimeline`. */
  timeline: Generated<string>
  version: Generated<number>
  /** Set when the student has deleted the account: a keyed hash of the e-mail. */
  person_key: string | null
  /** The device used in the attempt, or the fact that there are several, as the domain writes it. */
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
