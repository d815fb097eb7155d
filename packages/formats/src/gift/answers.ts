import { type Fraction, isBlank, readAnswer, readNumber } from '@quizly/domain'
import { bandOfRange, isPlainNumber, type NumberBand } from '../bands.ts'
import type { Loss } from '../loss.ts'
import { type MoodleReading, moodleReads } from '../moodle-reads.ts'
import { isMoodleWeight, shareOfWeight } from '../weights.ts'

/** One answer as it stands between the braces, without its sign. Texts still have their escapes. */
export type WrittenAnswer = {
  /** Empty for a first one that has none. */
  sign: '=' | '~' | ''
  weight?: string | undefined
  text: string
  note: string
  /** In the text between the braces. */
  at: number
  /** Whether white space or the brace stands before the sign. */
  isApart: boolean
}

const weightForm = /^\s*%([^%\n]{0,20})%/

/** More than any question can have. The rest of longer lists is not read. */
export const maxAnswers = 100

/** A text with its mask, in which only what means something stands. */
export type Masked = { text: string; mask: string }

const [equals, tilde] = [...'=~'].map((sign) => sign.charCodeAt(0))

/** The answers of a text between braces, at the signs that are not escaped. `~=` is `=`. */
export function writtenAnswers(
  { text, mask }: Masked,
  { isChoice = false, hasWeights = true }: { isChoice?: boolean; hasWeights?: boolean } = {},
): WrittenAnswer[] {
  const answers: WrittenAnswer[] = []
  let sign: WrittenAnswer['sign'] = ''
  let at = 0
  const end = (to: number) => {
    const from = at + sign.length
    if (sign !== '' || !isBlank(text.slice(from, to)))
      answers.push(answerAt({ text, mask }, sign, at, to, hasWeights))
  }
  for (let place = 0; place < mask.length && answers.length <= maxAnswers; place += 1) {
    const code = mask.charCodeAt(place)
    if (code !== equals && !(isChoice && code === tilde)) continue
    const isSlip = code === equals && isChoice && sign === '~' && place === at + 1
    if (!isSlip) end(place)
    sign = code === equals ? '=' : '~'
    at = place
  }
  if (answers.length <= maxAnswers) end(mask.length)
  return answers
}

function answerAt(
  { text, mask }: Masked,
  sign: WrittenAnswer['sign'],
  at: number,
  end: number,
  hasWeights: boolean,
): WrittenAnswer {
  const from = at + sign.length
  const own = mask.slice(from, end)
  const [whole = '', found] = (hasWeights && own.trimStart().startsWith('%') && weightForm.exec(own)) || []
  const weight = found !== undefined && shareOfWeight(found) ? found : undefined
  const start = weight === undefined ? from : from + whole.length
  const hash = own.indexOf('#', start - from)
  return {
    sign,
    weight,
    text: text.slice(start, hash < 0 ? end : from + hash),
    note: hash < 0 ? '' : text.slice(from + hash + 1, end),
    at,
    isApart: at === 0 || /[\s~]/.test(mask[at - 1] ?? ' '),
  }
}

const moodleWeight = /^-*\d{1,2}\.?\d*$|^-*100(?:\.0*)?$/

