import {
  type PictureSizes,
  type RichElement,
  type RichInside,
  type RichNode,
  richLimits,
  type TextToRender,
  linePartsOf,
  type RichProperties,
  type RichStyle,
} from '@quizly/domain'
import type { Token } from 'markdown-it'
import { type FormulaMeta, type PictureMeta, questionMarkdown } from './markdown-rules.ts'
import { common, createLowlight } from 'lowlight'
import type { RenderedOrNot, RenderedText, SourceRange, TextProblem } from './rendered.ts'
import temml from 'temml'
import { SaxesParser } from 'saxes'
import { isAllowedElement, isAllowedProperty, isAllowedStyle } from './allowed-nodes.ts'

/** The nodes of one `<math>` element, given as XML. Throws for anything that is not in the closed list. */
function nodesOfMathml(xml: string): RichNode {
  const parser = new SaxesParser({ xmlns: false })
  const open: RichElement[] = [['root']]
  parser.on('opentag', ({ name, attributes }) => {
    if (!isAllowedElement(name)) throw notRendered(name)
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
  if (!Array.isArray(math)) throw notRendered('nothing')
  return math as RichElement
}

const notRendered = (what: string) => new Error(`${what} is not drawn`)

function propertiesOf(name: string, attributes: Record<string, string>): RichProperties {
  const properties: RichProperties = {}
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'xmlns') continue
    if (attribute === 'style') {
      const style = styleOf(value)
      if (Object.keys(style).length > 0) properties['style'] = style
      continue
    }
    if (!isAllowedProperty(name, attribute, value)) throw notRendered(`${name} ${attribute}`)
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
    if (!isAllowedStyle(property, value)) throw notRendered(`the style ${property}`)
    style[property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value
  }
  return style
}

const maxExpansions = 200

/** A formula in TeX as nodes of MathML. `line`: where it stands in its text, from 1. */
function renderFormula(
  source: string,
  { isDisplayed, line }: { isDisplayed: boolean; line: number },
): { node: RichNode } | { problem: TextProblem } {
  const whole = { from: 0, to: source.length }
  if (source.length > richLimits.formulaLength) {
    return { problem: { code: 'formula-too-long', params: { most: richLimits.formulaLength }, ...whole } }
  }
  const brace = braceProblem(source, line)
  if (brace) return { problem: brace }
  try {
    const mathml = temml.renderToString(source, {
      displayMode: isDisplayed,
      maxExpand: maxExpansions,
      throwOnError: true,
      xml: true,
    })
    return { node: nodesOfMathml(mathml) }
  } catch {
    return { problem: { code: 'formula-unreadable', params: { line, text: shortened(source) }, ...whole } }
  }
}

/** Counted before the formula is read, because what is nested too deep costs too much. */
function braceProblem(source: string, line: number): TextProblem | undefined {
  const open: number[] = []
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '{') open.push(at)
    else if (source[at] === '}' && open.pop() === undefined) {
      return { code: 'formula-brace-superfluous', params: { line }, from: at, to: at + 1 }
    }
    if (open.length > richLimits.formulaDepth) {
      return { code: 'formula-too-deep', params: { most: richLimits.formulaDepth }, from: at, to: at + 1 }
    }
  }
  const last = open.at(-1)
  return last === undefined
    ? undefined
    : { code: 'formula-brace-missing', params: { line }, from: last, to: source.length }
}

const maxShown = 40
const shortened = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text)

const lowlight = createLowlight(common)
/** Longer ones stay without colours, and so do those that would need more room for them, in characters of JSON. */
const maxColoured = 4_000
const maxRoom = 50_000

type Highlighted = ReturnType<typeof lowlight.highlight>['children'][number]

/** Code with classes for its colours, if its language is known. */
function codeNodes(code: string, language: string): RichNode[] {
  if (code.length > maxColoured || !lowlight.registered(language)) return [code]
  const nodes = lowlight.highlight(language, code).children.flatMap(nodeOf)
  return JSON.stringify(nodes).length > maxRoom ? [code] : nodes
}

function nodeOf(node: Highlighted): RichNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'element') return []
  const { className } = node.properties
  const inside = node.children.flatMap((child) => nodeOf(child as Highlighted))
  return [['span', { className: Array.isArray(className) ? className.join(' ') : '' }, ...inside]]
}

type Rendering = {
  source: string
  pictures: PictureSizes
  problems: TextProblem[]
  formulas: SourceRange[]
  count: number
  searchedTo: number
}

const markdown = questionMarkdown()
const maxProblems = 20

/** A text in Markdown as nodes, or everything that is wrong with its formulas. */
export function renderText({ source, isLine, pictures = {} }: TextToRender): RenderedOrNot {
  const rendering: Rendering = { source, pictures, problems: [], formulas: [], count: 0, searchedTo: 0 }
  const nodes = isLine ? lineNodes(rendering) : nodesOf(markdown.parse(source, {}), rendering)
  if (rendering.count > richLimits.nodesPerText) {
    return { problems: [tooLarge({ source })] }
  }
  if (isLine && nodes.length > 0 && nodes.every(saysNothing)) {
    rendering.problems.push({ code: 'picture-needs-description', from: 0, to: source.length })
  }
  if (rendering.problems.length > 0) return { problems: rendering.problems }
  return { nodes: withoutOnlyParagraph(nodes), formulas: rendering.formulas }
}

/** The same with the nodes as JSON, which is as long as what is stored and sent. */
export function renderAsJson(text: TextToRender): RenderedText {
  const rendered = renderText(text)
  if ('problems' in rendered) return rendered
  const nodes = JSON.stringify(rendered.nodes)
  const { bytesPerText: most } = richLimits
  if (new TextEncoder().encode(nodes).length > most) return { problems: [tooLarge(text)] }
  return { ...rendered, nodes, count: nodesIn(['root', ...rendered.nodes]) - 1 }
}

