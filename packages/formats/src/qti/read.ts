import { markdownOfHtml, questionOfHtml, Refused } from '../html-question.ts'
import {
  checkedItem,
  largestNumber,
  largestOriginal,
  type Part,
  type ReadFile,
  type ReadItem,
} from '../item.ts'
import type { Loss } from '../loss.ts'
import { FoundPictures } from '../pictures.ts'
import {
  childOf,
  childrenOf,
  descendantsOf,
  newXmlBudget,
  readXml,
  textIn,
  textOfXml,
  type XmlBudget,
  type XmlElement,
} from '../xml.ts'
import { type Budget, newBudget } from './processing.ts'
import { questionOfItem } from './read-item.ts'
import { htmlOfXml, inQti2 } from './tree.ts'

const roots = {
  2: /<(?:[\w-]{1,20}:)?assessment(?:Item|Test)[\s>]/,
  3: /<(?:[\w-]{1,20}:)?qti-assessment-(?:item|test)[\s>]/,
} as const

/** Whether a file is an item or a test of QTI 2 or 3. */
export function isQti({ path, bytes }: Part, version: keyof typeof roots): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4_000)).replaceAll('\0', '')
  return /\.(?:xml|qti|txt)$/i.test(path) && roots[version].test(head)
}

type Document = { path: string; text: string; root: XmlElement }
type Resource = { type: string; href: string; tags: string[] }
/** An item as its test or its package has it. */
type Entry = { path: string; weight: number }

/** Reads items of QTI 2.1, 2.2 and 3.0, alone or in a package, in the order of the tests and then of the manifest. */
export async function readQti(parts: readonly Part[]): Promise<ReadFile> {
  const losses: Loss[] = []
  const budget = newXmlBudget()
  const documents = new Map<string, Document>()
  for (const part of parts.filter((each) => isQti(each, 2) || isQti(each, 3))) {
    const read = documentOf(part, budget)
    if ('root' in read) documents.set(part.path, read)
    else losses.push({ ...read.loss, params: { ...read.loss.params, path: part.path } })
  }
  const resources = resourcesOf(parts, budget, losses)
  const tests = [...documents.values()].filter(({ root }) => root.name === 'assessmentTest')
  const listed = [
    ...tests.flatMap((test) => entriesOf(test, losses)),
    ...resources.filter(({ type }) => /item/.test(type)).map(({ href }) => ({ path: href, weight: 0 })),
  ]
  const known = new Set(parts.map(({ path }) => path))
  const entries = new Map<string, Entry>()
  for (const entry of listed) {
    const former = entries.get(entry.path)
    const isTwice = former && entry.weight > 0 === former.weight > 0
    if (isTwice) losses.push({ kind: 'dropped', what: 'part-twice', params: { path: entry.path } })
    else if (!known.has(entry.path))
      losses.push({ kind: 'dropped', what: 'part-missing', params: { path: entry.path } })
    if (!former) entries.set(entry.path, entry)
  }
  for (const { path, root } of documents.values()) {
    if (root.name === 'assessmentItem' && !entries.has(path)) entries.set(path, { path, weight: 0 })
  }
  const pictures = new FoundPictures()
  const steps = newBudget(fileSteps)
  const files = new Map(parts.map(({ path, bytes }) => [path, bytes]))
  const tags = new Map(resources.map(({ href, tags: its }) => [href, its]))
  const found = [...entries.values()].flatMap(({ path, weight }) => {
    const document = documents.get(path)
    return document ? [{ document, weight: weight || 1, tags: tags.get(path) ?? [] }] : []
  })
  if (found.length > largestNumber)
    losses.push({ kind: 'dropped', what: 'too-many-questions', params: { most: largestNumber } })
  const read = found
    .slice(0, largestNumber)
    .map((each, index) => readItem(each, index + 1, { pictures, files, steps }))
  const { items, pictures: all } = await pictures.finish(read)
  const title = tests.length === 1 ? tests[0]?.root.attributes['title'] : undefined
  return { items, pictures: all, losses, ...(title && { title }) }
}

function documentOf({ path, bytes }: Part, budget: XmlBudget): Document | { loss: Loss } {
  const decoded = textOfXml(bytes)
  if ('loss' in decoded) return decoded
  const read = readXml(decoded.text, budget)
  return 'loss' in read ? read : { path, text: decoded.text, root: inQti2(read.root) }
}

