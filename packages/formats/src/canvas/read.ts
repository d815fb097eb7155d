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
import { draftOf, materialIn } from './read-item.ts'

const root = /<(?:[\w-]{1,20}:)?questestinterop[\s>]/

/** Whether a file is QTI 1.2. Canvas calls some of them `.xml.qti`. */
export function isQuestestinterop({ path, bytes }: Part): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_000)).replaceAll('\0', '')
  return /\.(?:xml|qti|txt)$/i.test(path) && root.test(head)
}

type Document = { path: string; text: string; root: XmlElement }
/** An item with the document in which it stands. */
type Found = { element: XmlElement; document: Document; tags: readonly string[]; points?: number | undefined }

/** Reads QTI 1.2 as Canvas writes it, alone or in a package, with questions of quizzes first and those of banks after them. */
export async function readCanvas(parts: readonly Part[]): Promise<ReadFile> {
  const losses: Loss[] = []
  const budget = newXmlBudget()
  const documents = parts.filter(isQuestestinterop).flatMap((part): Document[] => {
    const read = documentOf(part, budget)
    if ('root' in read) return [read]
    losses.push({ ...read.loss, params: { ...read.loss.params, path: part.path } })
    return []
  })
  const { found, title } = itemsOf(documents, parts, losses)
  const pictures = new FoundPictures()
  const files = new Map(parts.map(({ path, bytes }) => [path, bytes]))
  const paths = Map.groupBy(files.keys(), nameOf)
  const read = found
    .slice(0, largestNumber)
    .map((each, index) => readItem(each, index + 1, { pictures, files, paths }))
  if (found.length > largestNumber) {
    losses.push({
      kind: 'dropped',
      what: 'too-many-questions',
      params: { most: largestNumber, count: found.length },
    })
  }
  const { items, pictures: all } = await pictures.finish(withoutCopies(read))
  return { items, pictures: all, losses, ...(title !== undefined && { title }) }
}

function documentOf({ path, bytes }: Part, budget: XmlBudget): Document | { loss: Loss } {
  const decoded = textOfXml(bytes)
  if ('loss' in decoded) return decoded
  const { text } = decoded
  const read = readXml(text, budget)
  return 'loss' in read ? read : { path, text, root: read.root }
}

type ReadOne = ReadItem & { copyOf?: string | undefined }

/** A question of a bank that a quiz has as it is in the bank is there once. */
function withoutCopies(items: readonly ReadOne[]): ReadItem[] {
  const known = new Set(
    items.map(({ copyOf, content }) => copyOf !== undefined && `${copyOf} ${JSON.stringify(content)}`),
  )
  return items
    .filter(({ source, content }) => !content || !known.has(`${source.id} ${JSON.stringify(content)}`))
    .map(({ copyOf: _, ...item }, index) => ({ ...item, source: { ...item.source, number: index + 1 } }))
}

type Quiz = { element: XmlElement; document: Document; isOfCanvas: boolean; place: number }
type Bank = { ident: string; title: string; items: readonly Found[]; isDrawn?: boolean }

