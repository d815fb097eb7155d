import { decodeHTMLStrict } from 'entities/decode'
import { chemistryAt, formulaAt } from './marked-spans.ts'

/** A part of a plain text in Markdown, where it is drawn as it stands; `isStart`: it begins a line. */
function escaped(text: string, isStart: boolean): string {
  const lines = text.replaceAll('\t', '    ').split('\n').map(escapedInLine)
  return lines.map((line, index) => (isStart || index > 0 ? escapedAtStart(line) : line)).join('\n')
}

/** Markdown draws one space for several. */
const escapedInLine = (line: string) =>
  line
    .replaceAll(/[\\`$]|\*|[~^](?=\S)|(?<=!)\[/g, (sign, at: number) =>
      sign === '*' && isBetweenSpaces(line, at) ? sign : `\\${sign}`,
    )
    .replaceAll(/ +(?= )/g, (spaces) => '\u00A0'.repeat(spaces.length))

const isBetweenSpaces = (line: string, at: number) => line[at - 1] === ' ' && line[at + 1] === ' '

/** What would begin a list, a quotation, a line or the head of a table. */
function escapedAtStart(line: string): string {
  return line
    .replace(/^[ \u00A0]+/, (spaces) => '\u00A0'.repeat(spaces.length))
    .replace(/^([\s\u00A0]*\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
    .replace(/^([\s\u00A0]*)(?=>|[-+*](?:\s|$)|(?:[-|:]|_[\s_]*_[\s_]*_$)[-|:\s]*$)/, '$1\\')
}

/** Symbols of the 118 elements, without those that have three letters. */
const elements = `H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr
 Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb
 Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og`

const known = new Set(elements.split(/\s+/))

/** Whether letters can be read as symbols of chemical elements, such as `NaCl`. */
function areElements(letters: string): boolean {
  const symbols = letters.match(/[A-Z][a-z]?/g) ?? []
  return symbols.join('') === letters && letters !== '' && symbols.every((symbol) => known.has(symbol))
}

/** What a text has in it, each as it is written there, at most three of a kind. */
export type Lookalikes = { formulas: string[]; characters: string[] }

/**
 * What other programs write, and a plain text shows sign by sign. `formulas`: `$x^2$`, `\(x\)`, `\[x\]`, `\ce{H2O}`, and
 * words with `_2`, `^2`, `^{2-}` or a command of TeX. `characters`: names and numbers of characters as in HTML, `&ouml;`.
 */
export function lookalikesIn(text: string): Lookalikes {
  const formulas = piecesOf(text).filter(({ formula }) => formula !== undefined)
  const characters = [...text.matchAll(characterForm)].map(([whole]) => whole)
  return {
    formulas: firstOf(formulas.map(({ source }) => source)),
    characters: firstOf(characters.filter((each) => decodeHTMLStrict(each) !== each)),
  }
}

const maxShown = 3
export const firstOf = (found: readonly string[]) => [...new Set(found)].slice(0, maxShown)

const characterForm = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/g

/** The text with the characters themselves instead of their names. `isMarkdown`: none of them is one of its signs. */
export function withCharacters(text: string, isMarkdown = false): string {
  if (!text.includes('&')) return text
  const characterOf = (whole: string) => {
    const decoded = decodeHTMLStrict(whole)
    return isMarkdown && decoded !== whole ? escaped(decoded, false) : decoded
  }
  return text.replaceAll(characterForm, characterOf)
}

/** A plain text in Markdown. What looks like a formula is one, all else is drawn as it stood. */
export const asMarkdown = (text: string): string =>
  piecesOf(text)
    .map(({ source, formula }, index) => formula ?? escaped(source, index === 0))
    .join('')

/** `formula`: as Markdown has it; undefined for what is plain. */
type Piece = { source: string; formula?: string | undefined }

function piecesOf(text: string): Piece[] {
  if (!/[$\\^_]/.test(text)) return [{ source: text }]
  const pieces: Piece[] = []
  let plainFrom = 0
  let tries = 0
  for (let at = 0; at < text.length && tries < maxTries; at++) {
    const sign = text[at]
    if (sign !== '$' && sign !== '\\') continue
    const end = endOfFormula(text, at)
    if (end === undefined) {
      tries++
      continue
    }
    const source = text.slice(at, end)
    pieces.push(...wordsIn(text.slice(plainFrom, at)), { source, formula: source })
    plainFrom = end
    at = end - 1
  }
  return [...pieces, ...wordsIn(text.slice(plainFrom))]
}

/** Each mark without its end costs a search through the text. */
const maxTries = 200
const maxWord = 500

/** Prices and the variables of some languages have dollars, too. */
function endOfFormula(text: string, at: number): number | undefined {
  const found = chemistryAt(text, at) ?? formulaAt(text, at)
  if (!found || text[at] !== '$') return found?.end
  const isPartOfWord = [text[at - 1], text[found.end]].some((sign) => sign && /[\p{L}\d_$]/u.test(sign))
  const { content } = found as { content: string }
  const isTex = /[\\^_{]/.test(content) || !/\p{L}{4}/u.test(content)
  return isTex && !isPartOfWord ? found.end : undefined
}

/** Whether what was typed after `before` is a formula, and neither a price nor a part of a longer one. */
export function isTypedFormula(before: string, source: string): boolean {
  const isInDollars = (before.match(/\$/g) ?? []).length % 2 === 1
  const isInBrackets = /\\[([](?!.*\\[)\]])/.test(before)
  if ((isInDollars || isInBrackets) && source.startsWith('\\')) return false
  const sign = before.slice(-1)
  return sign !== '\\' && endOfFormula(sign + source, sign.length) === sign.length + source.length
}

/** A part without marks around formulas; words in which something stands above or below the line are such. */
function wordsIn(text: string): Piece[] {
  const pieces: Piece[] = []
  let plainFrom = 0
  for (const { 0: word, index } of text.matchAll(/(?:\{[^{}\n]*\}|\S)+/g)) {
    if (word.length > maxWord || !/[\\^_]/.test(word)) continue
    const [start, end] = coreOf(word)
    const source = word.slice(start, end)
    const formula = formulaOf(source)
    if (formula === undefined) continue
    pieces.push({ source: text.slice(plainFrom, index + start) }, { source, formula })
    plainFrom = index + end
  }
  pieces.push({ source: text.slice(plainFrom) })
  return pieces.filter(({ source }) => source !== '')
}

/** Where a word begins and ends without the punctuation and the brackets that are not its own. */
function coreOf(word: string): [start: number, end: number] {
  let [start, end] = [0, word.length]
  const count = (signs: RegExp) => word.slice(start, end).match(signs)?.length ?? 0
  for (;;) {
    const surplus = count(/[([{]/g) - count(/[)\]}]/g)
    if (/["'”’»,.;:?!]/.test(word[end - 1] ?? '') || (surplus < 0 && /[)\]}]/.test(word[end - 1] ?? '')))
      end--
    else if (/["'“‘„«¿¡]/.test(word[start] ?? '') || (surplus > 0 && /[([{]/.test(word[start] ?? ''))) start++
    else return [start, end]
  }
}

const script = /[_^](?:\{([^{}\n]*)\}|([-+−]?\d+[-+−]?))|\^([-+−](?![\w(])|[a-z](?![\p{L}_]))/gu
const command = /\\[a-zA-Z]{2,20}(?:\[[^[\]\n]*\])?\{/
const base = /(?:[)\]}]|(?<![\p{L}_])\p{L}|\d)$/u

function formulaOf(word: string): string | undefined {
  if (/[@`;]|:\/\//.test(word) || !areBracketsClosed(word)) return undefined
  const isCommand = command.test(word)
  const scripts = [...word.matchAll(script)]
  if (!isCommand && (scripts.length === 0 || !scripts.every((each) => isScript(word, each)))) return undefined
  const rest = word.replaceAll(script, '')
  if (!isCommand && /[\\^_]/.test(rest)) return undefined
  if (!isCommand && isChemistry(word, rest)) return `\\ce{${asChemistry(word)}}`
  if (isCommand || !/\p{L}{4}/u.test(rest)) return `$${word.replaceAll(/(?<!\\)[#%&$]/g, '\\$&')}$`
  return asPairs(word)
}

