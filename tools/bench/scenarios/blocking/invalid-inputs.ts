import type { Call } from '@quizly/contract'
import type { Input } from './valid-inputs.ts'

const usualLimit = 8 * 1024

/**
 * Bodies that a call refuses and that cost the most to read: of maximum size, with each field in turn a text
 * of ligatures, a list of empty values, or objects of one key each; and bodies of other shapes. Without a
 * body: an invalid token.
 */
export function invalidInputs(call: Call, who: Pick<Input, 'token' | 'params'>): Input[] {
  if (!call.body) return [{ ...who, token: 'x'.repeat(8_000) }]
  const room = (call.bodyLimit ?? usualLimit) - 64
  const fields = Object.keys(call.body._zod.def.shape)
  const empty = fill(room, () => '{}')
  const single = fill(room, (at) => `{"${at.toString(36)}":1}`)
  const values = [`"${'\uFB01'.repeat(room / 3)}"`, `[${empty}]`, `[${single}]`]
  const bodies = [
    ...fields.flatMap((field) => values.map((value) => `{"${field}":${value}}`)),
    `{${fill(room, (at) => `"${at.toString(36)}":1`)}}`,
    '['.repeat(room),
    `[${empty}]`,
    '\uFB01'.repeat(room / 3),
    `{"a":"${'x'.repeat(room + 1_000)}"}`,
  ]
  return bodies.map((body) => ({ ...who, body }))
}

/** Parts separated by commas, as many as fit. */
function fill(room: number, part: (at: number) => string): string {
  const parts: string[] = []
  for (let length = 0, at = 0; ; at += 1) {
    const next = part(at)
    length += next.length + 1
    if (length > room) return parts.join(',')
    parts.push(next)
  }
}
