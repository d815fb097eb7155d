import { isSlip } from '../columns/words.ts'
import { type Choice, listedParts } from '../row/answers.ts'
import { readLabel } from '../row/labels.ts'

const longest = 200
const articles = /^(?:the|a|an|der|die|das|le|la|les|l|el|los|las|il|lo|gli|o|os|as|het|een|de)\s+/u

/** A text without accents, signs, articles and differences of case. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{N}%€$£+]+/gu, ' ')
    .trim()
    .replace(articles, '')

/** The options that a key probably means although it is none of them; undefined if that is anybody's guess. */
export function nearestOptions(cell: string, choices: readonly Choice[]): Choice[] | undefined {
  if (cell.length > longest || choices.some(({ text }) => text.length > longest)) return undefined
  const ways = [[cell], listedParts(cell), cell.split(/[.\s]+/)]
  for (const parts of ways) {
    const found = parts.filter(Boolean).map((part) => nearest(part, choices))
    const isWhole = found.length > 0 && found.every((choice) => choice !== undefined)
    if (isWhole && new Set(found).size === found.length) return found
  }
  return undefined
}

function nearest(part: string, choices: readonly Choice[]): Choice | undefined {
  const label = readLabel(part)
  const named = choices.find(({ slot }) => slot === label?.slot)
  if (named) return named
  const wanted = bare(part)
  if (wanted === '') return undefined
  const texts = choices.map(({ text }) => bare(text))
  const only = (fits: (text: string) => boolean) => {
    const found = choices.filter((_, i) => fits(texts[i] ?? ''))
    return found.length === 1 ? found[0] : undefined
  }
  const words = ` ${wanted} `
  return (
    only((text) => text === wanted) ??
    only((text) => text !== '' && (words.includes(` ${text} `) || ` ${text} `.includes(words))) ??
    only((text) => Math.min(text.length, wanted.length) > 3 && isSlip(text, wanted))
  )
}
