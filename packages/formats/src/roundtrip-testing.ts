import {
  acceptedNumbers,
  changeTexts,
  isChoice,
  marksFor,
  type Question,
  type QuestionContent,
  rulesOf,
  isValidQuestion,
  type UncheckedQuestion,
} from '@quizly/domain'
import {
  documentOf,
  type DocumentNode,
  formulaOf,
  formulaSource,
  markdownOf,
  plainDocument,
} from '@quizly/renderer/document.ts'
import { image } from '../../renderer/src/document/documents-testing.ts'
import { writtenItems } from './items-testing.ts'
import { childrenOf, readXml, textIn, type XmlElement } from './xml.ts'
import { packParts, unpackParts } from './zip.ts'
import type { Format, ReadableFormat } from './format.ts'
import type { ReadFile, WrittenFile, WrittenItem } from './item.ts'

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='),
  (sign) => sign.charCodeAt(0),
)

/** What the format makes of questions whose only picture is a pixel. */
export const written = ({ write }: Format, items: readonly WrittenItem[]): WrittenFile =>
  write?.(items, {
    title: 'Quiz',
    pictures: new Map([[image, { hash: image, name: 'a.png', bytes: png }]]),
  }) ?? {
    parts: [],
    losses: [],
  }

/** What is read of the package that it is, with all pictures called as before. */
export async function readAgain({ read }: ReadableFormat, { parts }: WrittenFile): Promise<ReadFile> {
  const file = await read(unpackParts(packParts(parts)).parts)
  return JSON.parse(JSON.stringify(file).replaceAll(/image:[\da-f]{64}/g, `image:${image}`)) as ReadFile
}

/** The question in Markdown, whether it is plain or formatted, with formulas in the usual marks: what is drawn alike is equal. */
function inMarkdown<Content extends UncheckedQuestion>({
  format,
  ...content
}: Content): Omit<Content, 'format'> {
  return changeTexts({ ...content, format } as Content, (text, { isTyped, isLine }) =>
    isTyped
      ? text
      : markdownOf(withUsual(format ? documentOf(text, { isLine }) : plainDocument(text, { isLine }))),
  )
}

/** A formula in a line has one way to be written. */
function withUsual(node: DocumentNode): DocumentNode {
  if (node.isText) return node
  const { type, attrs, marks } = node
  if (type.name !== 'formula') return type.create(attrs, node.children.map(withUsual), marks)
  const formula = formulaOf(String(attrs['source']))
  return formula.isDisplayed ? node : type.create({ source: formulaSource(formula) }, null, marks)
}

/** A question without what these features are, and with its numbers as what they accept. */
export function withoutFeatures(content: UncheckedQuestion, lost: ReadonlySet<string>): object {
  const kept = (value: object | undefined, names: Readonly<Record<string, string>>) =>
    value && Object.fromEntries(Object.entries(value).filter(([name]) => !lost.has(names[name] ?? name)))
  const { number, essay, gaps, ...fields } = kept(inMarkdown(content), {
    rule: '',
    shares: '',
  }) as UncheckedQuestion
  const { unit, near, precision } = number ?? {}
  const rules = [
    'allOrNothing',
    'rightMinusWrong',
    'eachDecision',
    'listDecisions',
    'halfForOneSlip',
    'byOption',
  ]
  const isLost = rules.some((rule) => lost.has(rule))
  const accepted = number && {
    numbers: acceptedNumbers({
      type: 'numeric',
      correctAnswers: content.correctAnswers,
      number: { ...number, near: lost.has('near') ? undefined : near },
    } as never).map(({ right, near: wide }) =>
      [right, ...(wide ? [wide] : [])]
        .flatMap(({ from, to }) => [from, to])
        .map(({ num, den }) => (Number(num) / Number(den)).toPrecision(10)),
    ),
    unit: lost.has('unit') ? undefined : unit,
    near: lost.has('near') ? undefined : near?.share,
    precision: lost.has('precision') ? undefined : precision,
  }
  return JSON.parse(
    JSON.stringify({
      ...fields,
      ...((isChoice(content.type) || isLost) && { rule: undefined, shares: undefined }),
      ...(!isChoice(content.type) && !isLost && { rule: usualRule(content) }),
      ...(isChoice(content.type) &&
        !isLost && {
          deduction: undefined,
          marks: marksOfChoices(lost.has('deduction') ? { ...content, deduction: 0 } : content),
        }),
      format: undefined,
      essay: kept(essay, { most: 'essayLength' }),
      gaps,
      ...(accepted && { ...accepted, correctAnswers: undefined }),
    }),
  ) as object
}

