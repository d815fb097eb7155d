import type { Generated } from 'kysely'
import type { GivenRole, GrantReach, handVerdicts, QuizRole, RegradeMode } from '@quizly/domain'

export type QuizTables = {
  /** Bound to an e-mail, for which there may be no account yet. */
  invitations: {
    id: string
    quiz_id: string
    email: string
    email_key: string
    role: GivenRole
    token_hash: string
    invited_by: string
    created_at: number
    expires_at: number
    /** Kept until it expires, so that a repeated acceptance is no failure. */
    accepted_at: number | null
  }
  role_changes: {
    id: string
    quiz_id: string
    user_id: string
    role: QuizRole | null
    changed_by: string
    changed_at: number
  }
  /** What students read before they start: in Markdown, as nodes in JSON, and the version of the renderer that made them. */
  quiz_instructions: {
    quiz_id: string
    source: string
    nodes: string
    renderer: number
  }
  /** One draft of each person for each quiz. */
  drafts: {
    user_id: string
    quiz_id: string
    id: string
    base_revision: number
    questions: string
    bytes: number
    saved_at: number
  }
  grants: {
    quiz_id: string
    /** Chosen by whoever gives it, so that a repeated call gives nothing twice. */
    id: string
    given_by: string
    given_at: number
    reach: GrantReach
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
    /** When it had reached everybody; null: that is still under way, or its server was killed meanwhile. */
    completed_at: number | null
  }
  attempt_grants: {
    attempt_id: string
    grant_id: string
    granted_at: number
    extra_ms: number
  }
  quiz_ends: {
    quiz_id: string
    /** Chosen by whoever ends it, so that a repeated call ends nothing twice. */
    id: string
    ended_by: string
    ended_at: number
  }
  result_releases: {
    quiz_id: string
    released_at: number
    /** Null: the settings did it. */
    released_by: string | null
  }
  /** When a student first saw a result that an educator had released; a later release begins anew. */
  result_views: {
    attempt_id: string
    quiz_id: string
    seen_at: number
  }
  allowances: {
    /** The quiz, or the owner if it is for all quizzes, and the student's e-mail: so there is one of each. */
    id: string
    owner_id: string
    quiz_id: string | null
    email: string
    email_key: string
    /** One of the two is set. */
    minutes: number | null
    percent: number | null
    /** 1: in its quiz it counts even if the one for all quizzes gives more. */
    instead: number
    /** Against whose limit it counts. */
    given_by: string
    created_at: number
  }
  /** Everything that is kept of attempts that an educator has deleted. */
  deleted_attempts: {
    id: string
    quiz_id: string
    student_id: string
    score: number | null
    total_questions: number | null
    points: Generated<number | null>
    max_points: Generated<number | null>
    waiting: Generated<number | null>
    deleted_by: string
    deleted_at: number
    reason: string
  }
  /** Pictures in WebP, each stored once. */
  images: {
    /** The SHA-256 of its bytes, in hexadecimal digits. */
    hash: string
    /** Who sent it first. */
    owner_id: string
    width: number
    height: number
    /** How many bytes it has. */
    size: number
    /** Until when it stays if no quiz uses it. */
    kept_until: number
    bytes: Uint8Array
  }
  /** Which quizzes show a picture in one of their revisions. */
  image_uses: {
    quiz_id: string
    image_hash: string
  }
  draft_marks: {
    attempt_id: string
    question_id: string
    /** 1 the first mark, 2 the second, 3 the third look. */
    round: number
    quiz_id: string
    marker_id: string
    /** 0 while the answer is only reserved. */
    version: number
    /** The chosen items of the rubric, as JSON. */
    items: string
    /** In hundredths. */
    adjustment: number
    comment: string
    answer_hash: string
    reserved_until: number | null
    marked_at: number | null
    /** In hundredths; null: not released. */
    released_points: number | null
  }
  /** What markers give answers that they have marked before. */
  repeat_marks: {
    attempt_id: string
    question_id: string
    marker_id: string
    quiz_id: string
    items: string
    adjustment: number
    answer_hash: string
    marked_at: number
  }
  /** How the answers to a question are marked by hand; no row: nothing is switched on. */
  marking_settings: {
    quiz_id: string
    question_id: string
    by_hand: number
    shows_names: number
    /** In hundredths; null: one mark for each answer. */
    threshold: number | null
    checks_drift: number
  }
  marking_overrides: {
    /** Of an answer: the attempt and its version before, so that a repeated call marks nothing twice. */
    id: string
    quiz_id: string
    attempt_id: string | null
    question_id: string
    /** `undo`: what counted before counts again. */
    mode: RegradeMode | (typeof handVerdicts)[number] | 'points' | 'undo'
    /** In hundredths, with the mode `points`. */
    points: Generated<number | null>
    /** The items of the rubric by which an answer was marked, as JSON with their texts. */
    items: Generated<string | null>
    reason: string
    educator_id: string
    made_at: number
    /** Of a question, like all that follow: the revision that it made. */
    revision: number | null
    question_number: number | null
    may_lower: number | null
    before: string | null
    after: string | null
    undone_by: string | null
  }
}
