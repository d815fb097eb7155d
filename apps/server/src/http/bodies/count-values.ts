const [quote, backslash, comma, colon, openBrace, openBracket] = [...'"\\,:{['].map((each) =>
  each.charCodeAt(0),
)

export type MostValues = { values: number; names: number }

/** Parsing costs by the number of values, and a property ten times as much, because its name may be new. */
export function hasMoreValues(json: Uint8Array, most: MostValues): boolean {
  if (json.length <= most.names) return false
  let values = 0
  let names = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === quote) isText = !isText
    else if (isText) at += byte === backslash ? 1 : 0
    else if (byte === comma || byte === openBrace || byte === openBracket) values += 1
    else if (byte === colon) names += 1
    if (values > most.values || names > most.names) return true
  }
  return false
}
