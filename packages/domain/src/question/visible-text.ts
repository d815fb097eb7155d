/** Anything but white space and characters that print nothing: a text without it is no text. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

/** The text without invisible characters at its ends. */
export function trimInvisible(text: string): string {
  if (isBlank(text)) return ''
  // Most of what ends a text is white space, which is found many times faster like this.
  let end = text.trimEnd().length
  while (!visible.test(text.charAt(end - 1))) end -= 1
  return text.slice(text.search(visible), end)
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}
