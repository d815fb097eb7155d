import { comparableAnswer } from '../../question/comparable-answer.ts'
import type { Choice, Finder } from './answers.ts'
import { trimmed } from '../../question/visible-text.ts'

const longestKey = 200
const joints = /\s*(?:[/\\&+·]|(?<=\s)(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|ve|veya|و|أو)(?=\s))\s*/iu
const truths = [
  'true t yes y right correct wahr w richtig r ja j vrai v oui verdadero sí si sim verdadeiro vero waar prawda p tak doğru d evet صحيح صح نعم',
]
const falsehoods = [
  'false f no n wrong incorrect falsch nein faux non falso não nao onwaar nee fałsz nie yanlış hayır خطأ لا',
]
const [trueWords, falseWords] = [truths, falsehoods].map(
  (words) => new Set(words.join(' ').split(' ').map(comparableAnswer)),
)

/** Whether a text says true (or false) in one word or its initial; undefined if it says neither. */
export function truthOf(text: string): boolean | undefined {
  if (text.length > 12) return undefined
  const word = comparableAnswer(text).replace(/[.!]$/, '')
  if (trueWords?.has(word)) return true
  return falseWords?.has(word) ? false : undefined
}

/** Finds True and False, which are the only two options, by the same word in short or in another language. */
export function truthFinder(choices: readonly Choice[]): Finder {
  const said = choices.map(({ text }) => truthOf(text))
  const isPair = choices.length === 2 && said.includes(true) && said.includes(false)
  return (part) => {
    const truth = isPair ? truthOf(part) : undefined
    return truth === undefined ? undefined : choices[said.indexOf(truth)]
  }
}

/** The one option that is the same number written otherwise: `0.5`, `0,5` and `50 %`; `1000` and `1,000`. */
export function sameNumber(cell: string, choices: readonly Choice[]): Choice | undefined {
  const wanted = numbersIn(cell)
  if (wanted.length === 0) return undefined
  const same = choices.filter(({ text }) => numbersIn(text).some((number) => wanted.includes(number)))
  return same.length === 1 ? same[0] : undefined
}

/** What a text can mean as a number: a comma and a point may mark thousands or decimals. */
function numbersIn(text: string): number[] {
  if (text.length > 30) return []
  const plain = text.replace(/[\s\u00A0\u202F']/g, '')
  const [, digits = '', percent] = /^([+-]?\d[\d.,]*)(%?)$/.exec(plain) ?? []
  if (digits === '') return []
  const readings = [digits, digits.replaceAll(',', ''), digits.replaceAll('.', '').replace(',', '.')]
  const isGrouped = (sign: string) =>
    new RegExp(`^[+-]?\\d{1,3}(\\${sign}\\d{3})+(?!\\d|\\${sign})`).test(digits)
  const fitting = readings.filter(
    (_, i) => i === 0 || (i === 1 ? isGrouped(',') : isGrouped('.') || /^[^.]*,\d+$/.test(digits)),
  )
  const numbers = fitting.map(Number).filter((number) => !Number.isNaN(number))
  return [...new Set(numbers.map((number) => (percent ? number / 100 : number)))]
}

/** The options named by parts that are joined by a word, a sign, spaces or nothing: `A and C`, `A/C`, `AC`. */
export function joinedReading(cell: string, finders: readonly Finder[]): Choice[] | undefined {
  if (cell.length > longestKey) return undefined
  const parts = cell.split(',')
  const last = (parts.pop() ?? '').split(joints)
  const listed = last.length > 1 && !parts.includes('') ? [...parts, ...last] : []
  const ways = [cell.split(joints), listed, cell.split(/\s+/), /^[a-j]{2,6}$/i.test(cell) ? [...cell] : []]
  for (const named of ways.map((way) => way.map(trimmed).filter(Boolean))) {
    if (named.length < 2) continue
    for (const choiceOf of finders) {
      const found = named.map(choiceOf)
      const isPlain = found.every((choice) => choice !== undefined)
      if (isPlain && new Set(found).size === found.length) return found
    }
  }
  return undefined
}
