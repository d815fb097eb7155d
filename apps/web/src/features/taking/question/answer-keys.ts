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

/**
 * The position of the option that a key stands for: A to F, or 1 to 6. On a keyboard layout without these letters the
 * place of the key counts.
 */
export function optionOfKey(press: KeyPress, optionCount: number): number | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey || press.shiftKey || press.isComposing) return undefined
  const sign = /^[a-z0-9]$/i.test(press.key) ? press.key : signOfCode(press.code)
  const place = optionKeys.indexOf(sign.toLowerCase())
  const position = place % mostOptions
  return place >= 0 && position < optionCount ? position : undefined
}

function signOfCode(code: string): string {
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? ''
}
