import { gapMark } from '@quizly/domain/questions/gap/gap-mark.ts'
import type { Node } from 'prosemirror-model'
import { inlineOf, inOneLine, joiner } from './read-markdown.ts'
import { isFormula, lineSchema } from './schema.ts'

/** Where a text stands: among blocks, in a line of its own, or in a cell of a table. */
type Place = 'block' | 'line' | 'cell'

type MarkName = 'em' | 'strong'

/** A text, or what is written as it is (`source`), and the emphasis around it. */
type Piece = { kind: 'text' | 'source' | 'break'; content: string; marks: readonly MarkName[] }

/** What stands in a line or in several, in Markdown. */
export function writeInline(children: readonly Node[], place: Place): string {
  const pieces = tidied(children.flatMap(piecesOf), place)
  const written = assembled(pieces, place, false)
  if (pieces.every(({ marks }) => marks.length === 0)) return written
  // What stars beside stars mean, only reading them tells.
  const read = tidied(inlineOf(lineSchema, written).flatMap(piecesOf), place)
  return JSON.stringify(read) === JSON.stringify(pieces) ? written : assembled(pieces, place, true)
}

const lineEnd = /(\r\n?|\n)/
/** What cannot stand below and above the line. */
const notInScript = { sub: /([\s~]+)/, sup: /([\s^]+)/ } as const

function piecesOf(node: Node): Piece[] {
  const names = new Set(node.marks.map(({ type }) => type.name))
  const marks = (['em', 'strong'] as const).filter((name) => names.has(name))
  const piece = (kind: Piece['kind'], content: string): Piece => ({ kind, content, marks })
  const { attrs } = node
  switch (node.type.name) {
    case 'text': {
      const content = (node.text ?? '').replaceAll('\0', '\uFFFD')
      if (names.has('code')) return [piece('source', codeSource(content))]
      const script = names.has('sub') ? 'sub' : names.has('sup') ? 'sup' : undefined
      if (script) {
        const sign = script === 'sub' ? '~' : '^'
        return content
          .split(notInScript[script])
          .map((part, index) =>
            index % 2 === 1 || part === '' ? piece('text', part) : piece('source', sign + part + sign),
          )
      }
      return content
        .replaceAll('\t', '    ')
        .split(lineEnd)
        .map((part, index) => (index % 2 === 1 ? piece('break', '\n') : piece('text', part)))
    }
    case 'hard_break':
      return [piece('break', '\n')]
    case 'blank':
      return [piece('text', gapMark(Number(attrs['number'])))]
    case 'picture':
      return /^[\da-f]{64}$/.test(attrs['image'])
        ? [piece('source', `![${altSource(attrs['alt'])}](image:${attrs['image']})`)]
        : []
    default: {
      const source: string = attrs['source']
      return [isFormula(source) ? piece('source', inOneLine(source)) : piece('text', source)]
    }
  }
}

