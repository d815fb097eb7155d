import type { FormulaWords } from './all-languages.ts'

/** A text, an element of MathML (its name, its properties if it has any, and what is in it), or properties. */
type Node = string | readonly Node[] | Properties
type Properties = { readonly [name: string]: unknown }

type Spoken = (inside: readonly Node[]) => string

/** Reads out a formula, or a text with formulas and pictures, as one text in the language of these words. */
export function formulaSpeaker(words: FormulaWords): (node: Node | undefined) => string {
  const all = (inside: readonly Node[]) => inside.map(spoken).filter(Boolean).join(' ')
  const each = (inside: readonly Node[]) => inside.map(spoken)

  /** What an element adds to what is in it. All others only hold it. */
  const elements: Readonly<Record<string, Spoken>> = {
    mphantom: () => '',
    mspace: () => '',
    mfrac: (inside) => {
      const [above = '', below = ''] = each(inside)
      const isPlain = isShort(above) && isShort(below)
      return isPlain ? words.over({ above, below }) : words.fraction({ above, below })
    },
    msqrt: (inside) => {
      const of = all(inside)
      return isShort(of) ? words.root(of) : words.longRoot(of)
    },
    mroot: (inside) => {
      const [of = '', degree = ''] = each(inside)
      return words.rootOfDegree({ degree, of })
    },
    msup: (inside) => {
      const [of = '', power = ''] = each(inside)
      return raised(of, power)
    },
    // Chemistry has numbers behind nothing: "H 2 O".
    msub: (inside) => {
      const [of = '', below = ''] = each(inside)
      return of === '' ? below : words.subscript({ of, below })
    },
    msubsup: (inside) => {
      const [of = '', below = '', power = ''] = each(inside)
      if (inside.some(isLargeOperator)) return words.fromTo({ of, from: below, to: power })
      return raised(of === '' ? below : words.subscript({ of, below }), power)
    },
    munderover: (inside) => {
      const [of = '', from = '', to = ''] = each(inside)
      return words.fromTo({ of, from, to })
    },
    munder: (inside) => {
      const [of, below] = withMark(inside)
      return below === '' ? of : words.withBelow({ of, below })
    },
    mover: (inside) => {
      const [of, above] = withMark(inside)
      return above === '' ? of : words.withAbove({ of, above })
    },
    mrow: (inside) => {
      const binomial = inside.length === 3 ? insideOf(inside[1]) : []
      if (!isWithoutLine(inside[1]) || binomial.length !== 2) return all(inside)
      const [above = '', below = ''] = each(binomial)
      return words.binomial({ above, below })
    },
    mtable: (inside) =>
      inside
        .map((row, place) => words.row({ n: place + 1, cells: each(insideOf(row)).join(', ') }))
        .join('; '),
  }

  /** What stands above or below a letter, such as an arrow, is named as what it is there. */
  function withMark([of, mark]: readonly Node[]): [string, string] {
    const [text] = insideOf(mark)
    const named = typeof text === 'string' ? markOf(text.trim()) : undefined
    return [spoken(of), named ?? spoken(mark)]
  }

  function enclosed(node: Node): string {
    const of = all(insideOf(node))
    const { notation } = propertiesOf(node)
    if (notation === 'top') return words.withAbove({ of, above: words.marks['‾'] })
    if (notation === 'bottom') return words.withBelow({ of, below: words.marks['‾'] })
    return typeof notation === 'string' && notation.includes('strike') ? words.crossedOut(of) : of
  }

  function raised(of: string, power: string): string {
    if (of === '') return power
    if (power === '2') return words.squared(of)
    return power === '3' ? words.cubed(of) : words.raised({ of, power })
  }

  function markOf(text: string): string | undefined {
    const marks: Readonly<Record<string, string>> = words.marks
    return marks[text]
  }

  function symbolOf(text: string): string {
    const symbols: Readonly<Record<string, string>> = words.symbols
    return symbols[text] ?? text
  }

  function spoken(node: Node | undefined): string {
    if (typeof node === 'string') return symbolOf(node.trim())
    if (!Array.isArray(node)) return ''
    if (node[0] === 'img') return alternativeOf(node[1])
    if (node[0] === 'menclose') return enclosed(node)
    const speak = typeof node[0] === 'string' ? elements[node[0]] : undefined
    return (speak ?? all)(insideOf(node))
  }
  return spoken
}

const isShort = (spoken: string) => !spoken.includes(' ')

/** Between brackets such a fraction is a binomial. */
function isWithoutLine(node: Node | undefined): boolean {
  if (!Array.isArray(node) || node[0] !== 'mfrac') return false
  const { linethickness } = propertiesOf(node)
  return typeof linethickness === 'string' && linethickness.startsWith('0')
}

function propertiesOf(node: Node): Properties {
  const given = Array.isArray(node) ? node[1] : undefined
  return typeof given === 'object' && !Array.isArray(given) ? given : {}
}

const isLargeOperator = (inside: Node) =>
  insideOf(inside).some((one) => typeof one === 'string' && /[∑∏∫]/u.test(one))

/** What is in an element, without its name and properties. */
function insideOf(element: Node | undefined): readonly Node[] {
  return Array.isArray(element)
    ? element.slice(1).filter((one) => typeof one === 'string' || Array.isArray(one))
    : []
}

const alternativeOf = (properties: Node | undefined) =>
  typeof properties === 'object' && 'alt' in properties && typeof properties.alt === 'string'
    ? properties.alt
    : ''
