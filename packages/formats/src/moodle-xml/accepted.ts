import { comparableAnswer, type Fraction, isBlank } from '@quizly/domain'
import { type Loss, lossOf } from '../loss.ts'
import { moodleReads } from '../moodle-reads.ts'

export const lostWeight = (text: string, weight: number): Loss => ({
  kind: weight === 0 ? 'dropped' : 'approximated',
  what: 'text-weight',
  field: 'marking',
  params: { text, weight },
})

export type WeightedText = { text: string; share: Fraction }

/** Texts that are right; all other weights and patterns are named. In Moodle the first that fits decides. */
export function acceptedOf(
  answers: readonly WeightedText[],
  isCaseSensitive = false,
): { accepted: string[]; losses: Loss[] } {
  const losses: Loss[] = []
  const accepted = new Map<string, string>()
  const earlier: { fits: (text: string) => boolean; share: Fraction }[] = []
  for (const { text, share } of answers) {
    const [plain, isPattern] = [text.replaceAll('\\*', '\0'), text.replaceAll('\\*', '').includes('*')]
    const literal = plain.replaceAll('\0', '*')
    const weight = Number(((100 * share[0]) / share[1]).toFixed(2))
    if (isPattern && !(text === '*' && weight === 0))
      losses.push(lossOf('approximated', 'answer-is-pattern', 'key', { pattern: text }))
    else if (weight !== 100 && text !== '*') losses.push(lostWeight(text, weight))
    else if (weight === 100 && !isBlank(literal)) {
      const first = earlier.find(({ fits }) => fits(literal))
      if (first && first.share[0] !== first.share[1]) losses.push(moodleReads('first-counts'))
      const form = comparableAnswer(literal)
      if (!accepted.has(form)) accepted.set(form, literal)
    }
    const pieces = plain.split('*').map((piece) => piece.replaceAll('\0', '*'))
    earlier.push({ fits: (other) => fitsPieces(other, pieces, isCaseSensitive), share })
  }
  return { accepted: [...accepted.values()], losses }
}

/** Whether a text is these pieces with anything between them. */
function fitsPieces(text: string, pieces: readonly string[], isCaseSensitive: boolean): boolean {
  const form = (each: string) => (isCaseSensitive ? each : each.toLowerCase())
  const [whole, parts] = [form(text), pieces.map(form)]
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length === 1) return whole === first
  if (!whole.startsWith(first) || !whole.endsWith(last) || whole.length < first.length + last.length)
    return false
  let at = first.length
  for (const part of parts.slice(1, -1)) {
    const found = whole.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= whole.length - last.length
}