/** The element itself, and all elements and texts in it. */
function nodesIn([, ...inside]: RichElement): number {
  return inside.reduce((count: number, each) => {
    if (typeof each === 'string') return count + 1
    return Array.isArray(each) ? count + nodesIn(each as RichElement) : count
  }, 1)
}

const tooLarge = ({ source }: TextToRender): TextProblem => ({
  code: 'text-too-large',
  from: 0,
  to: source.length,
})

function lineNodes(rendering: Rendering): RichNode[] {
  return linePartsOf(rendering.source).flatMap((part) =>
    'code' in part
      ? [fenceNode(part.code, part.language)]
      : nodesOf(markdown.parseInline(part.text, {}), rendering),
  )
}

const fenceNode = (code: string, language: string): RichNode => [
  'pre',
  ['code', ...codeNodes(code, language)],
]

/** What stands in a line names an answer. */
function saysNothing(node: RichNode): boolean {
  if (typeof node === 'string') return node.trim() === ''
  const [name, properties] = node
  return name === 'img' && (properties as { alt?: string }).alt === ''
}

/** A text of one paragraph stands as it is. */
function withoutOnlyParagraph(nodes: RichNode[]): RichNode[] {
  const [first, ...others] = nodes
  if (others.length > 0 || !Array.isArray(first) || first[0] !== 'p') return nodes
  const [, ...inside] = first
  return inside as RichNode[]
}

function nodesOf(tokens: readonly Token[], rendering: Rendering): RichNode[] {
  const root: RichElement = ['root']
  const open: RichElement[] = [root]
  const add = (...nodes: RichNode[]) => {
    rendering.count += nodes.length
    open.at(-1)?.push(...nodes)
  }
  for (const token of tokens) {
    if (token.hidden) continue
    if (token.nesting === 1) open.push(opened(token))
    else if (token.nesting === -1) {
      const closed = open.pop()
      if (closed) add(closed)
    } else add(...leafNodes(token, rendering))
  }
  const [, ...nodes] = root
  return nodes as RichNode[]
}

function opened(token: Token): RichElement {
  const start = token.attrGet('start')
  if (start !== null) return [token.tag, { start: String(start) }]
  const align = /^text-align:(left|center|right)$/.exec(String(token.attrGet('style') ?? ''))
  return align?.[1] ? [token.tag, { style: { textAlign: align[1] } }] : [token.tag]
}

function leafNodes(token: Token, rendering: Rendering): RichNode[] {
  switch (token.type) {
    case 'inline': {
      // A formula’s line is where its block begins, and the lines of the block before it.
      const line = token.map?.[0]
      if (line !== undefined)
        rendering.searchedTo = Math.max(rendering.searchedTo, startOfLine(rendering.source, line))
      return nodesOf(token.children ?? [], rendering)
    }
    case 'text':
      return token.content === '' ? [] : [token.content]
    case 'softbreak':
    case 'hardbreak':
      return [['br']]
    case 'hr':
      return [['hr']]
    case 'code_inline':
      return [['code', token.content]]
    case 'fence':
      return [fenceNode(token.content, token.info.trim().split(/\s/)[0] ?? '')]
    case 'formula':
      return formulaNodes(token, rendering)
    case 'picture':
      return pictureNodes(token, rendering)
    default:
      throw new Error(`Markdown gave an unexpected ${token.type}`)
  }
}

/** Where the next formula or picture begins in the source. */
function startOf(content: string, rendering: Rendering): number {
  const found = rendering.source.indexOf(content, rendering.searchedTo)
  const start = found === -1 ? rendering.searchedTo : found
  rendering.searchedTo = found === -1 ? start : start + content.length
  return start
}

function pictureNodes({ content, meta }: Token, rendering: Rendering): RichNode[] {
  const { image, alt } = meta as PictureMeta
  const from = startOf(content, rendering)
  const size = Object.hasOwn(rendering.pictures, image) ? rendering.pictures[image] : undefined
  if (size) return [['img', { image, alt, width: `${size.width}`, height: `${size.height}` }]]
  if (rendering.problems.length < maxProblems) {
    rendering.problems.push({ code: 'picture-missing', from, to: rendering.searchedTo })
  }
  // It keeps its place, so that what is beside it is looked at as it will be.
  return [['img', { alt }]]
}

function formulaNodes({ content, meta }: Token, rendering: Rendering): RichNode[] {
  const { isDisplayed } = meta as FormulaMeta
  const start = startOf(content, rendering)
  rendering.formulas.push({ from: start, to: rendering.searchedTo })
  const { length } = rendering.formulas
  if (length > richLimits.formulasPerQuestion) {
    if (length === richLimits.formulasPerQuestion + 1) {
      const params = { most: richLimits.formulasPerQuestion }
      rendering.problems.push({ code: 'too-many-formulas', params, from: start, to: rendering.searchedTo })
    }
    return []
  }
  const line = rendering.source.slice(0, start).split('\n').length
  const rendered = renderFormula(content, { isDisplayed, line })
  if ('node' in rendered) {
    rendering.count += countOf(rendered.node)
    return [rendered.node]
  }
  const { from, to } = rendered.problem
  if (rendering.problems.length < maxProblems) {
    rendering.problems.push({ ...rendered.problem, from: start + from, to: start + to })
  }
  return []
}

function startOfLine(source: string, line: number): number {
  let at = 0
  for (let passed = 0; passed < line; passed++) at = source.indexOf('\n', at) + 1
  return at
}

function countOf(inside: RichInside): number {
  if (!Array.isArray(inside)) return 1
  return inside.reduce((count: number, each) => count + countOf(each), 0)
}
