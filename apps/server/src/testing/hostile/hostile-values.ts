import fc from 'fast-check'

/** Texts from attackers or broken programs. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202egnirts',
  '\ufeff',
  'e\u0301'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(50),
  'a'.repeat(20_000),
  '=cmd|calc!A1',
  `' or '1'='1' --`,
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '-1',
  '1e999',
]

const nest = (depth: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 'core'
  for (let level = 0; level < depth; level += 1) value = wrap(value)
  return value
}

export const hostileThings: unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  0.1,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1.7976931348623157e308,
  5e-324,
  [],
  {},
  [[]],
  nest(500, (inner) => [inner]),
  nest(500, (inner) => ({ a: inner })),
  Array.from({ length: 2_000 }, () => null),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`key${i}`, i])),
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  { constructor: { prototype: { isAdmin: true } } },
  { toString: 1, valueOf: null, toJSON: 'x' },
  { length: 1e9, 0: 'a' },
]

export const hostileText = fc.constantFrom(...hostileTexts)
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...hostileThings),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
/** Field names that should never be accepted, and one that is merely unknown. */
export const hostileNames = ['__proto__', 'constructor', 'hasOwnProperty', '', 'a.b', 'extra']
