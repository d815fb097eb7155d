import * as formulaWords from '@quizly/words/results/formulas.ts'
import type { RichInside, RichProperties } from '@quizly/domain'

type Spoken = (inside: readonly RichInside[]) => string

const all = (inside: readonly RichInside[]) => inside.map(spokenFormula).filter(Boolean).join(' ')
const each = (inside: readonly RichInside[]) => inside.map(spokenFormula)
const isShort = (spoken: string) => !spoken.includes(' ')

/** What an element adds to what is in it. All others only hold it. */
const elements: Readonly<Record<string, Spoken>> = {
  mphantom: () => '',
  mspace: () => '',
  mfrac: (inside) => {
    const [above = '', below = ''] = each(inside)
    const isPlain = isShort(above) && isShort(below)
    return isPlain ? formulaWords.over({ above, below }) : formulaWords.fraction({ above, below })
  },
  msqrt: (inside) => {
    const of = all(inside)
    return isShort(of) ? formulaWords.root(of) : formulaWords.longRoot(of)
  },
  mroot: (inside) => {
    const [of = '', degree = ''] = each(inside)
    return formulaWords.rootOfDegree({ degree, of })
  },
  msup: (inside) => {
    const [of = '', power = ''] = each(inside)
    return raised(of, power)
  },
  // Chemistry has numbers behind nothing: "H 2 O".
  msub: (inside) => {
    const [of = '', below = ''] = each(inside)
    return of === '' ? below : formulaWords.subscript({ of, below })
  },
  msubsup: (inside) => {
    const [of = '', below = '', power = ''] = each(inside)
    if (inside.some(isLargeOperator)) return formulaWords.fromTo({ of, from: below, to: power })
    return raised(of === '' ? below : formulaWords.subscript({ of, below }), power)
  },
  munderover: (inside) => {
    const [of = '', from = '', to = ''] = each(inside)
    return formulaWords.fromTo({ of, from, to })
  },
  munder: (inside) => {
    const [of, below] = withMark(inside)
    return below === '' ? of : formulaWords.withBelow({ of, below })
  },
  mover: (inside) => {
    const [of, above] = withMark(inside)
    return above === '' ? of : formulaWords.withAbove({ of, above })
  },
  mrow: (inside) => {
    const binomial = inside.length === 3 ? insideOf(inside[1]) : []
    if (!isWithoutLine(inside[1]) || binomial.length !== 2) return all(inside)
    const [above = '', below = ''] = each(binomial)
    return formulaWords.binomial({ above, below })
  },
  mtable: (inside) =>
    inside
      .map((row, place) => formulaWords.row({ n: place + 1, cells: each(insideOf(row)).join(', ') }))
      .join('; '),
}

/** What stands above or below a letter, such as an arrow, is named as what it is there. */
function withMark([of, mark]: readonly RichInside[]): [string, string] {
  const [text] = insideOf(mark)
  const named = typeof text === 'string' ? markOf(text.trim()) : undefined
  return [spokenFormula(of), named ?? spokenFormula(mark)]
}

function enclosed(node: RichInside): string {
  const of = all(insideOf(node))
  const { notation } = propertiesOf(node)
  if (notation === 'top') return formulaWords.withAbove({ of, above: formulaWords.marks['‾'] })
  if (notation === 'bottom') return formulaWords.withBelow({ of, below: formulaWords.marks['‾'] })
  return typeof notation === 'string' && notation.includes('strike') ? formulaWords.crossedOut(of) : of
}

/** Between brackets such a fraction is a binomial. */
function isWithoutLine(node: RichInside | undefined): boolean {
  if (!Array.isArray(node) || node[0] !== 'mfrac') return false
  const { linethickness } = propertiesOf(node)
  return typeof linethickness === 'string' && linethickness.startsWith('0')
}

function propertiesOf(node: RichInside): RichProperties {
  const given = Array.isArray(node) ? node[1] : undefined
  return typeof given === 'object' && !Array.isArray(given) ? given : {}
}

function raised(of: string, power: string): string {
  if (of === '') return power
  if (power === '2') return formulaWords.squared(of)
  return power === '3' ? formulaWords.cubed(of) : formulaWords.raised({ of, power })
}

const isLargeOperator = (inside: RichInside) =>
  insideOf(inside).some((one) => typeof one === 'string' && /[∑∏∫]/u.test(one))

/** What is in an element, without its name and properties. */
function insideOf(element: RichInside | undefined): readonly RichInside[] {
  return Array.isArray(element)
    ? element.slice(1).filter((one) => typeof one === 'string' || Array.isArray(one))
    : []
}

const alternativeOf = (properties: RichInside | undefined) =>
  typeof properties === 'object' && 'alt' in properties && typeof properties.alt === 'string'
    ? properties.alt
    : ''

function markOf(text: string): string | undefined {
  const marks: Readonly<Record<string, string>> = formulaWords.marks
  return marks[text]
}

function symbolOf(text: string): string {
  const symbols: Readonly<Record<string, string>> = formulaWords.symbols
  return symbols[text] ?? text
}

/** A formula, or a text with formulas and pictures, as one text to be read out. */
export function spokenFormula(node: RichInside | undefined): string {
  if (typeof node === 'string') return symbolOf(node.trim())
  if (!Array.isArray(node)) return ''
  if (node[0] === 'img') return alternativeOf(node[1])
  if (node[0] === 'menclose') return enclosed(node)
  const speak = typeof node[0] === 'string' ? elements[node[0]] : undefined
  return (speak ?? all)(insideOf(node))
}