/** Between as many marks as stand nowhere in it. */
function codeSource(content: string): string {
  const code = content.replaceAll(/\s*\n\s*/g, ' ')
  const lengths = new Set((code.match(/`+/g) ?? []).map(({ length }) => length))
  let length = 1
  while (lengths.has(length)) length++
  const marks = '`'.repeat(length)
  const space = /^`|`$|^ .*[^ ].* $/.test(code) ? ' ' : ''
  return marks + space + code + space + marks
}

const maxAlt = 1_000

/** In one line, and no longer than the renderer reads. */
const altSource = (alt: string): string =>
  Array.from(alt.replaceAll(/\s+/g, ' ').trim())
    .slice(0, maxAlt)
    .map((sign) => (/[\\[\]]/.test(sign) ? `\\${sign}` : sign))
    .join('')

const whiteSpace = String.raw`[\t\n\v\f\r \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]`
const edges = new RegExp(`^(${whiteSpace}*)(.*?)(${whiteSpace}*)$`, 's')
const isSpace = ({ kind, content }: Piece) =>
  kind === 'break' || (kind === 'text' && edges.exec(content)?.[2] === '')

/** The pieces as they can be written: no emphasis begins or ends beside a space, and no line ends with one. */
function tidied(pieces: readonly Piece[], place: Place): Piece[] {
  const inPlace = pieces.map((piece): Piece =>
    piece.kind === 'break' && place === 'cell' ? { ...piece, kind: 'text', content: ' ' } : piece,
  )
  const parts = merged(inPlace).map(withoutJoiners).flatMap(partsOf)
  const lines = merged(withEvenSpaces(parts))
  const tidy: Piece[] = []
  let line: Piece[] = []
  const endLine = () => {
    tidy.push(...(place === 'cell' ? trimmedLine(line, /^\s+/, /\s+$/) : tidiedLine(line)))
    line = []
  }
  for (const piece of lines) {
    if (piece.kind !== 'break') line.push(piece)
    else {
      endLine()
      tidy.push(piece)
    }
  }
  endLine()
  const marked = tidy.map(withOtherMarks)
  if (place !== 'block') return marked
  // Nobody sees a line break at the end of a paragraph.
  let end = marked.length
  while (marked[end - 1]?.kind === 'break') end--
  return marked.slice(0, end)
}

/** A digit after a dollar would keep it from ending a formula. */
function withOtherMarks(piece: Piece, index: number, pieces: readonly Piece[]): Piece {
  const next = pieces[index + 1]
  const isBeforeDigit = next?.kind === 'text' && isLike(piece, next) && /^\d/.test(next.content)
  if (!isBeforeDigit || !/^\$[^$]/.test(piece.content) || piece.kind !== 'source') return piece
  const other = `\\(${piece.content.slice(1, -1)}\\)`
  return isFormula(other) ? { ...piece, content: other } : piece
}

const isLike = (one: Piece, other: Piece | undefined) => one.marks.join() === other?.marks.join()

/** Texts side by side are one. */
function merged(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const piece of pieces) {
    const before = found.at(-1)
    if (piece.kind === 'text' && piece.content === '') continue
    if (piece.kind === 'text' && before?.kind === 'text' && isLike(piece, before))
      found[found.length - 1] = { ...before, content: before.content + piece.content }
    else found.push(piece)
  }
  return found
}

/** Those beside emphasis are of our own. */
function withoutJoiners(piece: Piece, index: number, pieces: readonly Piece[]): Piece {
  if (piece.kind !== 'text' || !piece.content.includes(joiner)) return piece
  const [before, after] = [pieces[index - 1], pieces[index + 1]]
  const started = before && !isLike(piece, before) ? piece.content.replace(/^\u2060+/, '') : piece.content
  return { ...piece, content: after && !isLike(piece, after) ? started.replace(/\u2060+$/, '') : started }
}

/** The spaces at the ends of a text stand for themselves. */
function partsOf(piece: Piece): Piece[] {
  if (piece.kind !== 'text') return [piece]
  const [, start = '', inside = '', end = ''] = edges.exec(piece.content) ?? []
  return [start, inside, end].filter((part) => part !== '').map((content) => ({ ...piece, content }))
}

/** Spaces and line breaks have the emphasis that they and what is on both sides have. */
function withEvenSpaces(pieces: readonly Piece[]): Piece[] {
  const even = [...pieces]
  for (let start = 0; start < even.length; start++) {
    let end = start
    for (let next = even[end]; next && isSpace(next); next = even[end]) end++
    if (end === start) continue
    const around = [
      pieces[start - 1]?.marks ?? [],
      ...pieces.slice(start, end).map(({ marks }) => marks),
      pieces[end]?.marks ?? [],
    ]
    const marks = (around[0] ?? []).filter((name) => around.every((names) => names.includes(name)))
    for (let at = start; at < end; at++) even[at] = { ...(even[at] as Piece), marks }
    start = end
  }
  return even
}

const noBreakSpaces = (spaces: string) => '\u00A0'.repeat(spaces.length)

/** Markdown draws one space for several, and none at the start of a line. */
function tidiedLine(line: readonly Piece[]): Piece[] {
  const trimmed = trimmedLine(line, /^(?!)/, / +$/)
  const [first] = trimmed
  if (trimmed.length === 1 && first?.kind === 'text' && /^[ \u00A0]+$/.test(first.content)) return []
  return trimmed.map((piece, index) =>
    piece.kind === 'text' && index === 0
      ? { ...piece, content: piece.content.replace(/^[ \u00A0]+/, noBreakSpaces) }
      : piece,
  )
}

function trimmedLine(line: readonly Piece[], start: RegExp, end: RegExp): Piece[] {
  const left = [...line]
  const cut = (index: number, pattern: RegExp) => {
    for (let piece = left.at(index); piece?.kind === 'text'; piece = left.at(index)) {
      const content = piece.content.replace(pattern, '')
      left.splice(index, 1, ...(content === '' ? [] : [{ ...piece, content }]))
      if (content !== '') break
    }
  }
  cut(0, start)
  cut(-1, end)
  return left.map((piece) =>
    piece.kind === 'text'
      ? { ...piece, content: piece.content.replaceAll(/[ \u00A0]+(?= )/g, noBreakSpaces) }
      : piece,
  )
}

/** What is put together: marks of emphasis, and what stands between them. */
type Part = { kind: 'open' | 'close' | 'text' | 'source'; raw: string }

function partsWithMarks(pieces: readonly Piece[], place: Place): Part[] {
  const parts: Part[] = []
  const open: MarkName[] = []
  const star = (name: MarkName) => (name === 'em' ? '*' : '**')
  const lastsUntil = (name: MarkName, from: number) => {
    const end = pieces.findIndex(({ marks }, index) => index > from && !marks.includes(name))
    return end < 0 ? pieces.length : end
  }
  const closeTo = (count: number) => {
    while (open.length > count) {
      const name = open.pop()
      if (name) parts.push({ kind: 'close', raw: star(name) })
    }
  }
  for (const [index, { kind, content, marks }] of pieces.entries()) {
    const first = open.findIndex((name) => !marks.includes(name))
    if (first >= 0) closeTo(first)
    const opening = marks
      .filter((name) => !open.includes(name))
      .toSorted((one, other) => lastsUntil(other, index) - lastsUntil(one, index))
    for (const name of opening) {
      open.push(name)
      parts.push({ kind: 'open', raw: star(name) })
    }
    if (kind !== 'break') parts.push({ kind, raw: content })
    else {
      const isEmptyLine = index === 0 || pieces[index - 1]?.kind === 'break'
      parts.push({ kind: 'source', raw: isEmptyLine && place === 'block' ? '\\\n' : '\n' })
    }
  }
  closeTo(0)
  return parts
}

function assembled(pieces: readonly Piece[], place: Place, isStrict: boolean): string {
  const parts = escapedParts(partsWithMarks(pieces, place))
  let text = ''
  for (let at = 0; at < parts.length; at++) {
    const stars: Part[] = []
    for (let part = parts[at]; part && isStar(part); part = parts[++at]) stars.push(part)
    if (stars.length > 0) text += joined(stars, text, parts[at]?.raw ?? '', isStrict)
    text += parts[at]?.raw ?? ''
  }
  return place === 'block'
    ? text
        .split('\n')
        .map((line) => escapedStart(line))
        .join('\n')
    : text
}

const isStar = ({ kind }: Part) => kind === 'open' || kind === 'close'

const isWhite = (sign: string) => sign === '' || new RegExp(`^${whiteSpace}$`).test(sign)
const isMark = (sign: string) => /[\p{P}\p{S}]/u.test(sign)
/** Whether stars between these two belong to the second one, as CommonMark has it. */
const belongs = (outside: string, inside: string) =>
  !isWhite(inside) && (!isMark(inside) || isWhite(outside) || isMark(outside))

/** Stars between two texts, with joiners where they would be read otherwise; `isStrict`: beside each of them. */
function joined(stars: readonly Part[], textBefore: string, textAfter: string, isStrict: boolean): string {
  const before = /.$/su.exec(textBefore)?.[0] ?? ''
  const after = /^./su.exec(textAfter)?.[0] ?? ''
  const closing = stars.filter(({ kind }) => kind === 'close').map(({ raw }) => raw)
  const opening = stars.filter(({ kind }) => kind === 'open').map(({ raw }) => raw)
  if (isStrict) return ['', ...closing, ...opening, ''].join(joiner)
  const closes = closing.length === 0 || belongs(after, before)
  const opens = opening.length === 0 || belongs(before, after)
  const between = closing.length > 0 && opening.length > 0 && !(closes && opens) ? joiner : ''
  const [start, end] = [closes ? '' : joiner, opens ? '' : joiner]
  return start + closing.join('') + between + opening.join('') + end
}

/** The parts with backslashes before signs that would be read otherwise. What follows decides, so the last come first. */
function escapedParts(parts: readonly Part[]): Part[] {
  const escaped: Part[] = []
  const after: After = { next: '', dollar: false, tick: false, '~': false, '^': false }
  for (let index = parts.length - 1; index >= 0; index--) {
    const [before, part] = [parts[index - 1], parts[index] as Part]
    const raw =
      part.kind === 'text'
        ? escapedText(part.raw, after, before?.kind === 'source' && before.raw.endsWith('`'))
        : part.raw
    if (part.kind !== 'text') for (let at = raw.length - 1; at >= 0; at--) look(after, raw[at] ?? '')
    escaped.unshift({ ...part, raw })
  }
  return escaped
}

/** What follows a place: the next signs, and the marks that could end something. `~`, `^`: without a space before them. */
type After = { next: string; dollar: boolean; tick: boolean; '~': boolean; '^': boolean }

function look(after: After, sign: string): void {
  after.next = (sign + after.next).slice(0, 4)
  if (sign === '$') after.dollar = true
  else if (sign === '`') after.tick = true
  else if (sign === '~' || sign === '^') after[sign] = true
  else if (/\s/.test(sign)) after['~'] = after['^'] = false
}

function escapedText(text: string, after: After, isAfterCode: boolean): string {
  let escaped = ''
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at] ?? ''
    const before = text[at - 1] ?? ''
    const isEscaped = needsEscape(sign, before, after) || (sign === '`' && at === 0 && isAfterCode)
    escaped = sign + escaped
    look(after, sign)
    if (!isEscaped) continue
    escaped = `\\${escaped}`
    look(after, '\\')
  }
  return escaped
}

function needsEscape(sign: string, before: string, { next, ...after }: After): boolean {
  switch (sign) {
    case '\\':
      return /^(?:[!-/:-@[-`{-~\n]|ce\{)/.test(next)
    case '$':
      return after.dollar
    case '`':
      return after.tick
    case '~':
    case '^':
      return after[sign]
    case '*':
      return before !== ' ' || !next.startsWith(' ')
    case '!':
      return next.startsWith('[')
    default:
      return false
  }
}

/**
 * What would begin a quotation, a list or a line, or stand below the head of a table. The no-break spaces before it may go,
 * because no text is stored with spaces at its ends.
 */
function escapedStart(line: string): string {
  const start =
    /^(\u00A0*)(?=>|[-+](?:[ \t]|$)|-(?:[ \t]*-){2,}[ \t]*$|_(?:[ \t]*_){2,}[ \t]*$|[-|:][-|: \t]+$)|^(\u00A0*\d{1,9})(?=[.)](?:[ \t]|$))/
  return line.replace(start, (before: string) => `${before}\\`)
}
