import { deletedEducator, deletedStudent } from '@quizly/domain'
import { people as peopleWords } from '@quizly/words/screens.ts'

/** A name as it is shown. No living person can have the two names that stand for deleted accounts. */
export function personName(name: string): string {
  if (name === deletedStudent) return peopleWords.deletedStudent
  return name === deletedEducator ? peopleWords.deletedEducator : name
}