/** What the weights of answers are worth, and how Moodle takes them otherwise. `plain`: of one without a weight. */
export function sharesOf(
  answers: readonly WrittenAnswer[],
  plain: (sign: WrittenAnswer['sign']) => Fraction,
): { shares: Fraction[]; losses: Loss[] } {
  if (answers.every(({ weight }) => weight === undefined)) {
    return { shares: answers.map(({ sign }) => plain(sign)), losses: [] }
  }
  const readings = new Set<MoodleReading>()
  for (const { weight } of answers) {
    if (weight === undefined) continue
    if (!moodleWeight.test(weight)) readings.add('weight-in-text')
    else if (!isMoodleWeight(weight)) readings.add('file-refused')
  }
  const losses = [...readings].map((as) => moodleReads(as))
  const sharesBy = (isRounded: boolean) =>
    answers.map(({ weight, sign }): Fraction =>
      weight === undefined ? plain(sign) : (shareOfWeight(weight, isRounded) ?? [0, 1]),
    )
  const shares = sharesBy(false)
  const sumOf = (all: readonly Fraction[]) => all.reduce((sum, [num, den]) => sum + Math.max(num / den, 0), 0)
  const isWhole = (all: readonly Fraction[]) => Math.abs(sumOf(all) - 1) < 1e-9
  if (isWhole(shares) || answers.some(({ sign }) => sign === '=')) return { shares, losses }
  const rounded = sharesBy(true)
  if (!isWhole(rounded)) return { shares, losses }
  const { weight = '' } = answers.find((_, at) => String(shares[at]) !== String(rounded[at])) ?? {}
  const [num, den] = shareOfWeight(weight, true) ?? [0, 1]
  const params = { weight, as: `${num}/${den}` }
  return {
    shares: rounded,
    losses: [...losses, { kind: 'changed', what: 'weight-read', field: 'marking', params }],
  }
}

/** A number of a key as it is read, with its unit, and what is to be said of it. */
type ReadNumberText = Omit<NumberBand, 'share'> & { unit?: string | undefined; losses: Loss[] }

const ambiguous = /^[+-]?\d{1,3}(?:,\d{3})+$|%\s*$/

/** `3`, `3:0.5`, `1..5`, and what people write instead: `3,5`, `1/2`, `3 m`, `5 ± 0.1`. */
export function numberOf(written: string): ReadNumberText {
  const text = written.trim()
  const range = text.indexOf('..')
  if (range >= 0) {
    const [from, to] = [text.slice(0, range), text.slice(range + 2)].map(plainNumberOf)
    const band = bandOfRange(from?.value ?? '', to?.value ?? '')
    if (!band) return { value: text, tolerance: '0', losses: [moodleReads('any-number')] }
    const isPlain = [text.slice(0, range), text.slice(range + 2)].every(isPlainNumber)
    return {
      ...band,
      losses: isPlain ? [] : [numberRead(text, `${from?.value}..${to?.value}`), moodleReads('other-number')],
    }
  }
  const [, first = '', mark = '', second = '0'] = /^([^:±]*)(?:\s*(:|±)\s*([^]*))?$/.exec(text) ?? ['', text]
  const value = plainNumberOf(first)
  const tolerance = plainNumberOf(second)
  const isPlain = isPlainNumber(first) && isPlainNumber(second) && (mark === ':' || mark === '')
  const losses = isPlain ? [] : [...value.losses, moodleReads('any-number')]
  return { value: value.value, tolerance: tolerance.value, unit: value.unit, losses }
}

const numberRead = (text: string, instead: string): Loss => ({
  kind: 'changed',
  what: 'number-read',
  field: 'key',
  params: { text: text.slice(0, 100) },
  instead,
})

/** What cannot be read stays as it is, which the rules of the type then refuse. */
function plainNumberOf(written: string): { value: string; unit?: string | undefined; losses: Loss[] } {
  const text = written.trim()
  if (isPlainNumber(text)) return { value: text.replace(/^\+/, ''), losses: [] }
  if (ambiguous.test(text)) {
    const loss: Loss = {
      kind: 'refused',
      what: 'number-ambiguous',
      field: 'key',
      params: { text: text.slice(0, 100) },
    }
    return { value: text, losses: [loss] }
  }
  if (readNumber(text, '.')) {
    const value = text.includes(',') && !text.includes('.') ? text.replace(',', '.') : text
    return { value, losses: [numberRead(text, value)] }
  }
  const read = readAnswer(text, { decimal: '.', hasUnit: true })
  if (!read || 'unknownUnit' in read || !read.unit) return { value: text, losses: [] }
  const value = text.slice(0, text.length - read.unitText.length).trim()
  const plain = readNumber(value, '.') ? value.replace(',', '.') : text
  return { value: plain, unit: read.unitText, losses: [numberRead(text, `${plain} ${read.unitText}`)] }
}
