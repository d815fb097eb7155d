const visibleAscii = /[!-~]/
/** Anything but white space and characters that print nothing. A text without any counts as blank. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

/**
 * The text without white space and other invisible characters at its ends. For texts that people read;
 * addresses and numbers need only `trim`.
 */
export function trimmed(text: string): string {
  if (isBlank(text)) return ''
  // Faster for most texts, which end in plain white space or none.
  let end = text.trimEnd().length
  while (!visible.test(text.charAt(end - 1))) end -= 1
  return text.slice(text.search(visible), end)
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  // Faster for most texts, which have a plain letter.
  return text === '' || (!visibleAscii.test(text) && !visible.test(text))
}
