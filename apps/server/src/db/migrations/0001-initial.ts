import { type Kysely, PostgresAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const statement of statements.split(';\n')) {
    await sql.raw(isPostgres ? forPostgres(statement) : statement).execute(db)
  }
}

/** PostgreSQL sorts texts by their bytes, as SQLite does. Losing the counts of calls does no harm. */
const forPostgres = (statement: string) =>
  statement
    .replaceAll(/\btext\b/g, 'text collate "C"')
    .replace('create table rate_counts', 'create unlogged table rate_counts')

const statements = `
create table users (
  id text primary key, email text not null, email_key text not null unique,
  name text not null,
  role text not null check (role in ('student', 'admin')),
  password_hash text not null, created_at bigint not null, deleted_at bigint,
  quiz_count bigint not null default 0, quiz_bytes bigint not null default 0,
  name_key text not null
);
create table sessions (
  token_hash text primary key,
  user_id text not null references users (id),
  created_at bigint not null, expires_at bigint not null, device text not null default '',
  last_used_at bigint
);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_user on sessions (user_id);
create table known_devices (
  user_id text not null references users (id),
  token_hash text not null, last_used_at bigint not null,
  constraint known_devices_key primary key (user_id, token_hash)
);
create table password_resets (
  token_hash text primary key,
  user_id text not null references users (id),
  created_at bigint not null, expires_at bigint not null
);
create index password_resets_by_expiry on password_resets (expires_at);
create index password_resets_by_user on password_resets (user_id);
create table former_names (
  user_id text not null references users (id),
  until bigint not null, name text not null,
  constraint former_names_key primary key (user_id, until)
);
create table contact_messages (
  id text primary key,
  user_id text not null references users (id),
  message text not null, created_at bigint not null
);
create index contact_messages_by_user on contact_messages (user_id, id);

create table quizzes (
  id text primary key,
  owner_id text not null references users (id),
  title text not null, time_limit_minutes integer not null, num_questions integer not null,
  secret_code text not null unique, current_revision integer, created_at bigint not null,
  updated_at bigint not null, is_open integer not null default 1, language text,
  unmarked_since bigint, finalized_at bigint, title_key text not null, archived_at bigint,
  deleted_at bigint, opens_at bigint, closes_at bigint, given_out_at bigint,
  stops_at_closing integer not null default 0, is_joinable integer not null default 1,
  result_release text not null default 'at-once'
    check (result_release in ('at-once', 'when-closed', 'score-only', 'by-hand')),
  layout text, has_allowances integer not null default 0, attempt_rule text
);
create index quizzes_by_owner on quizzes (owner_id, id);
create index quizzes_deleted on quizzes (deleted_at) where deleted_at is not null;
create index quizzes_unmarked on quizzes (unmarked_since) where unmarked_since is not null;
create table quiz_roles (
  quiz_id text not null references quizzes (id) on delete cascade,
  user_id text not null references users (id),
  role text not null check (role in ('owner', 'editor', 'marker', 'viewer')),
  created_at bigint not null,
  constraint quiz_roles_key primary key (quiz_id, user_id)
);
-- Enough alone for a page of an educator's quizzes, newest first.
create index quiz_roles_of_user on quiz_roles (user_id, created_at, quiz_id, role);
create unique index quiz_roles_one_owner on quiz_roles (quiz_id) where role = 'owner';
create table invitations (
  id text primary key,
  quiz_id text not null references quizzes (id) on delete cascade,
  email text not null, email_key text not null,
  role text not null check (role in ('editor', 'marker', 'viewer')),
  token_hash text not null unique,
  invited_by text not null references users (id),
  created_at bigint not null, expires_at bigint not null, accepted_at bigint,
  constraint invitations_one_each unique (quiz_id, email_key)
);
create index invitations_by_email on invitations (email_key);
create index invitations_by_inviter on invitations (invited_by);
create table role_changes (
  id text primary key,
  quiz_id text not null references quizzes (id) on delete cascade,
  user_id text not null references users (id),
  role text,
  changed_by text not null references users (id),
  changed_at bigint not null
);
create index role_changes_of_quiz on role_changes (quiz_id, changed_at, id);
create table quiz_revisions (
  quiz_id text not null references quizzes (id),
  revision integer not null, questions text not null, question_count integer not null,
  created_at bigint not null,
  educator_id text not null references users (id),
  constraint quiz_revisions_key primary key (quiz_id, revision)
);
create table drafts (
  user_id text not null references users (id),
  quiz_id text not null references quizzes (id) on delete cascade,
  id text not null, base_revision integer not null, questions text not null,
  bytes integer not null, saved_at bigint not null,
  constraint drafts_key primary key (user_id, quiz_id)
);
create index drafts_of_quiz on drafts (quiz_id);
create table allowances (
  id text primary key,
  owner_id text not null references users (id),
  quiz_id text references quizzes (id) on delete cascade,
  email text not null, email_key text not null, minutes integer, percent integer,
  created_at bigint not null,
  given_by text not null references users (id),
  instead integer not null default 0
);
create index allowances_by_email_key on allowances (email_key);
create index allowances_by_given_by on allowances (given_by);
create index allowances_by_owner_id on allowances (owner_id);
create index allowances_by_quiz_id on allowances (quiz_id);
create table grants (
  quiz_id text not null references quizzes (id) on delete cascade,
  id text not null,
  given_by text not null references users (id),
  given_at bigint not null,
  reach text not null check (reach in ('student', 'running', 'cut-off')),
  student_id text, from_at bigint, until_at bigint, minutes integer, percent integer,
  reopens integer not null, reason text not null, completed_at bigint,
  constraint grants_key primary key (quiz_id, id)
);
create table quiz_ends (
  quiz_id text not null references quizzes (id) on delete cascade,
  id text not null,
  ended_by text not null references users (id),
  ended_at bigint not null,
  constraint quiz_ends_key primary key (quiz_id, id)
);
create index quiz_ends_by_moment on quiz_ends (ended_at);
create table result_releases (
  quiz_id text not null references quizzes (id) on delete cascade,
  released_at bigint not null,
  released_by text references users (id),
  constraint result_releases_key primary key (quiz_id, released_at)
);

-- On SQLite a long row is a chain of pages that is followed from its beginning, so the answers come last: a report
-- that reads scores does not read them.
create table attempts (
  id text primary key,
  quiz_id text not null references quizzes (id),
  student_id text not null references users (id),
  number integer not null default 1, seed text not null default '',
  state text not null check (state in ('admitted', 'in-progress', 'submitted')),
  revision integer, admitted_at bigint not null, started_at bigint, base_duration_ms bigint,
  deadline bigint, submitted_at bigint,
  submitted_by text check (submitted_by in ('student', 'time')),
  score integer, total_questions integer, marked_revision integer,
  late_answers text not null default '[]', timeline text not null default '',
  version integer not null default 0, person_key text, devices text not null default '',
  outcomes text, layout text, allowance_ms bigint, by_hand text, uncapped_duration_ms bigint,
  uncapped_limit_ms bigint,
  answers text, saved_answers text not null default '[]',
  constraint attempts_by_number unique (quiz_id, student_id, number)
);
-- A submission only removes its attempt from this index.
create index attempts_by_deadline on attempts (deadline, quiz_id) where state = 'in-progress';
create index attempts_by_person on attempts (quiz_id, person_key) where person_key is not null;
create index attempts_by_student on attempts (student_id, id);
-- Every column that results are sorted or summed by, so that only the rows of one page are read.
create index attempts_submitted on attempts (quiz_id, submitted_at, id, student_id, score, total_questions)
  where state = 'submitted';
create table score_changes (
  id text primary key,
  attempt_id text not null references attempts (id),
  changed_at bigint not null, old_score integer not null, old_total integer not null,
  new_score integer not null, new_total integer not null, revision integer not null
);
create index score_changes_by_attempt on score_changes (attempt_id);
-- Of a question for everybody: then it made a revision. Or of one answer: then it is of an attempt.
create table marking_overrides (
  id text primary key,
  quiz_id text not null references quizzes (id) on delete cascade,
  attempt_id text references attempts (id) on delete cascade,
  question_id text not null, mode text not null, reason text not null,
  educator_id text not null references users (id),
  made_at bigint not null,
  revision integer, question_number integer, may_lower integer, before text, after text, undone_by text,
  constraint marking_overrides_by_revision unique (quiz_id, revision),
  constraint marking_overrides_of_one check ((attempt_id is null) <> (revision is null))
);
create index marking_overrides_by_attempt on marking_overrides (attempt_id) where attempt_id is not null;
create table deleted_attempts (
  id text primary key,
  quiz_id text not null references quizzes (id) on delete cascade,
  student_id text not null references users (id),
  score integer, total_questions integer,
  deleted_by text not null references users (id),
  deleted_at bigint not null, reason text not null
);
create index deleted_attempts_by_quiz on deleted_attempts (quiz_id, deleted_at);
create table attempt_grants (
  attempt_id text not null references attempts (id) on delete cascade,
  grant_id text not null, granted_at bigint not null, extra_ms bigint not null,
  constraint attempt_grants_key primary key (attempt_id, grant_id)
);
create index attempt_grants_by_moment on attempt_grants (granted_at);

create table signing_keys (purpose text primary key, seed text not null, created_at bigint not null);
create table rate_counts (
  key text primary key, count integer not null, ends_at bigint not null
);
create index rate_counts_by_end on rate_counts (ends_at);
create table mails (
  id text primary key,
  user_id text not null references users (id),
  content text not null, expires_at bigint not null, due_at bigint not null,
  failures integer not null default 0
);
create index mails_by_due on mails (due_at);
create index mails_by_user on mails (user_id);
create table outages (started_at bigint primary key, ended_at bigint not null);
create index outages_by_end on outages (ended_at);
create table heartbeats (
  id text primary key, beat_at bigint not null, boot_id text, uptime_ms bigint not null
);
create table live_nodes (id text primary key, seen_at bigint not null);
create index live_nodes_by_sign on live_nodes (seen_at);
create table connections (
  attempt_id text not null references attempts (id) on delete cascade,
  node_id text not null references live_nodes (id) on delete cascade,
  left_at bigint,
  constraint connections_key primary key (attempt_id, node_id)
);
create index connections_by_node on connections (node_id);
create table absences (
  attempt_id text not null references attempts (id) on delete cascade,
  left_at bigint not null, back_at bigint not null,
  constraint absences_key primary key (attempt_id, left_at)
)`
