/** White space, and characters that print nothing: a text of only these is no text. */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

/** The text without invisible characters at its ends. */
export function trimInvisible(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && invisible.test(text.charAt(start))) start += 1
  while (start < end && invisible.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return trimInvisible(text) === ''
}
