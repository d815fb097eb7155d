import { withoutPlaces } from '../html-question.ts'
import { escapedXml, type XmlElement } from '../xml.ts'

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The tree with the names of QTI 2: `qti-simple-choice` of QTI 3 is `simpleChoice`, `response-identifier` `responseIdentifier`. */
export function inQti2({ name, attributes, children, ...place }: XmlElement): XmlElement {
  return {
    ...place,
    name: name.startsWith('qti-') ? camel(name.slice(4)) : name,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [
        /^(?:data|aria)-/.test(key) ? key : camel(key),
        value,
      ]),
    ),
    children: children.map((each) => (typeof each === 'string' ? each : inQti2(each))),
  }
}

const voidElements = /^(?:area|br|col|embed|hr|img|input|source|track|wbr)$/

/** Elements and texts as HTML; `instead` says what stands for an element that is none of HTML, undefined for all others. */
export function htmlOfXml(
  nodes: readonly (XmlElement | string)[],
  instead: (element: XmlElement) => string | undefined,
): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapedXml(withoutPlaces(node))
      const other = instead(node)
      if (other !== undefined) return other
      const { name, attributes, children } = node
      const written = Object.entries(attributes)
        .filter(([key]) => /^[a-z-]+$/.test(key))
        .map(([key, value]) => ` ${key}="${escapedXml(value)}"`)
      const { data, type = '' } = attributes
      if (name === 'object' && type.startsWith('image/')) {
        const inside = children.filter((each) => typeof each === 'string')
        return `<img src="${escapedXml(data ?? '')}" alt="${escapedXml(inside.join(' ').trim())}">`
      }
      const named = attributes['class'] ?? ''
      const [, align] = /(?:^| )qti-align-(left|center|right)(?: |$)/.exec(named) ?? []
      const [, start] = /(?:^| )quizly-start-(\d{1,9})(?: |$)/.exec(named) ?? []
      const ofClass = `${align ? ` style="text-align: ${align}"` : ''}${start ? ` start="${start}"` : ''}`
      const open = `<${name}${written.join('')}${ofClass}>`
      return voidElements.test(name) ? open : `${open}${htmlOfXml(children, instead)}</${name}>`
    })
    .join('')
}
