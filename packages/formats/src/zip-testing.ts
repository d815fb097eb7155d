/** The ZIP with another number `at` so many bytes behind the sign of an entry of its directory. */
export function withEntry(
  bytes: Uint8Array,
  at: number,
  value: number,
  size: 2 | 4 = 4,
  which = 0,
): Uint8Array {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  let seen = -1
  for (let place = 0; place + 46 <= copy.length; place += 1) {
    if (view.getUint32(place, true) !== 0x02014b50) continue
    seen += 1
    if (seen !== which) continue
    if (size === 4) view.setUint32(place + at, value, true)
    else view.setUint16(place + at, value, true)
  }
  return copy
}

/** The bytes with a text, of one byte for each letter, in the place of another. */
export const renamed = (bytes: Uint8Array, from: string, to: string): Uint8Array => {
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte))
    .join('')
    .replaceAll(from, to)
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
}
