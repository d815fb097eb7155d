import type { Role } from '@quizly/contract'
import type { AttemptState, EducatorBy, QuizRole, ResultRelease } from '@quizly/domain'
import type { Generated } from 'kysely'
import type { BankTables } from './tables/bank-tables.ts'
import type { QuizTables } from './tables/quiz-tables.ts'
import type { SecondFactorTables } from './tables/second-factor-tables.ts'
import type { ServerTables } from './tables/server-tables.ts'
import type { SlipTables } from './tables/slip-tables.ts'

/** On both engines IDs are text, moments are milliseconds since 1970, lists are JSON text. */
export type Tables = CoreTables & QuizTables & BankTables & SlipTables & SecondFactorTables & ServerTables

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
    /** Null: no operator. */
    operator_since: Generated<number | null>
    /** Null: the account is open. */
    closed_at: Generated<number | null>
    /** Since when a sign-up as an educator waits for an operator; null: none waits. */
    educator_asked_at: Generated<number | null>
    /** Who made an educator of the account; null: its own sign-up. */
    educator_by: Generated<EducatorBy | null>
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
  /** By whom a provider of OpenID Connect knows the owner of an account. */
  identities: {
    issuer: string
    subject: string
    user_id: string
    created_at: number
  }
  /** People who were sent to a provider and have not come back. */
  sign_ins: {
    state_hash: string
    /** The provider's name in addresses. */
    provider: string
    browser_hash: string
    nonce: string
    verifier: string
    expires_at: number
  }
  /** What a page takes over once, in the browser in which it began. */
  sign_in_codes: {
    code_hash: string
    browser_hash: string
    /** Who the provider says it is, or why nobody signs in, as JSON. */
    content: string
    expires_at: number
  }
  /** By what a browser or a security key signs in to an account. */
  passkeys: {
    id: string
    user_id: string
    credential_id: string
    /** In COSE, as base64url. */
    public_key: string
    /** How often the passkey says that it was used; 0 if it does not count. */
    counter: number
    /** How a browser reaches it, as a list. */
    transports: string
    name: string
    created_at: number
    last_used_at: Generated<number | null>
    /** When the counter went back for the first time. */
    copied_at: Generated<number | null>
  }
  /** Challenges that were answered and have not ended. */
  passkey_uses: {
    challenge_hash: string
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
    /** 1: scores alone were given out; null: the correct answers too. */
    gives_score_only: Generated<number | null>
    /** When what `release_parts` names is released, and by whom; null: no release is on its way. */
    release_at: Generated<number | null>
    release_parts: Generated<string | null>
    release_by: Generated<string | null>
    /** What the last release has replaced, as JSON, so that it can be undone. */
    release_before: Generated<string | null>
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
    /** 1: there are some in `quiz_instructions`; null: none. */
    has_instructions: Generated<number | null>
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
