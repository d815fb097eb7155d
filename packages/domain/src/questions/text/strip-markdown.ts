import type { FormulaWords } from '@quizly/words/all-languages.ts'
import { formulaSpeaker } from '@quizly/words/spoken-formula.ts'
import type { RenderedText, RichInside, RichNode } from './rich-text.ts'
import { chemistryAt, formulaAt, linePartsOf, pairAt } from './marked-spans.ts'

/** Digits and signs as those that stand below the line; undefined if there is anything else. */
const lowered = (text: string) => asDigits(text, '₀₁₂₃₄₅₆₇₈₉₊₋')

/** The same above the line, so that 10³ is never read as 103. */
const raised = (text: string) => asDigits(text, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻')

function asDigits(text: string, signs: string): string | undefined {
  const places = [...text].map((each) => '0123456789+-'.indexOf(each.replace('−', '-')))
  return places.every((index) => index >= 0) ? places.map((index) => signs[index]).join('') : undefined
}

/** One `*`: its place, the place and the length of its run, and whether it can begin or end emphasis. */
type Star = { index: number; run: number; length: number; opens: boolean; closes: boolean }

const space = /[\t-\r \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/
const punctuation = /[\p{P}\p{S}]/u

/** The stars of a run of so many that begins at this place. */
function starsOf(source: string, run: number, length: number): Star[] {
  const [before = ' '] = /.$/su.exec(source.slice(0, run)) ?? []
  const [after = ' '] = source.slice(run + length, run + length + 2)
  const flanks = (inside: string, outside: string) =>
    !space.test(inside) && (!punctuation.test(inside) || space.test(outside) || punctuation.test(outside))
  const star = { run, length, opens: flanks(after, before), closes: flanks(before, after) }
  return Array.from({ length }, (_, i) => ({ index: run + i, ...star }))
}

/** The places of those that mark emphasis, paired as CommonMark pairs them. The others are stars. */
function pairedStars(stars: readonly Star[]): Set<number> {
  const paired = new Set<number>()
  const waiting: Star[] = []
  /** For each kind of closing star: before which place none waits for it. */
  const searched = new Map<string, number>()
  for (const star of stars) {
    const kind = `${star.opens} ${star.length % 3}`
    const opener = star.closes ? openerFor(star, waiting, searched.get(kind) ?? 0) : -1
    const found = waiting[opener]
    if (found) {
      paired.add(found.index).add(star.index)
      waiting.length = opener
    } else {
      if (star.closes) searched.set(kind, star.run)
      if (star.opens) waiting.push(star)
    }
  }
  return paired
}

function openerFor(star: Star, waiting: readonly Star[], from: number): number {
  for (let at = waiting.length - 1; at >= 0; at--) {
    const opener = waiting[at]
    if (!opener || opener.index < from) return -1
    if (opener.run !== star.run && goTogether(opener, star)) return at
  }
  return -1
}

/** The rule of three: of `**a*b**` the star in the middle does not end the first two. */
function goTogether(opener: Star, closer: Star): boolean {
  if (!opener.closes && !closer.opens) return true
  const isThird = (length: number) => length % 3 === 0
  return !isThird(opener.length + closer.length) || (isThird(opener.length) && isThird(closer.length))
}

const between: Readonly<Record<string, string>> = { '+': '+', '->': '→', '<-': '←', '<=>': '⇌', '<->': '↔' }

/** A formula that is only `\ce{…}` as people read it, like H₂O or 2H₂ + O₂ → 2H₂O; undefined if it has more than that. */
function chemistryAsRead(formula: string): string | undefined {
  const [, content] = /^\\ce\{(.*)\}$/.exec(formula) ?? []
  if (content === undefined) return undefined
  const terms = content.split(/\s+/).map((term) => between[term] ?? speciesAsRead(term))
  return terms.includes(undefined) ? undefined : terms.join(' ')
}

/** A number, elements and brackets with their numbers, a charge, and a state of matter. */
function speciesAsRead(term: string): string | undefined {
  const pattern =
    /^(\d*)((?:(?:[A-Z][a-z]?|[([)\]])\d*)+|e)((?:\^\d*)?[+-]|\^\{\d*[+-]\})?(\((?:s|l|g|aq)\))?$/
  const [, number, body, charge = '', state = ''] = pattern.exec(term) ?? []
  if (body === undefined) return undefined
  const elements = body.replaceAll(/\d+/g, (digits) => lowered(digits) ?? digits)
  return `${number}${elements}${raised(charge.replaceAll(/[{}^]/g, '')) ?? ''}${state}`
}

type Piece = { text: string; end: number }
/** What stands for a picture, with its description, and for the source of a formula. */
type Instead = { picture: (shown: string) => string; formula: (source: string) => string }

/**
 * A text that is drawn in a line, as an option is, where nothing is drawn: chemistry is as people write it if it is simple,
 * other formulas are what is read out of them, `spoken` in their order, or their source; pictures are what they show or, if
 * nobody says it, `picture`.
 */
export function stripLineMarkdown(source: string, picture: string, spoken: readonly string[] = []): string {
  if (!/[*`\\!~^$]/.test(source)) return source
  const parts = linePartsOf(source)
  return withSpoken(spoken, (formula) => {
    const instead = { picture: (shown: string) => (shown ? `(${shown})` : picture), formula }
    return parts
      .map((part) => ('code' in part ? part.code.trimEnd() : stripInlineMarkdown(part.text, instead)))
      .join('\n')
  })
}

/** Only if there is one for each formula: the text may be newer than what is drawn of it. */
function withSpoken(spoken: readonly string[], write: (formula: Instead['formula']) => string): string {
  let count = 0
  const text = write((source) => chosen(spoken[count++], source))
  return count === spoken.length ? text : write((source) => chosen(undefined, source))
}

const chosen = (spoken: string | undefined, source: string) => chemistryAsRead(source) ?? spoken ?? source

function stripInlineMarkdown(source: string, instead: Instead): string {
  const pieces: { text: string; star?: number }[] = []
  const stars: Star[] = []
  for (let at = 0; at < source.length;) {
    const [run = ''] = matchAt(/\*+/y, source, at) ?? []
    for (const star of run === '' ? [] : starsOf(source, at, run.length)) {
      stars.push(star)
      pieces.push({ text: '*', star: star.index })
    }
    if (run !== '') {
      at += run.length
      continue
    }
    const { text, end } = pieceAt(source, at, instead)
    pieces.push({ text })
    at = end
  }
  const signs = pairedStars(stars)
  return pieces.map(({ text, star }) => (star !== undefined && signs.has(star) ? '' : text)).join('')
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}

/** In the order of the renderer’s rules. */
function pieceAt(source: string, at: number, instead: Instead): Piece {
  const formula = chemistryAt(source, at) ?? formulaAt(source, at)
  if (formula) return { text: instead.formula(formula.content.trim()), end: formula.end }
  const [escaped, sign] = matchAt(/\\([!-/:-@[-`{-~\n])/y, source, at) ?? []
  if (escaped) return { text: sign ?? '', end: at + escaped.length }
  const code = codeAt(source, at)
  if (code) return code
  const [whole, shown = ''] =
    matchAt(/!\[((?:[^\\[\]\n]|\\[^]){0,1000})\]\(image:[\da-f]{64}\)/y, source, at) ?? []
  if (whole) {
    const described = shown.replaceAll(/\\([^])/g, '$1').trim()
    return { text: instead.picture(described), end: at + whole.length }
  }
  const below = pairAt(source, '~', at)
  if (below) return { text: lowered(below.content) ?? below.content, end: below.end }
  const above = pairAt(source, '^', at)
  if (above) return { text: raised(above.content) ?? `^${above.content}`, end: above.end }
  return { text: source[at] ?? '', end: at + 1 }
}

function codeAt(source: string, at: number): Piece | undefined {
  const [marks] = matchAt(/`+/y, source, at) ?? []
  if (!marks) return undefined
  const start = at + marks.length
  for (const { 0: other, index } of source.slice(start).matchAll(/`+/g)) {
    if (other.length !== marks.length) continue
    const content = source.slice(start, start + index).replaceAll('\n', ' ')
    return { text: content.replace(/^ (.+) $/, '$1'), end: start + index + marks.length }
  }
  return { text: marks, end: start }
}

/** The same of a text with paragraphs, lists, tables and code. What its pictures show is left out: it may be long. */
export function stripMarkdown(source: string, picture: string, spoken: readonly string[] = []): string {
  return withSpoken(spoken, (formula) => stripBlockMarkdown(source, { picture: () => picture, formula }))
}

function stripBlockMarkdown(source: string, instead: Instead): string {
  const lines = source.split(/\r\n?|\n/)
  const blocks: string[] = []
  let paragraph: string[] = []
  const end = () => {
    if (paragraph.length > 0) blocks.push(stripInlineMarkdown(paragraph.join('\n'), instead))
    paragraph = []
  }
  for (let at = 0; at < lines.length; at++) {
    const { marker, text } = partsOf(lines[at] ?? '')
    const fence = fenceFrom(lines, at, text)
    const formula = fence ? undefined : formulaFrom(lines, at, text)
    const rows = isTableRule(text) && paragraph.length > 0 ? rowsFrom(lines, at + 1) : undefined
    const whole = fence ?? formula
    if (whole) {
      end()
      blocks.push(fence ? fence.content : instead.formula(whole.content))
      at = whole.last
    } else if (rows) {
      const head = paragraph.pop() ?? ''
      end()
      blocks.push(...[head, ...rows].map((row) => stripRowMarkdown(row, instead)))
      at += rows.length
    } else if (text === '' || isRule(text)) {
      end()
    } else {
      if (marker !== '') end()
      paragraph.push(`${marker}${text}`)
    }
  }
  end()
  return blocks.join('\n')
}

const isRule = (text: string) => /^([-*_])(?:[ \t]*\1){2,}$/.test(text)

/** A line without the signs of quotations; `marker`: the bullets or numbers before it. */
function partsOf(line: string): { marker: string; text: string } {
  let [marker, text] = ['', line.trim()]
  while (!isRule(text)) {
    const [sign, bullet, number] = /^(?:>|([-+*])[ \t]+|(\d{1,9}[.)])[ \t]+)/.exec(text) ?? []
    if (sign === undefined) break
    marker += bullet ? '• ' : number ? `${number} ` : ''
    text = text.slice(sign.length).trim()
  }
  return { marker, text }
}

