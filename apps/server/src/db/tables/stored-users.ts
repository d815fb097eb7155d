import type { User } from '@quizly/contract'
import { isLanguageTag } from '@quizly/words'

type UserRow = Omit<User, '_id' | 'language'> & { id: string; language: string | null }

/** A language that is no longer known counts as not chosen. */
export function toUser({ id, name, email, role, language }: UserRow): User {
  return { _id: id, name, email, role, ...(isLanguageTag(language) && { language }) }
}