/** The items in the order in which the manifest has their quizzes; of two files for one quiz the one that Canvas reads. */
function itemsOf(documents: readonly Document[], parts: readonly Part[], losses: Loss[]) {
  const manifest = parts.find(({ path }) => /(?:^|\/)imsmanifest\.xml$/i.test(path))
  const listed = manifest ? new TextDecoder().decode(manifest.bytes) : ''
  if (parts.length > 1 && !manifest) losses.push({ kind: 'changed', what: 'manifest-missing' })
  for (const path of missingParts(listed, parts))
    losses.push({ kind: 'dropped', what: 'part-missing', params: { path } })

  const placeOf = (...names: string[]) =>
    Math.min(...names.map((name) => (listed.includes(name) ? listed.indexOf(name) : listed.length)))
  const roots = (name: string) =>
    documents.flatMap((document) => childrenOf(document.root, name).map((element) => ({ element, document })))
  const identOf = ({ attributes: { ident = '' } }: XmlElement) => ident
  const bestOf = new Map<string, Quiz>()
  for (const { element, document } of roots('assessment')) {
    const isOfCanvas = descendantsOf(element, 'fieldlabel').some((label) => textIn(label) === 'question_type')
    const ident = identOf(element) || document.path
    const quiz = { element, document, isOfCanvas, place: placeOf(ident, document.path) }
    if (!bestOf.has(ident) || (isOfCanvas && !bestOf.get(ident)?.isOfCanvas)) bestOf.set(ident, quiz)
  }
  const assessments = [...bestOf.values()].toSorted((one, other) => one.place - other.place)
  const banks = roots('objectbank').map(({ element, document }): Bank => {
    const title = fieldsOf(element).get('bank_title') ?? ''
    const items = childrenOf(element, 'item').map((item) => ({
      element: item,
      document,
      tags: title ? [title] : [],
    }))
    return { ident: identOf(element), title, items }
  })
  const byIdent = new Map(banks.toReversed().map((bank) => [bank.ident, bank]))
  const ofBanks = new Map(
    banks.flatMap(({ items }) => items.map((each) => [identOf(each.element), each] as const)),
  )

  const titles = assessments.map(({ element }) => element.attributes['title'] ?? '')
  const found = assessments.flatMap(({ element, document }, index) => {
    const tags = assessments.length > 1 && titles[index] ? [titles[index]] : []
    for (const name of ['qmd_timelimit', 'cc_maxattempts']) {
      const value = fieldsOf(element).get(name)
      if (value && value !== '1')
        losses.push({ kind: 'dropped', what: 'setting-dropped', params: { setting: name, value } })
    }
    return childrenOf(element, 'section').flatMap((section) =>
      ofSection(section, { document, tags, banks: byIdent, ofBanks, losses }),
    )
  })
  const loose = roots('section').flatMap(({ element, document }) =>
    ofSection(element, { document, tags: [], banks: byIdent, ofBanks, losses }),
  )
  const alone = roots('item').map((each) => ({ ...each, tags: [] }))
  const all = [...found, ...loose, ...alone, ...banks.flatMap(({ items }) => items)]
  const seen = new Set<XmlElement>()
  return {
    found: all.filter(({ element }) => seen.size < seen.add(element).size),
    title: titles.length === 1 ? titles[0] : undefined,
  }
}

/** What the manifest lists of quizzes and is not there. */
function missingParts(manifest: string, parts: readonly Part[]): string[] {
  const read = manifest === '' ? undefined : readXml(manifest)
  if (!read || 'loss' in read) return []
  const paths = new Set(parts.map(({ path }) => path))
  return descendantsOf(read.root, 'resource')
    .filter(({ attributes: { type = '' } }) => /^imsqti|\/assessment$/.test(type))
    .flatMap((resource) => childrenOf(resource, 'file'))
    .map(({ attributes: { href = '' } }) => href)
    .filter((href) => href !== '' && !paths.has(href) && !paths.has(pathOf(href)))
}

type OfSection = {
  document: Document
  tags: readonly string[]
  banks: ReadonlyMap<string, Bank>
  ofBanks: ReadonlyMap<string, Found>
  losses: Loss[]
  points?: number | undefined
}

