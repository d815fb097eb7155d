const visibleAscii = /[!-~]/
/** Anything but white space and characters that print nothing: a text without it is no text. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

/**
 * The text without white space and other invisible characters at its ends. It is for texts that people read; what
 * has a syntax, such as an address or a number, needs only `trim`.
 */
export function trimmed(text: string): string {
  if (isBlank(text)) return ''
  // Most of what ends a text is white space, which is found many times faster like this.
  let end = text.trimEnd().length
  while (!visible.test(text.charAt(end - 1))) end -= 1
  return text.slice(text.search(visible), end)
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  // Most texts have a plain letter, which is found many times faster.
  return text === '' || (!visibleAscii.test(text) && !visible.test(text))
}
