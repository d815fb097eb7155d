/**
 * What a test looks for, character by character: an example of what is found there, and the source of the
 * pattern for it. `Saved \d\d` has the example `Saved 00`; whether an entry says that can be tried.
 */
type Atom = { char: string; source: string; isFixed: boolean }
export type Phrase = readonly Atom[]
/** A phrase or, between two of them, what may be any text, like `.*`. */
export type Piece = Phrase | { gap: string }
export type Wanted = { isAtStart: boolean; isAtEnd: boolean; pieces: Piece[] }

const maxAlternatives = 64

export const escaped = (text: string) =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)

export const textOf = (phrase: Phrase) => phrase.map(({ char }) => char).join('')
/** Those of English, and what other languages have in their place. */
const quotes = new Map([
  ['“', String.raw`(?:[“„]|«\s*)`],
  ['”', String.raw`(?:[”“]|\s*»)`],
])
export const sourceOf = (phrase: Phrase) =>
  phrase
    .map(({ source }) => quotes.get(source) ?? source)
    .join('')
    .replaceAll(/(?:\\s\+)+/g, String.raw`\s+`)
export const isGap = (piece: Piece): piece is { gap: string } => 'gap' in piece

export const phraseOf = (text: string): Phrase =>
  Array.from({ length: text.length }, (_, i) => text.charAt(i)).map((char) => ({
    char,
    source: escaped(char),
    isFixed: true,
  }))
/** A gap in the place of a text, of which it is the only character. */
export const gapAtom = (gap: string): Atom => ({ char: '\uE001', source: gap, isFixed: false })

type Item = Atom | { gap: string } | 'start' | 'end'

const tokens =
  /\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|k<\w+>|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\{\d+,?\d*\}|./gisu

/** All that a pattern can find, as far as it has alternatives. */
export function wantedBy({ source }: RegExp): Wanted[] {
  const parts = source.match(tokens) ?? []
  let at = 0

  function readAlternatives(): Item[][] {
    const all: Item[][] = []
    let sequences: Item[][] = [[]]
    for (; at < parts.length && parts[at] !== ')'; at += 1) {
      const part = parts[at] ?? ''
      if (part === '|') {
        all.push(...sequences)
        sequences = [[]]
        continue
      }
      const choices = part.startsWith('(') ? readGroup(part) : withQuantifier(part)
      sequences = sequences
        .flatMap((before) => choices.map((choice) => [...before, ...choice]))
        .slice(0, maxAlternatives)
    }
    return [...all, ...sequences].slice(0, maxAlternatives)
  }
  function readGroup(opening: string): Item[][] {
    const from = at
    at += 1
    const inside = readAlternatives()
    const quantifier = quantifierAfter()
    const whole = parts.slice(from, at + 1).join('')
    if (/^\(\?<?[=!]/.test(opening) || /^[*+{]/.test(quantifier)) return [[{ gap: whole }]]
    return quantifier === '?' ? [...inside, []] : inside
  }
  function withQuantifier(part: string): Item[][] {
    const quantifier = quantifierAfter()
    if (part === '^') return [['start']]
    if (part === '$') return [['end']]
    if (/^\\b$/i.test(part)) return [[]]
    const isAny = /^(?:\.|\[\^.*\]|\\[sSwW])$/s.test(part)
    if (isAny && /^[*+{]/.test(quantifier) && part !== '\\s') return [[{ gap: part + quantifier }]]
    const atom = atomOf(part, quantifier)
    return quantifier.startsWith('?') || quantifier === '*'
      ? [[{ ...atom, source: part }], []]
      : [repeated(atom, part, quantifier)]
  }
  /** Reads it too. */
  function quantifierAfter(): string {
    let found = ''
    while (/^(?:[*+?]|\{\d+,?\d*\})$/.test(parts[at + 1] ?? '')) found += parts[++at]
    return found
  }
  return readAlternatives().map((items) => ({
    isAtStart: items[0] === 'start',
    isAtEnd: items.at(-1) === 'end',
    pieces: piecesOf(items),
  }))
}

/** `\d{4}` is four atoms, so that its example is long enough. */
function repeated(atom: Atom, part: string, quantifier: string): Atom[] {
  const times = /^\{(\d+)\}$/.exec(quantifier)?.[1]
  return times ? Array.from({ length: Number(times) }, () => ({ ...atom, source: part })) : [atom]
}

function atomOf(part: string, quantifier: string): Atom {
  const plain = part.length === 1 && part !== '.'
  const source = (plain ? escaped(part) : part) + quantifier
  const isEscape = /^\\[^\p{L}\d]$/u.test(part)
  return { char: exampleOf(part), source, isFixed: (plain || isEscape) && quantifier === '' }
}

function exampleOf(part: string): string {
  if (part === '\\d') return '0'
  if (part === '\\s') return ' '
  if (part.startsWith('\\u'))
    return String.fromCharCode(Number.parseInt(part.replaceAll(/\D*(?=[\da-f])/gi, ''), 16))
  if (part === '.' || /^\\[pPwWSDk]/.test(part) || part.startsWith('[^')) return 'X'
  if (part.startsWith('[')) return exampleOf(/^\[(\\.|.)/s.exec(part)?.[1] ?? 'X')
  return part.startsWith('\\') ? part.charAt(1) : part.charAt(0)
}

function piecesOf(items: readonly Item[]): Piece[] {
  const pieces: Piece[] = []
  let phrase: Atom[] = []
  const end = () => {
    if (phrase.length > 0) pieces.push(phrase)
    phrase = []
  }
  for (const item of items) {
    if (typeof item === 'string') continue
    if ('gap' in item) {
      end()
      pieces.push(item)
    } else phrase.push(item)
  }
  end()
  return pieces
}