type Block = { content: string; last: number }

/** Code between lines of marks stays as it is. */
function fenceFrom(lines: readonly string[], at: number, text: string): Block | undefined {
  const [, marks] = /^(`{3,}|~{3,})[^`]*$/.exec(text) ?? []
  if (!marks) return undefined
  const close = lines.findIndex((line, index) => index > at && line.trim().startsWith(marks))
  const last = close < 0 ? lines.length : close
  return { content: lines.slice(at + 1, last).join('\n'), last }
}

/** A formula in lines of its own, which would otherwise be read as lists. */
function formulaFrom(lines: readonly string[], at: number, text: string): Block | undefined {
  const closing = text.startsWith('$$') ? '$$' : text.startsWith('\\[') ? '\\]' : undefined
  if (!closing) return undefined
  const rest = [text.slice(2), ...lines.slice(at + 1)]
  const count = rest.findIndex((line) => line.includes(closing))
  if (count < 0 || !rest[count]?.trimEnd().endsWith(closing)) return undefined
  const content = rest
    .slice(0, count + 1)
    .join('\n')
    .trim()
  return { content: content.slice(0, -2).trim(), last: at + count }
}

const isTableRule = (text: string) =>
  text.includes('|') && /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/.test(text)

function rowsFrom(lines: readonly string[], at: number): string[] {
  const blank = lines.findIndex((line, index) => index >= at && line.trim() === '')
  return lines.slice(at, blank < 0 ? lines.length : blank)
}

function stripRowMarkdown(row: string, instead: Instead): string {
  const cells = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
  return cells.map((cell) => stripInlineMarkdown(cell.trim(), instead)).join(' | ')
}

/** The formulas of one text of a question as they are read out, in their order; none if it is not drawn. */
export function spokenFormulas(
  { text, drawn = [] }: { text: string; drawn?: readonly RenderedText[] | undefined },
  words: FormulaWords,
): string[] {
  const speak = formulaSpeaker(words)
  const found = (node: RichInside): string[] =>
    !Array.isArray(node) ? [] : node[0] === 'math' ? [speak(node)] : node.flatMap(found)
  const nodes = drawn.find(({ source }) => source === text)?.nodes ?? '[]'
  return (JSON.parse(nodes) as RichNode[]).flatMap(found)
}
