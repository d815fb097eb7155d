/**
 * Line breaks, control characters, broken halves of characters, and marks that turn the direction of all that follows.
 * Marks that act in one place only, as right-to-left scripts need them, are none of these.
 */
const misleading = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Whether a name or title would look like something else, or spill over into what stands beside it. */
export function isMisleading(text: string): boolean {
  return misleading.test(text)
}

/** The names under which those are shown who have deleted their accounts. */
export const deletedStudent = 'Deleted student'
export const deletedEducator = 'Deleted educator'

const nobody = [deletedStudent, deletedEducator].map(plainly)

/** Whether a name looks like that of somebody who has left. */
export function isNameOfNobody(name: string): boolean {
  return nobody.includes(plainly(name))
}

function plainly(name: string): string {
  const seen = name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  return seen
    .replaceAll(/[\s\u2800]+/g, ' ')
    .trim()
    .toLowerCase()
}
