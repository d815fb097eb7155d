const [quote, backslash, comma, colon, openBrace, openBracket] = [...'"\\,:{['].map((each) =>
  each.charCodeAt(0),
)

/** How many values a JSON text may have, and how many of them may be properties with a name. */
export type MostValues = { values: number; names: number }

/**
 * Whether a JSON text has more values than allowed. The cost of parsing depends on the number of values, and
 * a property costs ten times as much, because its name may be new. 1 MB can hold 500,000 values or 100,000
 * properties.
 */
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
