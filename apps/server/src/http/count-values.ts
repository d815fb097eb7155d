const [quote, backslash, comma, openBrace, openBracket] = [...'"\\,{['].map((each) => each.charCodeAt(0))

/**
 * Whether a JSON text holds more than `most` values. Text costs little to read, but each value, and each name of one,
 * costs a microsecond: of a megabyte there can be half a million.
 */
export function hasMoreValues(json: Uint8Array, most: number): boolean {
  if (json.length <= most) return false
  let count = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === quote) isText = !isText
    else if (isText) at += byte === backslash ? 1 : 0
    else if (byte === comma || byte === openBrace || byte === openBracket) count += 1
    if (count > most) return true
  }
  return false
}
