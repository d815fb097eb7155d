import type { DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: object): node is Element => 'tagName' in node
const textOf = ({ childNodes }: Element) =>
  childNodes
    .map((each) => ('value' in each ? each.value : ''))
    .join('')
    .trim()
const deepest = 60

/** Presentation MathML in TeX; undefined if there is anything in it that is not simple to write. */
export function texOfMathml(math: Element): string | undefined {
  try {
    return row(math, 0).trim()
  } catch (error) {
    if (error instanceof NotSimple) return undefined
    throw error
  }
}

class NotSimple extends Error {}

const row = (element: Element, depth: number): string =>
  element.childNodes
    .filter(isElement)
    .map((each) => tex(each, depth + 1))
    .join(' ')

const functions =
  /^(?:arc(?:cos|sin|tan)|cosh?|cot|csc|deg|det|dim|exp|gcd|inf|ker|lim|ln|log|max|min|sec|sinh?|sup|tanh?)$/
const accents: Readonly<Record<string, string>> = {
  '¯': 'overline',
  '‾': 'overline',
  '^': 'hat',
  '~': 'tilde',
  '→': 'vec',
  '˙': 'dot',
  '¨': 'ddot',
}

const signs = (text: string) =>
  text.replaceAll(/[\\{}%#&_$^~]/g, (sign) =>
    sign === '\\' ? '\\backslash ' : sign === '^' ? '\\hat{}' : sign === '~' ? '\\sim ' : `\\${sign}`,
  )

function tex(element: Element, depth: number): string {
  if (depth > deepest) throw new NotSimple()
  const parts = element.childNodes.filter(isElement)
  const part = (index: number) => {
    const found = parts[index]
    if (!found) throw new NotSimple()
    const inside = tex(found, depth + 1)
    return /^(?:[\p{L}\d]|\\[a-z]+ ?)$/iu.test(inside) && index > 0
      ? inside.trim().replace(/^(\\.*)$/, '{$1}')
      : `{${inside}}`
  }
  const text = textOf(element)
  switch (element.tagName.toLowerCase()) {
    case 'mi':
      if (functions.test(text)) return `\\${text}`
      return Array.from(text).length > 1 ? `\\mathrm{${signs(text)}}` : signs(text)
    case 'mn':
    case 'mo':
      return signs(text)
        .replaceAll(/[\u2061-\u2064]/g, '')
        .replaceAll('−', '-')
    case 'mtext':
      return /[\\{}$%#&_^~]/.test(text) ? `\\text{${signs(text)}}` : `\\text{${text}}`
    case 'mspace':
      return '\\ '
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
    case 'semantics':
      return element.tagName === 'semantics' ? tex(parts[0] ?? element, depth + 1) : row(element, depth)
    case 'mfrac':
      return `\\frac{${inside(part(0))}}{${inside(part(1))}}`
    case 'msqrt':
      return `\\sqrt{${row(element, depth)}}`
    case 'mroot':
      return `\\sqrt[${inside(part(1))}]{${inside(part(0))}}`
    case 'msub':
    case 'munder':
      return `${base(part(0))}_${part(1)}`
    case 'msup':
      return `${base(part(0))}^${part(1)}`
    case 'msubsup':
    case 'munderover':
      return `${base(part(0))}_${part(1)}^${part(2)}`
    case 'mover': {
      const accent = accents[parts[1] ? textOf(parts[1]) : '']
      return accent ? `\\${accent}{${inside(part(0))}}` : `${base(part(0))}^${part(1)}`
    }
    case 'mfenced': {
      const [open, close] = ['open', 'close'].map(
        (name) => element.attrs.find((each) => each.name === name)?.value,
      )
      const list = parts.map((each) => tex(each, depth + 1)).join(', ')
      return `\\left${signs(open ?? '(') || '.'}${list}\\right${signs(close ?? ')') || '.'}`
    }
    default:
      throw new NotSimple()
  }
}

const inside = (braced: string) => braced.replace(/^\{([^]*)\}$/, '$1')
const base = (braced: string) => (/^\{(?:[\p{L}\d∑∏∫]|\\[a-z]+)\}$/u.test(braced) ? inside(braced) : braced)
