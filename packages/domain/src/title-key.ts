/** A text as it is compared with others when somebody searches or sorts: without case, accents and doubled spaces. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Sorted by bytes: a character before each number gives its digits, so 9 comes before 10. Never empty. */
export function titleKey(title: string): string {
  const key = folded(title).replaceAll(
    /[0-9]+/g,
    (digits) => String.fromCharCode(Math.min(digits.replace(/^0+(?=.)/, '').length, 31)) + digits,
  )
  // A title may be nothing but accents.
  return key || ' '
}

/** A LIKE pattern, with `\` as its escape character, for the keys of all titles that contain a text. */
export function titlePattern(text: string): string {
  const escaped = folded(text).replaceAll(/[\\%_]/g, '\\$&')
  // A number that begins inside the text has its character before it, whatever that is.
  return `%${escaped.replaceAll(/(?<=[^0-9])(?=[0-9])/g, '_')}%`
}
