const visibleAscii = /[!-~]/
/** Anything but white space and characters that print nothing. A text without any counts as blank. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

/** Without white space and invisible characters at its ends; addresses and numbers need only `trim`. */
export function trimmed(text: string): string {
  // Faster for most texts, which begin and end with a plain letter.
  if (isPlain(text.charCodeAt(0)) && isPlain(text.charCodeAt(text.length - 1))) return text
  if (isBlank(text)) return ''
  let end = text.trimEnd().length
  while (!visible.test(text.charAt(end - 1))) end -= 1
  return text.slice(text.search(visible), end)
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  if (text === '' || isPlain(text.charCodeAt(0))) return text === ''
  return !visibleAscii.test(text) && !visible.test(text)
}

const isPlain = (code: number) => code > 0x20 && code < 0x7f
