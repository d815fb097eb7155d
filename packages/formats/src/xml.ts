import { SaxesParser } from 'saxes'
import type { Loss } from './loss.ts'

/** The most that a file of XML can have. */
export const xmlLimits = { depth: 100, events: 1_000_000 } as const

/**
 * An element. Names have no prefix. `line`, from 1, and `from` are where it begins, `to` where it ends, in UTF-16 code units
 * of the whole text.
 */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly (XmlElement | string)[]
  line: number
  from: number
  to: number
}

/**
 * The text of a file: UTF-8, or what its byte order mark or, if it is no UTF-8, its XML declaration names. `declared`: an
 * encoding that it names and does not have; `encoding`: one that it has and that is not UTF-8.
 */
export function textOfXml(
  bytes: Uint8Array,
): { text: string; declared?: string; encoding?: string } | { loss: Loss } {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const [, declared = ''] = /^[^<]{0,3}<\?xml [^>]{0,100}?encoding=["']([\w.-]{1,40})["']/.exec(head) ?? []
  const text = decoded(bytes, marked)
  if (text !== undefined) {
    const isOther = declared !== '' && !/^(?:utf-?(?:8|16)|us-ascii)/i.test(declared)
    return isOther && /\P{ASCII}/u.test(text) ? { text, declared } : { text }
  }
  const other = declared === '' ? undefined : decoded(bytes, declared)
  return other === undefined
    ? { loss: { kind: 'refused', what: 'encoding-unknown', params: { encoding: declared } } }
    : { text: other, encoding: declared }
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** What may still be read of the files of a package together. */
export type XmlBudget = { events: number }
export const newXmlBudget = (): XmlBudget => ({ events: xmlLimits.events })

/**
 * The root of an XML document. Strict: what is not well-formed, a `DOCTYPE`, an entity that is not one of the five, or more
 * than the limits allow is a loss of the kind `refused` with its line. Nothing is fetched or expanded. Never throws.
 */
export function readXml(
  text: string,
  budget: XmlBudget = newXmlBudget(),
): { root: XmlElement } | { loss: Loss } {
  const parser = new SaxesParser({ xmlns: false, position: true })
  type Open = Omit<XmlElement, 'children'> & { children: (XmlElement | string)[] }
  const open: Open[] = []
  let root: XmlElement | undefined
  const count = () => {
    if (--budget.events < 0) throw new Refused({ what: 'xml-too-large', params: { most: xmlLimits.events } })
  }
  const add = (child: XmlElement | string) => {
    count()
    open.at(-1)?.children.push(child)
  }
  parser.on('error', () => {
    throw new Refused({ what: 'xml-not-well-formed' })
  })
  parser.on('doctype', () => {
    throw new Refused({ what: 'xml-doctype' })
  })
  parser.on('comment', count)
  parser.on('processinginstruction', count)
  parser.on('text', add)
  parser.on('cdata', add)
  let start = { from: 0, line: 1 }
  parser.on('opentagstart', () => {
    const from = text.lastIndexOf('<', parser.position - 2)
    start = { from, line: parser.line - linesIn(text, from, parser.position) }
  })
  parser.on('opentag', ({ name, attributes }) => {
    count()
    if (open.length === xmlLimits.depth)
      throw new Refused({ what: 'xml-too-deep', params: { most: xmlLimits.depth } })
    open.push({
      name: withoutPrefix(name),
      attributes,
      children: [],
      ...start,
      to: 0,
    })
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (!closed) return
    closed.to = parser.position
    if (open.length > 0) add(closed)
    else root = closed
  })
  try {
    // Some programs write a line before the declaration.
    parser.write(text.replace(/^\s+<\?xml[^>]*\?>/, (head) => head.replaceAll(/\S/g, ' '))).close()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { loss: { kind: 'refused', line: parser.line, ...error.loss } }
  }
  return root ? { root } : { loss: { kind: 'refused', what: 'xml-not-well-formed', line: 1 } }
}

class Refused extends Error {
  readonly loss: Pick<Loss, 'what' | 'params'>
  constructor(loss: Pick<Loss, 'what' | 'params'>) {
    super(loss.what)
    this.loss = loss
  }
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

const linesIn = (text: string, from: number, to: number) => text.slice(from, to).split('\n').length - 1

/** The elements in it, of this name if one is given. */
export const childrenOf = ({ children }: XmlElement, name?: string): XmlElement[] =>
  children.filter((each): each is XmlElement => typeof each !== 'string' && (name ?? each.name) === each.name)

/** The first element in it of this name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && childrenOf(element, name)[0]

/** All elements of this name in it, however deep, in the order of the document. */
export const descendantsOf = (element: XmlElement, name: string): XmlElement[] =>
  childrenOf(element).flatMap((each) => [...(each.name === name ? [each] : []), ...descendantsOf(each, name)])

/** All text in it, of elements too. */
export const textIn = (element: XmlElement | undefined): string =>
  element?.children.map((each) => (typeof each === 'string' ? each : textIn(each))).join('') ?? ''

/** A text as XML has it, in elements and attributes. Signs that XML cannot have are left out. */
export const escapedXml = (text: string): string =>
  withoutControls(text).replaceAll(/[&<>"]/g, (sign) => `&${namesOfSigns[sign as '&']};`)

/** The same between the marks of CDATA. */
export const cdata = (text: string): string =>
  text === '' ? '' : `<![CDATA[${withoutControls(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const namesOfSigns = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' } as const
const withoutControls = (text: string) =>
  text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
