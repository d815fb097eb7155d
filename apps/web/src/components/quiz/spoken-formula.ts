import * as formulaWords from '@quizly/words/results/formulas.ts'
import type { RichInside } from '@quizly/domain'

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
    const [of = '', below = ''] = each(inside)
    return below === '' ? of : formulaWords.withBelow({ of, below })
  },
  mover: (inside) => {
    const [of = '', above = ''] = each(inside)
    return above === '' ? of : formulaWords.withAbove({ of, above })
  },
  mtable: (inside) =>
    inside
      .map((row, place) => formulaWords.row({ n: place + 1, cells: each(insideOf(row)).join(', ') }))
      .join('; '),
}

function raised(of: string, power: string): string {
  if (of === '') return power
  if (power === '2') return formulaWords.squared(of)
  return power === '3' ? formulaWords.cubed(of) : formulaWords.raised({ of, power })
}

const isLargeOperator = (inside: RichInside) =>
  insideOf(inside).some((one) => typeof one === 'string' && /[∑∏∫]/u.test(one))

/** What is in an element, without its name and properties. */
function insideOf(element: RichInside): readonly RichInside[] {
  return Array.isArray(element)
    ? element.slice(1).filter((one) => typeof one === 'string' || Array.isArray(one))
    : []
}

const alternativeOf = (properties: RichInside | undefined) =>
  typeof properties === 'object' && 'alt' in properties && typeof properties.alt === 'string'
    ? properties.alt
    : ''

function symbolOf(text: string): string {
  const symbols: Readonly<Record<string, string>> = formulaWords.symbols
  return symbols[text] ?? text
}

/** A formula, or a text with formulas and pictures, as one text to be read out. */
export function spokenFormula(node: RichInside): string {
  if (typeof node === 'string') return symbolOf(node.trim())
  if (!Array.isArray(node)) return ''
  if (node[0] === 'img') return alternativeOf(node[1])
  const speak = typeof node[0] === 'string' ? elements[node[0]] : undefined
  return (speak ?? all)(insideOf(node))
}
