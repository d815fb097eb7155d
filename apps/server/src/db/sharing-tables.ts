import type { GivenRole, QuizRole } from '@quizly/domain'

/** Invitations to a role on a quiz. They are bound to an e-mail, for which there may be no account yet. */
export type InvitationsTable = {
  id: string
  quiz_id: string
  email: string
  /** The form in which e-mails are compared. */
  email_key: string
  role: GivenRole
  token_hash: string
  invited_by: string
  created_at: number
  expires_at: number
  /** Kept until it expires, so that a repeated acceptance is no failure. */
  accepted_at: number | null
}

/** Who gave whom which role on a quiz. */
export type RoleChangesTable = {
  id: string
  quiz_id: string
  user_id: string
  /** Null: the role was taken away. */
  role: QuizRole | null
  changed_by: string
  changed_at: number
}
