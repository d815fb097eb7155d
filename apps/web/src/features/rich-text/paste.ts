import { asMarkdown } from '@quizly/domain'
import { DOMParser as SchemaParser, Fragment, type Node, type Schema, Slice } from 'prosemirror-model'
import { cleanHtml, type CleanHtml, maxText, type PastePictures } from './clean-html.ts'
import { documentOf, lineSchema } from '@quizly/renderer/document.ts'

/** More is refused before anything is done. In characters: of HTML without its pictures, and of what is read. */
export const pasteLimits = { html: 5_000_000, text: maxText, depth: 1_000 } as const

/** What is pasted, the files of its new pictures, and how many things of each kind could not be kept. */
export type Pasted = Omit<CleanHtml, 'root' | 'length'> & { slice: Slice }

/** What can be kept of HTML from the clipboard; undefined if it is too large. Nothing of it is shown, loaded or run. */
export function readPastedHtml(html: string, schema: Schema, pictures: PastePictures): Pasted | undefined {
  let length = html.length
  for (const [url] of html.matchAll(/data:image\/[^"'\s)]*/g)) length -= url.length
  if (length > pasteLimits.html || depthOf(html) > pasteLimits.depth) return undefined
  const { body } = new DOMParser().parseFromString(toBeParsed(html), 'text/html')
  const { root, length: read, ...others } = cleanHtml(body, { ...pictures, isLine: schema === lineSchema })
  if (read > pasteLimits.text) return undefined
  const { content } = SchemaParser.fromSchema(schema).parse(root)
  return { slice: Slice.maxOpen(content, false), ...others }
}

type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy
}
type Policy = { createHTML: (html: string) => string }

/** Browsers ask whether HTML may be parsed. In the document that comes of it nothing is run or loaded. */
function toBeParsed(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  return trustedTypes?.createPolicy('quizly', { createHTML: (each) => each }).createHTML(html) ?? html
}

const closedByItself =
  /^(?:area|base|br|col|d[dt]|hr|img|input|li|link|meta|o:p|option|p|source|t[dhr]|track|wbr)$/i

/** How deep elements are nested at most. Browsers need a time that grows with its square. */
function depthOf(html: string): number {
  let [depth, most] = [0, 0]
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (closedByItself.test(name)) continue
    depth = end ? Math.max(0, depth - 1) : depth + 1
    most = Math.max(most, depth)
  }
  return most
}

/** A plain text from the clipboard; what looks like a formula is one. Undefined if it is too large. */
export function readPastedText(text: string, schema: Schema): Slice | undefined {
  if (text.length > pasteLimits.text) return undefined
  return Slice.maxOpen(documentOf(asMarkdown(text), { isLine: schema === lineSchema }).content, false)
}

/** What is pasted into a cell of a table, which has one paragraph: blocks would part the table. */
export function inOneParagraph({ content }: Slice, schema: Schema): Slice {
  const inline: Node[] = []
  content.descendants((node) => {
    if (node.isTextblock && inline.length > 0) inline.push(schema.text(' '))
    if (node.isInline) inline.push(node.type.name === 'hard_break' ? schema.text(' ') : node)
  })
  return new Slice(Fragment.fromArray(inline), 0, 0)
}