function ofSection(section: XmlElement, context: OfSection): Found[] {
  const { document, tags, banks, ofBanks, losses } = context
  const selection = childOf(childOf(section, 'selection_ordering'), 'selection')
  const perItem = textIn(childOf(childOf(selection, 'selection_extension'), 'points_per_item')).trim()
  const points = perItem === '' ? context.points : Number(perItem)
  const inside = childrenOf(section).flatMap((child): Found[] => {
    const { linkrefid, item_ref: itemRef } = child.attributes
    if (child.name === 'item') return [{ element: child, document, tags, points }]
    if (child.name === 'section') return ofSection(child, { ...context, points })
    if (child.name !== 'itemref' && child.name !== 'bankentry_item') return []
    const id = linkrefid ?? itemRef ?? ''
    const known = ofBanks.get(id)
    const own = Number(child.attributes['points_possible'])
    if (known) return [{ ...known, points: own > 0 ? own : points }]
    losses.push({
      kind: 'dropped',
      what: 'question-elsewhere',
      params: { id, bank: child.attributes['sourcebank_ref'] ?? '' },
    })
    return []
  })
  const ref = textIn(childOf(selection, 'sourcebank_ref')).trim()
  const bank = banks.get(ref)
  const group = section.attributes['title'] ?? ''
  if (ref !== '' && !bank)
    losses.push({ kind: 'dropped', what: 'bank-missing', params: { bank: ref, group } })
  const of = inside.length + (bank?.items.length ?? 0)
  const draw = Number(textIn(childOf(selection, 'selection_number')))
  if (draw > 0 && draw < of)
    losses.push({ kind: 'changed', what: 'draw-dropped', params: { group, draw, of } })
  // Its questions are there once, by whatever groups they are drawn.
  if (!bank || bank.isDrawn) return inside
  bank.isDrawn = true
  return [...inside, ...bank.items.map((each) => ({ ...each, points }))]
}

/** What an item or a quiz says of itself. */
function fieldsOf(element: XmlElement): ReadonlyMap<string, string> {
  const metadata = childOf(element, 'qtimetadata') ?? childOf(childOf(element, 'itemmetadata'), 'qtimetadata')
  const fields = metadata ? childrenOf(metadata, 'qtimetadatafield') : []
  return new Map(
    fields.map((field) => [
      textIn(childOf(field, 'fieldlabel')).trim(),
      textIn(childOf(field, 'fieldentry')).trim(),
    ]),
  )
}

/** The path of a file in a package, without what Canvas puts before and behind it. */
function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Files of one name that are looked through for a picture. */
const mostNamesakes = 100

/** The files by their paths, and their paths by their names. */
type Files = {
  pictures: FoundPictures
  files: ReadonlyMap<string, Uint8Array>
  paths: ReadonlyMap<string, string[]>
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const fileFinder =
  ({ files, paths }: Files, from: string) =>
  (address: string): Uint8Array | undefined => {
    const path = pathOf(address)
      .replace(/^\$IMS-CC-FILEBASE\$\/?/, '')
      .replace(/^(?:\.\.?\/)+/, '')
    const places = [`web_resources/${path}`, path, from.slice(0, from.lastIndexOf('/') + 1) + path]
    const place =
      places.find((each) => files.has(each)) ??
      paths
        .get(nameOf(path))
        ?.slice(0, mostNamesakes)
        .find((each) => each.endsWith(`/${path}`))
    return path === '' || place === undefined ? undefined : files.get(place)
  }

function readItem(
  { element, document, tags, points: ofGroup }: Found,
  number: number,
  files: Files,
): ReadOne {
  const losses: Loss[] = []
  const lose = (loss: Loss) => void losses.push(loss)
  const { ident: id, title } = element.attributes
  const fields = fieldsOf(element)
  const context = { lose, pictures: files.pictures, file: fileFinder(files, document.path) }
  const item = {
    ...(title && { title }),
    tags,
    source: {
      number,
      line: element.line,
      id,
      original: document.text.slice(element.from, element.to).slice(0, largestOriginal),
    },
    copyOf: fields.get('assessment_question_identifierref'),
  }
  try {
    const draft = draftOf(element, {
      fields,
      points: ofGroup ?? Number(fields.get('points_possible') ?? 1),
      lose,
    })
    return checkedItem({ ...item, content: questionOfHtml(draft, context), losses })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    lose(error.loss)
    return { ...item, text: markdownOfHtml(materialIn(element), context), losses }
  }
}
