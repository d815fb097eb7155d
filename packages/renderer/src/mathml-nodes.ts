import type { RichElement, RichNode, RichProperties, RichStyle } from '@quizly/domain'
import { SaxesParser } from 'saxes'
import { isAllowedElement, isAllowedProperty, isAllowedStyle } from './allowed-nodes.ts'

/** The nodes of one `<math>` element, given as XML. Throws for anything that is not in the closed list. */
export function nodesOfMathml(xml: string): RichNode {
  const parser = new SaxesParser({ xmlns: false })
  const open: RichElement[] = [['root']]
  parser.on('opentag', ({ name, attributes }) => {
    if (!isAllowedElement(name)) throw notDrawn(name)
    const properties = propertiesOf(name, attributes)
    open.push(Object.keys(properties).length > 0 ? [name, properties] : [name])
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed) open.at(-1)?.push(closed)
  })
  parser.on('text', (text) => {
    if (open.length > 1) open.at(-1)?.push(text)
  })
  parser.write(xml).close()
  const [, math] = open[0] ?? []
  if (!Array.isArray(math)) throw notDrawn('nothing')
  return math as RichElement
}

const notDrawn = (what: string) => new Error(`${what} is not drawn`)

function propertiesOf(name: string, attributes: Record<string, string>): RichProperties {
  const properties: RichProperties = {}
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'xmlns') continue
    if (attribute === 'style') {
      const style = styleOf(value)
      if (Object.keys(style).length > 0) properties['style'] = style
      continue
    }
    if (!isAllowedProperty(name, attribute, value)) throw notDrawn(`${name} ${attribute}`)
    properties[attribute === 'class' ? 'className' : attribute] = value
  }
  return properties
}

/** As React names the properties. */
function styleOf(css: string): RichStyle {
  const style: RichStyle = {}
  for (const declaration of css.split(';')) {
    const [property = '', value = ''] = declaration.split(':')
    if (property === '') continue
    if (!isAllowedStyle(property, value)) throw notDrawn(`the style ${property}`)
    style[property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value
  }
  return style
}