function areBracketsClosed(word: string): boolean {
  const open: string[] = []
  for (const sign of word) {
    if ('([{'.includes(sign)) open.push(sign)
    else if (')]}'.includes(sign) && '([{'.indexOf(open.pop() ?? ' ') !== ')]}'.indexOf(sign)) return false
  }
  return open.length === 0
}

/** Names in code have underscores before digits, too. */
function isScript(word: string, { 0: whole, index, 1: inBraces }: RegExpExecArray): boolean {
  const before = word.slice(0, index).replaceAll(script, '')
  if (before === '') return inBraces !== undefined && /^[\p{Lu}_^]/u.test(word.slice(index + whole.length))
  const [letters = ''] = /\p{L}+$/u.exec(before) ?? []
  if (whole.startsWith('^')) return /[\p{L}\d)\]}]$/u.test(before)
  return base.test(before) ? letters !== '' || /[)\]}]$/.test(before) : areElements(letters)
}

const isChemistry = (word: string, rest: string) =>
  /_\{?\d|\^\{?\d*[-+−]/.test(word) &&
  /^\d*[A-Za-z\d()[\]]+$/.test(rest) &&
  !/\^\{?\d+\}?(?![\d+−}-])/.test(word.replace(/^\^\{\d+\}/, '')) &&
  areElements(rest.replaceAll(/[^A-Za-z]/g, ''))

const asChemistry = (word: string) =>
  word
    .replaceAll('−', '-')
    .replaceAll(/(?<=.)_(?:\{(\d+)\}|(\d+))/g, '$1$2')
    .replaceAll(/\^(\d*[-+])/g, '^{$1}')

/** A word is no formula; what stands above and below its line are marks of Markdown. */
function asPairs(word: string): string | undefined {
  let text = ''
  let from = 0
  for (const { 0: whole, index, 1: inBraces, 2: digits, 3: sign } of word.matchAll(script)) {
    const content = inBraces ?? digits ?? sign ?? ''
    if (content === '' || /[\s\\~^]/.test(content)) return undefined
    const mark = whole.startsWith('^') ? '^' : '~'
    text += `${escaped(word.slice(from, index), false)}${mark}${content}${mark}`
    from = index + whole.length
  }
  return text + escaped(word.slice(from), false)
}
