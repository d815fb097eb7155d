import type { RichNode } from '@quizly/domain'
import { common, createLowlight } from 'lowlight'

const lowlight = createLowlight(common)
/** Longer ones stay without colours, and so do those that would need more room for them, in characters of JSON. */
const mostColoured = 4_000
const mostRoom = 50_000

type Highlighted = ReturnType<typeof lowlight.highlight>['children'][number]

/** Code with classes for its colours, if its language is known. */
export function codeNodes(code: string, language: string): RichNode[] {
  if (code.length > mostColoured || !lowlight.registered(language)) return [code]
  const nodes = lowlight.highlight(language, code).children.flatMap(nodeOf)
  return JSON.stringify(nodes).length > mostRoom ? [code] : nodes
}

function nodeOf(node: Highlighted): RichNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'element') return []
  const { className } = node.properties
  const inside = node.children.flatMap((child) => nodeOf(child as Highlighted))
  return [['span', { className: Array.isArray(className) ? className.join(' ') : '' }, ...inside]]
}
