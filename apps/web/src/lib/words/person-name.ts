import { deletedEducator, deletedStudent, isBySlip } from '@quizly/domain'
import { people as peopleWords } from '@quizly/words/screens.ts'

/** A name as it is shown. No living person can have the two names that stand for deleted accounts. */
export function personName(name: string): string {
  if (name === deletedStudent) return peopleWords.deletedStudent
  return name === deletedEducator ? peopleWords.deletedEducator : name
}

/** A person's email, or that they sign in with slips and have none. */
export const emailOrSlip = (person: { name: string; email: string }): string =>
  isBySlip(person) ? peopleWords.bySlip : person.email