/** Rules that say the same of one decision or two are one. */
function usualRule({ type, rule, correctAnswers }: UncheckedQuestion): string | undefined {
  const decisions = correctAnswers.length - (type === 'ordering' ? 1 : 0)
  if (decisions === 1 && rule === 'each-decision') return undefined
  return decisions === 2 && rule === 'half-for-one-slip' ? 'each-decision' : rule
}

/** What each choice of options earns, in hundred thousandths. */
function marksOfChoices(content: UncheckedQuestion): number[] {
  const { options, type, points = 1, deduction = 0 } = content
  const worth = { points: 100_000, deduction: Math.round((100_000 * deduction) / points) }
  return Array.from({ length: 2 ** options.length }, (_, bits) => {
    const chosen = options.filter((_each, index) => (bits >> index) & 1)
    if (type === 'single' && chosen.length !== 1) return 0
    return marksFor(rulesOf(type).mark(chosen)({ ...content, _id: 'q' } as Question), worth)
  })
}

/** Valid questions of signs that XML can have. */
export const xmlItems = writtenItems
  .map(
    (item) =>
      withTexts(item, (text) =>
        text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''),
      ) as WrittenItem,
  )
  .filter(({ content }) => isValidQuestion(content) && hasGaps(content) && areApart(content))

/** Numbers whose bands lie over each other, or are too narrow for binary numbers, are one band for whoever tries answers. */
function areApart({ type, ...content }: QuestionContent): boolean {
  if (type !== 'numeric') return true
  const bands = acceptedNumbers({ type, ...content } as never).map(({ right, near = right }) =>
    [near.from, right.from, right.to, near.to].map(({ num, den }) => Number(num) / Number(den)),
  )
  const sorted = bands.toSorted(([one = 0], [other = 0]) => one - other)
  const { near, tolerance } = content.number ?? {}
  const areWide = bands.every(
    ([wide, low, high]) =>
      (!near || wide !== low) && (!tolerance || Number(tolerance.value) === 0 || low !== high),
  )
  return areWide && sorted.every(([from = 0], index) => index === 0 || from > (sorted[index - 1]?.[3] ?? 0))
}

/** Nobody can fill a gap in code, or in a cell that is not drawn. */
const hasGaps = ({ type, text, correctAnswers, ...rest }: UncheckedQuestion) =>
  type !== 'gap' ||
  (!text.includes('```') &&
    correctAnswers.every((_, index) =>
      inMarkdown({ ...rest, type, text, correctAnswers }).text.includes(`{{${index + 1}}}`),
    ))

const withTexts = (value: unknown, change: (text: string) => string): unknown =>
  typeof value === 'string'
    ? change(value)
    : Array.isArray(value)
      ? value.map((each) => withTexts(each, change))
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, change)]))
        : value

/** Changes of one thing in a document after which nothing is read otherwise: an element left out, an attribute or a text changed. */
export async function unseenChanges(
  xml: string,
  read: (xml: string) => Promise<ReadFile>,
): Promise<string[]> {
  const seen = async (text: string) => {
    const { items, losses, title } = await read(text)
    return JSON.stringify([items.map(({ source, ...item }) => [source.id, item]), losses, title])
  }
  const parsed = readXml(xml)
  if (!('root' in parsed)) throw new Error('the fixture is no XML')
  const before = await seen(xml)
  const unseen: string[] = []
  const change = async (what: string, from: number, to: number, by: string) => {
    if ((await seen(xml.slice(0, from) + by + xml.slice(to))) === before) unseen.push(what)
  }
  const visit = async (element: XmlElement, path: string): Promise<void> => {
    const { name, attributes, from, to } = element
    const source = xml.slice(from, to)
    const here = `${path}/${name}${name === 'item' ? `[${attributes['ident']}]` : ''}`
    for (const [key, value] of Object.entries(attributes)) {
      const at = from + source.indexOf(`${key}="${value}"`) + key.length + 2
      await change(`${here}@${key}`, at, at + value.length, /^-?[\d.]+$/.test(value) ? '12.5' : `${value}7`)
    }
    if (path !== '') await change(`without ${here}`, from, to, '')
    const inside = childrenOf(element)
    const end = to - `</${name}>`.length
    if (inside.length === 0 && !source.endsWith('/>') && textIn(element) !== '') {
      await change(`${here} otherwise`, end - (/[\d.]+$/.exec(textIn(element))?.[0].length ?? 0), end, '12.5')
    }
    for (const child of inside) await visit(child, here)
  }
  await visit(parsed.root, '')
  return unseen
}
