/** Line breaks, controls, half surrogates, and marks that turn all text after them, not just in one place. */
const misleading = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Whether a name or title would look like something else, or change the text beside it. */
export function isMisleading(text: string): boolean {
  return misleading.test(text)
}

/** Names shown in place of people who have deleted their accounts. */
export const deletedStudent = 'Deleted student'
export const deletedEducator = 'Deleted educator'

/** Whether somebody signs in with slips and so has no email. A deleted person has none either. */
export const isBySlip = ({ name, email }: { name: string; email: string }): boolean =>
  email === '' && name !== deletedStudent && name !== deletedEducator

const nobody = [deletedStudent, deletedEducator].map(plainly)

/** Whether a name looks like the one shown for a deleted account. */
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
