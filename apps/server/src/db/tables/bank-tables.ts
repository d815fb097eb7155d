import type { Generated } from 'kysely'
import type { BankRole, QuestionType } from '@quizly/domain'

/** Questions that educators keep outside quizzes. */
export type BankTables = {
  /** What is known of the newest version. */
  bank_items: {
    id: string
    educator_id: string
    version: number
    type: QuestionType
    /** How its text begins, without its formatting. */
    text: string
    title: string | null
    level: number | null
    note: string | null
    source: string | null
    language: string | null
    /** A list as JSON, in the order in which they were given. */
    tags: string
    /** What a search looks through, without case and accents. */
    search_key: string
    /** A hash that is equal for questions that ask the same. */
    sameness: string
    /** Of the questions of all its versions. */
    bytes: number
    saved_at: number
    /** 1: its last students were right more often and faster than those before, see `mayBeKnown`. */
    may_be_known: Generated<number | null>
  }
  bank_versions: {
    item_id: string
    version: number
    question: string
    saved_at: number
  }
  bank_tags: {
    item_id: string
    tag_key: string
    educator_id: string
    tag: string
  }
  bank_images: {
    item_id: string
    image_hash: string
  }
  /** Quizzes that have a copy, and of which version. */
  bank_uses: {
    item_id: string
    quiz_id: string
    version: number
  }
  /** Quizzes with copies, and when their results are counted next. */
  bank_counts: {
    quiz_id: string
    due_at: number
  }
  /** What the students of a quiz made of its copy. */
  bank_figures: {
    item_id: string
    quiz_id: string
    version: number
    /** As in `bank_items`: of the copy as it is marked now. */
    sameness: string
    asked: number
    right_count: number
    /** The sum of the shares of the points. */
    shares: number
    correlation: number | null
    /** How many attempts have a time, and the median of their times. */
    timed: number
    median_ms: number | null
    /** When the first and the last of them were submitted. */
    asked_from: number
    asked_until: number
  }
  /** Colleagues of an owner, and who is invited: without `user_id`, until `expires_at`. */
  bank_shares: {
    id: string
    owner_id: string
    email: string
    email_key: string
    role: BankRole
    user_id: string | null
    token_hash: string
    created_at: number
    expires_at: number
  }
}
