import type { Tables } from './tables.ts'

/** The primary key of each table. A table comes after those that it references. */
export const tableKeys = {
  users: ['id'],
  sessions: ['token_hash'],
  known_devices: ['user_id', 'token_hash'],
  password_resets: ['token_hash'],
  former_names: ['user_id', 'until'],
  quizzes: ['id'],
  quiz_roles: ['quiz_id', 'user_id'],
  invitations: ['id'],
  role_changes: ['id'],
  quiz_revisions: ['quiz_id', 'revision'],
  images: ['hash'],
  image_uses: ['quiz_id', 'image_hash'],
  drafts: ['user_id', 'quiz_id'],
  attempts: ['id'],
  score_changes: ['id'],
  marking_overrides: ['id'],
  draft_marks: ['attempt_id', 'question_id'],
  deleted_attempts: ['id'],
  contact_messages: ['id'],
  signing_keys: ['purpose'],
  rate_counts: ['key'],
  mails: ['id'],
  outages: ['started_at'],
  heartbeats: ['id'],
  live_nodes: ['id'],
  connections: ['attempt_id', 'node_id'],
  absences: ['attempt_id', 'left_at'],
  allowances: ['id'],
  grants: ['quiz_id', 'id'],
  attempt_grants: ['attempt_id', 'grant_id'],
  quiz_ends: ['quiz_id', 'id'],
  result_releases: ['quiz_id', 'released_at'],
} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] }

export const tableNames = Object.keys(tableKeys) as (keyof Tables)[]
