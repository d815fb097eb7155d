import type { Role } from '@quizly/contract'
import { home as homeWords } from '@quizly/words/student.ts'

/** Why somebody cannot see what is only for people of this role. */
export function accessSentence(role: Role, why: 'login' | 'wrong-role'): string {
  if (role === 'student') return why === 'login' ? homeWords.loginToStart : homeWords.onlyStudents
  return why === 'login' ? homeWords.loginToCreate : homeWords.onlyAdmins
}
