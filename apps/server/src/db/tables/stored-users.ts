import type { User } from '@quizly/contract'
import { isLanguageTag } from '@quizly/words'

type UserRow = Pick<User, 'name' | 'email' | 'role'> & {
  id: string
  language: string | null
  operator_since?: number | null
  educator_asked_at?: number | null
}

/** A language that is no longer known counts as not chosen. */
export function toUser({ id, name, email, role, language, ...standing }: UserRow): User {
  const { operator_since: operatorSince, educator_asked_at: askedAt } = standing
  return {
    _id: id,
    name,
    email,
    role,
    ...(isLanguageTag(language) && { language }),
    ...(typeof operatorSince === 'number' && { isOperator: true as const }),
    ...(typeof askedAt === 'number' && { waitsForApproval: true as const }),
  }
}
