import { chemistryAsRead } from './chemistry.ts'
import { chemistryAt, formulaAt, linePartsOf, pairAt } from './marked-spans.ts'
import { pairedStars, type Star, starsOf } from './paired-stars.ts'
import { lowered, raised } from './small-digits.ts'

type Piece = { text: string; end: number }

/**
 * A text that is drawn in a line, as an option is, where nothing is drawn: chemistry is as people write it if it is simple,
 * other formulas are their source, pictures what they show or, if nobody says it, `picture`.
 */
export function lineWithoutSigns(source: string, picture: string): string {
  if (!/[*`\\!~^$]/.test(source)) return source
  const parts = linePartsOf(source)
  return parts
    .map((part) => ('code' in part ? part.code.trimEnd() : inlineWithoutSigns(part.text, picture)))
    .join('\n')
}

function inlineWithoutSigns(source: string, picture: string): string {
  const pieces: { text: string; star?: number }[] = []
  const stars: Star[] = []
  for (let at = 0; at < source.length;) {
    const [run = ''] = matchAt(/\*+/y, source, at) ?? []
    for (const star of run === '' ? [] : starsOf(source, at, run.length)) {
      stars.push(star)
      pieces.push({ text: '*', star: star.place })
    }
    if (run !== '') {
      at += run.length
      continue
    }
    const { text, end } = pieceAt(source, at, picture)
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
function pieceAt(source: string, at: number, picture: string): Piece {
  const formula = chemistryAt(source, at) ?? formulaAt(source, at)
  if (formula) {
    const content = formula.content.trim()
    return { text: chemistryAsRead(content) ?? content, end: formula.end }
  }
  const [escaped, sign] = matchAt(/\\([!-/:-@[-`{-~\n])/y, source, at) ?? []
  if (escaped) return { text: sign ?? '', end: at + escaped.length }
  const code = codeAt(source, at)
  if (code) return code
  const [whole, shown = ''] =
    matchAt(/!\[((?:[^\\[\]\n]|\\[^]){0,1000})\]\(image:[\da-f]{64}\)/y, source, at) ?? []
  if (whole) {
    const described = shown.replaceAll(/\\([^])/g, '$1').trim()
    return { text: described ? `(${described})` : picture, end: at + whole.length }
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

/** The same of a text with paragraphs, lists, tables and code. */
export function withoutSigns(source: string, picture: string): string {
  const lines = source.split(/\r\n?|\n/)
  const blocks: string[] = []
  let paragraph: string[] = []
  const end = () => {
    if (paragraph.length > 0) blocks.push(inlineWithoutSigns(paragraph.join('\n'), picture))
    paragraph = []
  }
  for (let at = 0; at < lines.length; at++) {
    const { marker, text } = partsOf(lines[at] ?? '')
    const whole = fenceFrom(lines, at, text) ?? formulaFrom(lines, at, text)
    const rows = isTableRule(text) && paragraph.length > 0 ? rowsFrom(lines, at + 1) : undefined
    if (whole) {
      end()
      blocks.push(whole.content)
      at = whole.last
    } else if (rows) {
      const head = paragraph.pop() ?? ''
      end()
      blocks.push(...[head, ...rows].map((row) => rowWithoutSigns(row, picture)))
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
  const close = lines.findIndex((line, place) => place > at && line.trim().startsWith(marks))
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
  const blank = lines.findIndex((line, place) => place >= at && line.trim() === '')
  return lines.slice(at, blank < 0 ? lines.length : blank)
}

function rowWithoutSigns(row: string, picture: string): string {
  const cells = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
  return cells.map((cell) => inlineWithoutSigns(cell.trim(), picture)).join(' | ')
}
