import { utils } from '@e965/xlsx'

/** The addresses of cells with struck-through text, and of those with raised or lowered text. */
export type Formatting = { struck: string[]; raised: string[] }

type At = { formatting: Formatting; row: number; column: number }

const run = /<(?:\w+:)?r>(.*?)<\/(?:\w+:)?r>/gs
const superscripts = raisedBy('0123456789+-−=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁱⁿ')
const subscripts = raisedBy('0123456789+-−=()aeoxhklmnpst', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ')

function raisedBy(plain: string, other: string): ReadonlyMap<string, string> {
  const signs = Array.from(other)
  return new Map(Array.from(plain, (sign, i) => [sign, signs[i] ?? sign]))
}

/**
 * The text of a cell whose parts are formatted differently. Raised and lowered parts keep their meaning (3²,
 * H₂O, otherwise x^(a/b)), and struck-through parts are left out. Both are noted in `formatting`.
 */
export function richText(xml: unknown, plain: unknown, { formatting, row, column }: At): string {
  const whole = String(plain)
  if (typeof xml !== 'string' || !/<(?:\w+:)?(?:vertAlign|strike|dstrike)\b/.test(xml)) return whole
  const address = utils.encode_cell({ r: row, c: column })
  const parts = Array.from(xml.matchAll(run), ([, content = '']) => {
    const text = textOf(content)
    if (/<(?:\w+:)?d?strike\b(?![^>]*val="(?:0|false)")/.test(content)) {
      formatting.struck.push(address)
      return ''
    }
    const align = /<(?:\w+:)?vertAlign\b[^>]*val="(super|sub)script"/.exec(content)?.[1]
    if (align === undefined || text.trim() === '') return text
    formatting.raised.push(address)
    return raisedText(text, align === 'super')
  })
  return parts.length > 0 ? parts.join('') : whole
}

/** A text that is raised, or lowered, in signs for that where all of it has them: 3², H₂O, otherwise x^(a/b). */
export function raisedText(text: string, isRaised: boolean): string {
  const [signs, otherwise] = isRaised ? [superscripts, '^'] : [subscripts, '_']
  const letters = Array.from(text)
  if (letters.every((letter) => signs.has(letter))) return letters.map((letter) => signs.get(letter)).join('')
  return letters.length === 1 ? otherwise + text : `${otherwise}(${text})`
}

const inlineCell =
  /<(?:\w+:)?c\b(?=[^>]*\bt="inlineStr")[^>]*\br="([A-Z]+\d+)"[^>]*>\s*<(?:\w+:)?is>(.*?)<\/(?:\w+:)?is>/gs

/** The addresses and runs of cells whose formatted text stands in the sheet itself, where the library leaves formats out. */
export function inlineRichTexts(sheetXml: string): [address: string, xml: string][] {
  if (!sheetXml.includes('vertAlign') && !sheetXml.includes('strike')) return []
  return Array.from(sheetXml.matchAll(inlineCell), ([, address = '', xml = '']) => [address, xml])
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text between the tags `<t>` and `</t>`. */
function textOf(content: string): string {
  const [, text = ''] = /<(?:\w+:)?t\b[^>]*>([^<]*)</.exec(content) ?? []
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      if (name !== '') return entities[String(name)] ?? whole
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
    },
  )
}
