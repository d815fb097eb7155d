type Encoder = (values: readonly unknown[]) => Buffer

/** The types that our columns have, by PostgreSQL's numbers. */
export const arrayTypes: ReadonlyMap<number, { name: string; encode: Encoder }> = new Map([
  [20, { name: 'int8[]', encode: (values) => encodeNumbers(20, values, writeInt8) }],
  [23, { name: 'int4[]', encode: (values) => encodeNumbers(23, values, writeInt4) }],
  [25, { name: 'text[]', encode: (values) => encodeTexts(25, values) }],
])

const headerBytes = 20
const lengthBytes = 4
const noLength = -1

/** PostgreSQL's binary format. As text, each quotation mark of our JSON would have to be escaped. */
function startArray(type: number, values: readonly unknown[], bytes: number): Buffer {
  const array = Buffer.allocUnsafe(headerBytes + lengthBytes * values.length + bytes)
  const [dimensions, firstIndex] = [1, 1]
  array.writeInt32BE(dimensions, 0)
  array.writeInt32BE(values.includes(null) ? 1 : 0, 4)
  array.writeInt32BE(type, 8)
  array.writeInt32BE(values.length, 12)
  array.writeInt32BE(firstIndex, 16)
  return array
}

function encodeTexts(type: number, values: readonly unknown[]): Buffer {
  const sizes = values.map(textSize)
  const array = startArray(type, values, sum(sizes))
  let at = headerBytes
  for (const [index, value] of values.entries()) {
    const size = sizes[index] ?? 0
    at = array.writeInt32BE(value === null ? noLength : size, at)
    if (typeof value === 'string') at += array.write(value, at, size)
  }
  return array
}

function textSize(value: unknown): number {
  if (value === null) return 0
  if (typeof value !== 'string') throw new TypeError('A text column takes a text or null')
  return Buffer.byteLength(value)
}

type NumberWriter = { bytes: number; write: (array: Buffer, value: number, at: number) => number }

const writeInt4: NumberWriter = { bytes: 4, write: (array, value, at) => array.writeInt32BE(value, at) }
const writeInt8: NumberWriter = {
  bytes: 8,
  write: (array, value, at) => array.writeBigInt64BE(BigInt(value), at),
}

function encodeNumbers(type: number, values: readonly unknown[], { bytes, write }: NumberWriter): Buffer {
  const present = values.filter((value) => value !== null)
  const array = startArray(type, values, bytes * present.length)
  let at = headerBytes
  for (const value of values) {
    if (value === null) {
      at = array.writeInt32BE(noLength, at)
    } else if (Number.isSafeInteger(value)) {
      at = write(array, value as number, array.writeInt32BE(bytes, at))
    } else {
      throw new TypeError('A column of whole numbers takes a whole number or null')
    }
  }
  return array
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