/** The files of the manifest. Without one all items count, in the order of their paths. */
function resourcesOf(parts: readonly Part[], budget: XmlBudget, losses: Loss[]): Resource[] {
  const manifest = parts.find(({ path }) => /(?:^|\/)imsmanifest\.xml$/i.test(path))
  if (!manifest) {
    if (parts.length > 1) losses.push({ kind: 'changed', what: 'manifest-missing' })
    return []
  }
  const read = documentOf(manifest, budget)
  if ('loss' in read) {
    losses.push({ ...read.loss, kind: 'changed', params: { ...read.loss.params, path: manifest.path } })
    return []
  }
  return descendantsOf(read.root, 'resource').map((resource) => {
    const { type = '', href = '' } = resource.attributes
    const keywords = descendantsOf(resource, 'keyword').map((each) =>
      textIn(each).replaceAll(/\s+/g, ' ').trim(),
    )
    return { type, href: resolved(manifest.path, href), tags: [...new Set(keywords.filter(Boolean))] }
  })
}

/** The items of a test in their order, with what each is multiplied by. */
function entriesOf({ path, root }: Document, losses: Loss[]): Entry[] {
  const used = descendantsOf(root, 'testVariables')[0]?.attributes['weightIdentifier']
  for (const element of ['timeLimits', 'preCondition', 'branchRule', 'rubricBlock', 'testFeedback']) {
    const count = descendantsOf(root, element).length
    if (count > 0) losses.push({ kind: 'dropped', what: 'element-dropped', params: { element, count } })
  }
  for (const section of descendantsOf(root, 'assessmentSection')) {
    const draw = Number(childOf(section, 'selection')?.attributes['select'] ?? 0)
    const of = childrenOf(section).filter(
      ({ name }) => name === 'assessmentItemRef' || name === 'assessmentSection',
    ).length
    const group = section.attributes['title'] ?? ''
    if (draw > 0 && draw < of)
      losses.push({ kind: 'changed', what: 'draw-dropped', params: { group, draw, of } })
  }
  return descendantsOf(root, 'assessmentItemRef').map((reference) => {
    const weights = childrenOf(reference, 'weight')
    const weight =
      weights.find(({ attributes }) => attributes['identifier'] === used) ??
      (weights.length === 1 ? weights[0] : undefined)
    const value = Number(weight?.attributes['value'] ?? 1)
    return { path: resolved(path, reference.attributes['href'] ?? ''), weight: value > 0 ? value : 1 }
  })
}

/** The path in the package that an address in one of its files means. */
function resolved(from: string, address: string): string {
  const steps = from.split('/').slice(0, -1)
  for (const step of withoutQuery(address).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}

function withoutQuery(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What may be computed for all items of a file together. */
const fileSteps = 20_000_000

type Files = { pictures: FoundPictures; files: ReadonlyMap<string, Uint8Array>; steps: Budget }
type Found = { document: Document; weight: number; tags: readonly string[] }

function readItem(
  { document: { path, text, root }, weight, tags }: Found,
  number: number,
  { pictures, files, steps }: Files,
): ReadItem {
  const losses: Loss[] = []
  const lose = (loss: Loss) => void losses.push(loss)
  const { identifier: id, title } = root.attributes
  const context = { lose, pictures, file: (address: string) => files.get(resolved(path, address)) }
  const item = {
    ...(title && { title }),
    tags,
    source: {
      number,
      line: root.line,
      id,
      original: text.slice(root.from, root.to).slice(0, largestOriginal),
    },
  }
  try {
    const draft = questionOfItem(root, {
      weight,
      steps,
      lose,
      source: ({ from, to }) => text.slice(from, to),
    })
    return checkedItem({ ...item, content: questionOfHtml(draft, context), losses })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    lose(error.loss)
    const isOfQti = ({ name }: XmlElement) => (name.endsWith('Interaction') ? '' : undefined)
    const body = childOf(root, 'itemBody')
    return { ...item, text: markdownOfHtml(htmlOfXml(body?.children ?? [], isOfQti), context), losses }
  }
}
