import type { Role } from '@quizly/contract'
import type { AttemptState, QuizRole, ResultRelease } from '@quizly/domain'
import type { Generated } from 'kysely'
import type { QuizTables } from './tables/quiz-tables.ts'
import type { ServerTables } from './tables/server-tables.ts'

/** On both engines IDs are text, moments are milliseconds since 1970, lists are JSON text. */
export type Tables = CoreTables & QuizTables & ServerTables

type CoreTables = {
  users: {
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
    /** Null: not chosen. */
    language: Generated<string | null>
  }
  sessions: {
    token_hash: string
    user_id: string
    created_at: number
    expires_at: number
    device: string
    last_used_at: number | null
  }
  known_devices: {
    user_id: string
    token_hash: string
    last_used_at: number
  }
  former_names: {
    user_id: string
    until: number
    name: string
  }
  password_resets: {
    token_hash: string
    user_id: string
    created_at: number
    expires_at: number
  }
  quizzes: {
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
    /** What the current revision has beyond the specification, as JSON; null for a plain quiz. */
    traits: Generated<string | null>
    /** How often a student may take it, as the domain writes it; null: once. */
    attempt_rule: string | null
    /** 1: everybody who has entered it may practise it, which shows its correct answers; null: nobody. */
    practice: number | null
  }
  quiz_roles: {
    quiz_id: string
    user_id: string
    role: QuizRole
    /** When the quiz was created, so that lists in this order need no other table. */
    created_at: number
  }
  quiz_revisions: {
    quiz_id: string
    revision: number
    questions: string
    question_count: number
    created_at: number
    educator_id: string
    /** The oldest version of the renderer that has drawn its texts; null: none is formatted. */
    renderer: Generated<number | null>
  }
  attempts: {
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
    /** In hundredths; null where each question is worth one point. */
    points: Generated<number | null>
    max_points: Generated<number | null>
    /** How many questions wait to be marked; null if none does. */
    waiting: Generated<number | null>
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
  score_changes: {
    id: string
    attempt_id: string
    changed_at: number
    old_score: number
    old_total: number
    new_score: number
    new_total: number
    old_points: Generated<number | null>
    old_max_points: Generated<number | null>
    old_waiting: Generated<number | null>
    new_points: Generated<number | null>
    new_max_points: Generated<number | null>
    new_waiting: Generated<number | null>
    revision: number
  }
  contact_messages: {
    id: string
    user_id: string
    message: string
    created_at: number
  }
}
