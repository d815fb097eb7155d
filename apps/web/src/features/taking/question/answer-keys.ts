export type KeyPress = {
  key: string
  code: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  shiftKey: boolean
  isComposing: boolean
}

const optionKeys = [...'abcdef', ...'123456']
const mostOptions = optionKeys.length / 2

/** A to F, or 1 to 6. On a keyboard layout without these letters the place of the key counts. */
export function optionOfKey(press: KeyPress, optionCount: number): number | undefined {
  const place = optionKeys.indexOf(signOf(press))
  const position = place % mostOptions
  return place >= 0 && position < optionCount ? position : undefined
}

/** Whether a key flags its question. F already stands for an option. */
export const isFlagKey = (press: KeyPress) => signOf(press) === 'r'

/** The letter or digit of a key that is pressed alone, otherwise an empty text. */
function signOf({ key, code, ctrlKey, altKey, metaKey, shiftKey, isComposing }: KeyPress): string {
  if (ctrlKey || altKey || metaKey || shiftKey || isComposing) return ''
  return (/^[a-z0-9]$/i.test(key) ? key : signOfCode(code)).toLowerCase()
}

function signOfCode(code: string): string {
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? ''
}
