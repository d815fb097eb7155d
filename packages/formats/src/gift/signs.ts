/** Signs that mean something, and `n` for the end of a line, can stand as text behind a backslash. All others keep it. */
const escape = /\\([\\:#={}~n])/g

/** The same text with a sign for each escape, so that what is found in it means something. */
export const masked = (text: string): string =>
  text.includes('\\') ? text.replaceAll(escape, '\u0001\u0001') : text

/** The text that GIFT stands for. A line with nothing but a comment is none. */
export function unescaped(text: string): string {
  const lines = text.includes('\0') ? text.replaceAll(/\0\n?/g, '') : text
  if (!lines.includes('\\')) return lines
  return lines.replaceAll(escape, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}

/** A text in which nothing means something. In a formula the end of a line never looks like a command. */
export function escaped(text: string): string {
  const signs = text.replaceAll(/[\\#={}~:]/g, '\\$&').replaceAll('\n', '\\n')
  return signs.includes('$$') ? signs.replaceAll(lineOrCommand, '\\n ') : signs
}

const tag =
  /<[a-z][\w:-]{0,30}(?:\s{1,20}[\w:-]{1,40}\s{0,20}=\s{0,20}(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>{}=~#]+))+\s{0,20}\/?>/iy
const formulas = [
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['$$', '$$'],
] as const

/**
 * With the signs of formulas and of markup escaped, where that was forgotten: `\(\frac{1}{2}\)` and `<a href="…?a=1">`
 * are written so, and nothing else can be meant. The same text if nothing is to be escaped.
 */
export function repaired(text: string): string {
  if (!/\\[([]|\$\$|<[a-z][^<>]*=/i.test(text)) return text
  let after = ''
  let from = 0
  const seen: Seen = { ended: new Set(), wasted: 0 }
  for (let at = 0; at < text.length; at += 1) {
    const code = text[at]
    if (code !== '\\' && code !== '$' && code !== '<') continue
    const end = code === '<' ? endOfTag(text, at) : endOfFormula(text, at, seen)
    if (end !== undefined) {
      const span = text.slice(at, end)
      after += text.slice(from, at) + (code === '<' ? escapedSigns(span) : escapedFormula(span))
      from = end
      at = end - 1
    } else if (code === '\\') at += 1
  }
  return from === 0 ? text : after + text.slice(from)
}

/** Closing marks that do not follow any more, and the length of all that begins and ends like a formula and is none. */
type Seen = { ended: Set<string>; wasted: number }
const mostWasted = 200_000

function endOfTag(text: string, at: number): number | undefined {
  tag.lastIndex = at
  return tag.test(text) ? tag.lastIndex : undefined
}

function endOfFormula(text: string, at: number, seen: Seen): number | undefined {
  const [opening, closing] = formulas.find(([mark]) => text.startsWith(mark, at)) ?? []
  if (!opening || !closing || seen.ended.has(closing) || seen.wasted > mostWasted) return undefined
  const end = text.indexOf(closing, at + 2)
  if (end < 0) seen.ended.add(closing)
  else if (areBracesClosed(text.slice(at + 2, end))) return end + 2
  else seen.wasted += end - at
  return undefined
}

/** Those of a formula are. Otherwise two marks are not of one formula. */
function areBracesClosed(formula: string): boolean {
  let depth = 0
  for (const [sign] of formula.matchAll(/\\.|[{}]/g)) {
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

const escapedSigns = (span: string) =>
  span.replaceAll(/\\[^]|[#={}~]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`))

/** `\neq` begins no new line. */
const escapedFormula = (span: string) => escapedSigns(span.replaceAll(lineOrCommand, '\\\\n'))

/** Where the end of a line and the letters behind it look like a command of TeX. */
const lineOrCommand =
  /\\n(?=(?:abla|atural|e|eq|eg|earrow|exists|ot|otin|i|u|mid|leq?|geq?|less|gtr|cong|sim|parallel|prec|succ|subset|supset|subseteq|supseteq|olimits|onumber|warrow)(?![A-Za-z]))/g
