import { comparableAnswer, comparableAnswers } from '../questions/text/comparable-answer.ts'
import type { SelectedOption } from '../questions/selected-option.ts'
import { isBlank, trimmed } from '../questions/text/visible-text.ts'

/** A number with its unit ("5 km"), a word or a sign. None can be read in two ways: the time is linear. */
const parts =
  /\p{N}+(?:[.,'’\s]\p{N}+)*(?:\s*[\p{L}\p{M}]{1,3}(?![\p{L}\p{M}]))?|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\S/gu

const isNumber = /^\p{N}/u
const isWord = /^[\p{L}\p{M}]/u

/** Words that turn a sentence round, in the languages of many schools. */
const negations = new Set(
  `no not non nor none never neither nothing nobody without cannot nicht nichts nie niemals kein keine keinen keinem
  keiner keines ohne weder ne pas jamais sans aucun aucune rien ni sin nunca ningún ninguno ninguna nada senza mai nessuno
  nessuna niente não nunca sem nenhum nenhuma niet geen nooit zonder bez inte ej aldrig ikke aldri uten uden ei değil
  не нет без ни никогда δεν μη όχι لا ليس 不 没 無 ない`.split(/\s+/),
)
/** Negations with an apostrophe, or with the one that was forgotten: don't, cant, n'est. */
const shortened =
  /(?:n['’]t$|^n['’]|^(?:ain|aren|can|couldn|didn|doesn|don|hadn|hasn|haven|isn|mustn|shouldn|wasn|weren|won|wouldn)t$)/u

const unitPrefix =
  '(?:quetta|ronna|yotta|zetta|exa|peta|tera|giga|mega|kilo|hecto|deca|deci|centi|milli|micro|nano|pico|femto|atto|kibi|mebi|gibi)'
const unitNames =
  'met(?:re|er)|gramm?|gramme|lit(?:re|er)|second|sekunde|seconde|segundo|volt|watt|ampere|ampère|ohm|joule|newton|pascal|hertz|mole?|kelvin|celsius|fahrenheit|byte|bit|bel|tonn?e?|calorie|kalorie|inch|foot|feet|yard|mile|ounce|pound|minute|hour|stunde|day|week|month|year|jahr|degree|grad|percent|prozent|dollar|euro|cent|penny'
const unitName = new RegExp(`^${unitPrefix}?(?:${unitNames})e?[sn]?$`, 'u')
const unitSymbols = new Set(
  `m km cm dm mm nm kg mg g t s ms ns h min l ml cl dl hz khz mhz ghz v mv kv w kw mw gw j kj mj n kn pa kpa hpa mol a
  ma k f c °c °f ft yd mi mph oz lb lbs db ev kev mev kwh wh rpm ph ppm ha`.split(/\s+/),
)
/** Signs that change no meaning. A hyphen does not if it stands between letters. */
const harmless = /^[.,;:?!"“”„«»'’()[\]{}_]$/u
const hyphen = /^[-‐‑–]$/u

/** Numbers with units, negations, units and signs like a minus: the same in answers that mean the same. */
function meaningOf(text: string): string {
  const significant: string[] = []
  for (const { 0: part, index } of text.matchAll(parts)) {
    if (isNumber.test(part)) significant.push(part.replaceAll(/\s/gu, ''))
    else if (isWord.test(part) ? isDecisive(part) : isSign(text, part, index)) significant.push(part)
  }
  return significant.join(' ')
}

function isDecisive(word: string): boolean {
  return negations.has(word) || shortened.test(word) || unitSymbols.has(word) || unitName.test(word)
}

function isSign(text: string, sign: string, index: number): boolean {
  if (harmless.test(sign)) return false
  const isBetweenLetters = /[\p{L}\p{M}]$/u.test(text.slice(Math.max(0, index - 2), index))
  return !(hyphen.test(sign) && isBetweenLetters && isWord.test(text.slice(index + sign.length)))
}

const negativePrefix = /^(?:an|a|un|in|im|il|ir|de|dé|не)(?=[\p{L}\p{M}]{3})/u

/** An answer without the prefix that may turn one of its words round ("irregular"): one answer for each such word. */
function withoutNegativePrefixes(text: string): string[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
    const [prefix = ''] = negativePrefix.exec(word) ?? []
    if (prefix === '') return []
    // Of "an" and "a", either may be the prefix.
    const lengths = prefix === 'an' ? [1, 2] : [prefix.length]
    return lengths.map((length) => text.slice(0, index) + text.slice(index + length))
  })
}

/** Written answers of one normal form: how it was written first, and how often. */
export type AnswerCount = { text: string; count: number }

/** So many different answers are looked at; the others were given least often. */
export const maxDistinctAnswers = 1_000
/** Longer answers are like no other, so that comparing a class stays quick. */
const longestCompared = 100

type Prepared = {
  normal: string
  characters: string[]
  letters: number
  /** One bit for each character that is in it, or one that shares its bit. */
  bits: number
  meaning: string
  withoutPrefixes: string[][]
}

function prepare(text: string, longest = longestCompared): Prepared {
  const normal = comparableAnswer(text)
  const characters = [...normal]
  const letters = normal.match(/\p{L}/gu)?.length ?? 0
  const bits = characters.reduce((all, each) => all | (1 << ((each.codePointAt(0) ?? 0) & 31)), 0)
  const prepared = { normal, characters, letters, bits, meaning: '', withoutPrefixes: [] }
  if (characters.length > longest) return { ...prepared, letters: 0 }
  const withoutPrefixes = withoutNegativePrefixes(normal).map((each) => [...each])
  return { ...prepared, meaning: meaningOf(normal), withoutPrefixes }
}

/** One letter apart if the shorter has 4 to 8, at most two from 9; never in a number, negation or unit. */
export function areNear(one: string, other: string): boolean {
  return areNearPrepared(prepare(one), prepare(other))
}

/**
 * Which of these texts are near each one that is looked for, by the same rule, with texts of up to `longest` characters; the
 * nearest length first, at most `most`. Only texts of nearly its length are read, each once.
 */
export function nearTexts<Text extends { text: string }>(
  texts: readonly Text[],
  { longest, most }: { longest: number; most: number },
): (text: string) => Text[] {
  const known = new Map<Text, Prepared>()
  const byLength = Map.groupBy(texts, ({ text }) => text.length)
  const preparedOf = (each: Text) => {
    const prepared = known.get(each) ?? prepare(each.text, longest)
    known.set(each, prepared)
    return prepared
  }
  return (text) => {
    const looked = prepare(text, longest)
    const found: Text[] = []
    for (const by of lengthsNear)
      for (const each of byLength.get(text.length + by) ?? [])
        if (found.length < most && areNearPrepared(looked, preparedOf(each))) found.push(each)
    return found
  }
}

/** Beside two letters, a text may have spaces that its normal form lacks. */
const lengthsNear = [0, 1, -1, 2, -2, 3, -3, 4, -4]

function areNearPrepared(one: Prepared, other: Prepared): boolean {
  if (one.normal === other.normal) return true
  const letters = Math.min(one.letters, other.letters)
  const most = letters < 4 ? 0 : letters < 9 ? 1 : 2
  if (most === 0 || one.meaning !== other.meaning) return false
  // Each change of a letter adds at most one character and takes at most one away.
  if (countBits(one.bits ^ other.bits) > 2 * most) return false
  const distance = editDistance(one.characters, other.characters, most)
  return distance <= most && !isNegated(one, other, distance) && !isNegated(other, one, distance)
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

function isNegated(one: Prepared, other: Prepared, distance: number): boolean {
  return one.withoutPrefixes.some(
    (without) => editDistance(without, other.characters, distance - 1) < distance,
  )
}

/**
 * Answers that are near each other, in groups. In a group every answer is near every other one, so that a chain of
 * slips never joins what nobody would call the same. Those in `first` begin their groups; after them each answer joins
 * the first group in which all are near it, those that were given most often first. At most
 * `maxDistinctAnswers` of them are looked at.
 */
export function groupAnswers<Answer extends AnswerCount>(
  answers: readonly Answer[],
  isFirst: (answer: Answer) => boolean = () => false,
): Answer[][] {
  const inOrder = answers
    .map((answer) => ({ answer, isFirst: isFirst(answer) }))
    .toSorted(
      (one, other) => Number(other.isFirst) - Number(one.isFirst) || compareCounts(one.answer, other.answer),
    )
    .slice(0, maxDistinctAnswers)
  const groups: { answer: Answer; prepared: Prepared }[][] = []
  for (const { answer } of inOrder) {
    const prepared = prepare(answer.text)
    const near = groups.find((group) => group.every((member) => areNearPrepared(member.prepared, prepared)))
    if (near) near.push({ answer, prepared })
    else groups.push([{ answer, prepared }])
  }
  return groups.map((group) => group.map(({ answer }) => answer))
}

/** Those that were given most often first. The same list whatever order the answers came in. */
function compareCounts(one: AnswerCount, other: AnswerCount): number {
  return other.count - one.count || (one.text < other.text ? -1 : Number(one.text > other.text))
}

/** Letters to change, add or remove; `most + 1` if more than `most`, each step of which triples the time. */
export function editDistance(one: readonly string[], other: readonly string[], most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  for (let distance = 0; distance <= most; distance += 1) {
    if (isWithin(one, 0, other, 0, distance)) return distance
  }
  return most + 1
}

function isWithin(
  one: readonly string[],
  from: number,
  other: readonly string[],
  at: number,
  steps: number,
): boolean {
  let [i, j] = [from, at]
  while (i < one.length && j < other.length && one[i] === other[j]) {
    i += 1
    j += 1
  }
  const [left, otherLeft] = [one.length - i, other.length - j]
  if (left === 0 || otherLeft === 0) return left + otherLeft <= steps
  if (Math.abs(left - otherLeft) > steps || steps === 0) return false
  return (
    isWithin(one, i + 1, other, j + 1, steps - 1) ||
    isWithin(one, i + 1, other, j, steps - 1) ||
    isWithin(one, i, other, j + 1, steps - 1)
  )
}

/** `right`: how many of those who wrote it have the point. */
export type CountedAnswer = AnswerCount & { right: number }

/** So many different answers, of so many characters, are told apart in a class; what comes after them is only counted. */
const maxStored = { answers: 20_000, characters: 4_000_000 }

/** Answers of one normal form count as one, as in marking. `rows`: the most frequent, and how many more. */
export function answerCounter() {
  const counted = new Map<string, CountedAnswer>()
  let all = 0
  let storedCharacters = 0
  function add(selected: SelectedOption | undefined, isRight: boolean): void {
    const normals = new Set(comparableAnswers(selected))
    const [normal] = normals
    if (normal === undefined || normals.size > 1) return
    all += 1
    const known = counted.get(normal)
    if (!known) {
      if (counted.size === maxStored.answers || storedCharacters + normal.length > maxStored.characters)
        return
      storedCharacters += normal.length
    }
    const { text, count, right } = known ?? { text: writtenIn(selected), count: 0, right: 0 }
    counted.set(normal, { text, count: count + 1, right: right + Number(isRight) })
  }
  /** At most `most` different answers, of at most `characters` altogether. `wanted` come first, even if nobody wrote them. */
  function rows(requested: readonly string[], { most, characters }: { most: number; characters: number }) {
    const first = new Map(requested.map((text) => [comparableAnswer(text), { text, count: 0, right: 0 }]))
    const others = new Map(counted)
    for (const [normal, none] of first) {
      first.set(normal, counted.get(normal) ?? none)
      others.delete(normal)
    }
    const answers: CountedAnswer[] = []
    let room = characters
    for (const answer of [...first.values(), ...[...others.values()].toSorted(compareCounts)]) {
      room -= answer.text.length
      if (answers.length === most || room < 0) break
      answers.push(answer)
    }
    return { answers, more: all - answers.reduce((sum, { count }) => sum + count, 0) }
  }
  return { add, rows }
}

function writtenIn(selected: SelectedOption | undefined): string {
  const texts = typeof selected === 'string' ? [selected] : (selected ?? [])
  return trimmed(texts.find((text) => !isBlank(text)) ?? '')
}
