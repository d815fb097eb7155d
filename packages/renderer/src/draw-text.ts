import {
  type PictureSizes,
  type RichElement,
  type RichInside,
  type RichNode,
  richLimits,
  type TextToDraw,
  linePartsOf,
} from '@quizly/domain'
import type { Token } from 'markdown-it'
import { type FormulaMeta, type PictureMeta, questionMarkdown } from './markdown-rules.ts'
import { codeNodes } from './code-nodes.ts'
import type { DrawnOrNot, DrawnText, Place, TextProblem } from './drawn.ts'
import { drawFormula } from './formula.ts'

type Drawing = {
  source: string
  pictures: PictureSizes
  problems: TextProblem[]
  formulas: Place[]
  count: number
  searchedTo: number
}

const markdown = questionMarkdown()
const mostProblems = 20

/** A text in Markdown as nodes, or everything that is wrong with its formulas. */
export function drawText({ source, isLine, pictures = {} }: TextToDraw): DrawnOrNot {
  const drawing: Drawing = { source, pictures, problems: [], formulas: [], count: 0, searchedTo: 0 }
  const nodes = isLine ? lineNodes(drawing) : nodesOf(markdown.parse(source, {}), drawing)
  if (drawing.count > richLimits.nodesPerText) {
    return { problems: [tooLarge({ source })] }
  }
  if (isLine && nodes.length > 0 && nodes.every(saysNothing)) {
    drawing.problems.push({ code: 'picture-needs-description', from: 0, to: source.length })
  }
  if (drawing.problems.length > 0) return { problems: drawing.problems }
  return { nodes: withoutOnlyParagraph(nodes), formulas: drawing.formulas }
}

/** The same with the nodes as JSON, which is as long as what is stored and sent. */
export function drawAsJson(text: TextToDraw): DrawnText {
  const drawn = drawText(text)
  if ('problems' in drawn) return drawn
  const nodes = JSON.stringify(drawn.nodes)
  const { bytesPerText: most } = richLimits
  if (new TextEncoder().encode(nodes).length > most) return { problems: [tooLarge(text)] }
  return { ...drawn, nodes, count: nodesIn(['root', ...drawn.nodes]) - 1 }
}

/** The element itself, and all elements and texts in it. */
function nodesIn([, ...inside]: RichElement): number {
  return inside.reduce((count: number, each) => {
    if (typeof each === 'string') return count + 1
    return Array.isArray(each) ? count + nodesIn(each as RichElement) : count
  }, 1)
}

const tooLarge = ({ source }: TextToDraw): TextProblem => ({
  code: 'text-too-large',
  from: 0,
  to: source.length,
})

function lineNodes(drawing: Drawing): RichNode[] {
  return linePartsOf(drawing.source).flatMap((part) =>
    'code' in part
      ? [fenceNode(part.code, part.language)]
      : nodesOf(markdown.parseInline(part.text, {}), drawing),
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

function nodesOf(tokens: readonly Token[], drawing: Drawing): RichNode[] {
  const root: RichElement = ['root']
  const open: RichElement[] = [root]
  const add = (...nodes: RichNode[]) => {
    drawing.count += nodes.length
    open.at(-1)?.push(...nodes)
  }
  for (const token of tokens) {
    if (token.hidden) continue
    if (token.nesting === 1) open.push(opened(token))
    else if (token.nesting === -1) {
      const closed = open.pop()
      if (closed) add(closed)
    } else add(...leafNodes(token, drawing))
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

function leafNodes(token: Token, drawing: Drawing): RichNode[] {
  switch (token.type) {
    case 'inline': {
      // A formula’s line is where its block begins, and the lines of the block before it.
      const line = token.map?.[0]
      if (line !== undefined)
        drawing.searchedTo = Math.max(drawing.searchedTo, startOfLine(drawing.source, line))
      return nodesOf(token.children ?? [], drawing)
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
      return formulaNodes(token, drawing)
    case 'picture':
      return pictureNodes(token, drawing)
    default:
      throw new Error(`Markdown gave an unexpected ${token.type}`)
  }
}

/** Where the next formula or picture begins in the source. */
function startOf(content: string, drawing: Drawing): number {
  const found = drawing.source.indexOf(content, drawing.searchedTo)
  const start = found === -1 ? drawing.searchedTo : found
  drawing.searchedTo = found === -1 ? start : start + content.length
  return start
}

function pictureNodes({ content, meta }: Token, drawing: Drawing): RichNode[] {
  const { image, alt } = meta as PictureMeta
  const from = startOf(content, drawing)
  const size = Object.hasOwn(drawing.pictures, image) ? drawing.pictures[image] : undefined
  if (size) return [['img', { image, alt, width: `${size.width}`, height: `${size.height}` }]]
  if (drawing.problems.length < mostProblems) {
    drawing.problems.push({ code: 'picture-missing', from, to: drawing.searchedTo })
  }
  // It keeps its place, so that what is beside it is looked at as it will be.
  return [['img', { alt }]]
}

function formulaNodes({ content, meta }: Token, drawing: Drawing): RichNode[] {
  const { isDisplayed } = meta as FormulaMeta
  const start = startOf(content, drawing)
  drawing.formulas.push({ from: start, to: drawing.searchedTo })
  const { length } = drawing.formulas
  if (length > richLimits.formulasPerQuestion) {
    if (length === richLimits.formulasPerQuestion + 1) {
      const params = { most: richLimits.formulasPerQuestion }
      drawing.problems.push({ code: 'too-many-formulas', params, from: start, to: drawing.searchedTo })
    }
    return []
  }
  const line = drawing.source.slice(0, start).split('\n').length
  const drawn = drawFormula(content, { isDisplayed, line })
  if ('node' in drawn) {
    drawing.count += countOf(drawn.node)
    return [drawn.node]
  }
  const { from, to } = drawn.problem
  if (drawing.problems.length < mostProblems) {
    drawing.problems.push({ ...drawn.problem, from: start + from, to: start + to })
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
