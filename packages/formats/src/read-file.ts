import type { FormatName } from './format.ts'
import { openFile } from './gate.ts'
import type { Part, ReadFile } from './item.ts'
import type { Loss } from './loss.ts'
import { readFormats } from './registry.ts'

/** `format`: by which the file was read; `others`: by which it may be read too. */
export type ReadQuestions = ReadFile & { format: FormatName; others: FormatName[] }
/** `others`: a person may say that it is one of these. */
export type FileFault = { fault: Loss; others: FormatName[] }

/** Reads a file as what its content looks like, or as the format that a person names. Never throws for what it says. */
export async function readFile(file: Part, as?: FormatName): Promise<ReadQuestions | FileFault> {
  const opened = openFile(file)
  if ('fault' in opened) return { fault: shortened(opened.fault), others: [] }
  const { parts, losses } = opened
  const rated = readFormats
    .map((format) => ({ format, score: format.recognise(parts) }))
    .toSorted((one, other) => other.score - one.score)
  const [best] = rated
  const format =
    readFormats.find((each) => each.name === as) ?? (best && best.score > 0 ? best.format : undefined)
  // A text can be meant as any of the texts, a package only as what it has something of.
  const isText = parts.length === 1 && !/^\s*</.test(new TextDecoder().decode(file.bytes.subarray(0, 1_024)))
  const others = rated
    .filter(({ format: each, score }) => {
      return each !== format && (score > 0 || (isText && each.extensions.includes('txt')))
    })
    .map(({ format: each }) => each.name)
  if (!format) return { fault: { kind: 'refused', what: 'file-unknown' }, others }
  const { items, losses: found, ...read } = await format.read(parts)
  const all = [...losses, ...found].slice(0, mostLosses).map(shortened)
  return { ...read, items: items.map(withShortLosses), losses: all, format: format.name, others }
}

/** What is quoted of a file may be as long as the file. */
const longestQuotation = 1_000
const isLong = (value: unknown) => typeof value === 'string' && value.length > longestQuotation
const cut = <Value>(value: Value) => (isLong(value) ? `${String(value).slice(0, longestQuotation)}…` : value)

function shortened(loss: Loss): Loss {
  const { params = {}, instead } = loss
  if (!isLong(instead) && !Object.values(params).some(isLong)) return loss
  const short = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, cut(value)]))
  return { ...loss, params: short, ...(instead !== undefined && { instead: cut(instead) }) }
}

/** Nobody reads more, of a file or a question. */
const mostLosses = 1_000

function withShortLosses<Item extends ReadFile['items'][number]>(item: Item): Item {
  const { losses } = item
  if (losses.length === 0) return item
  const refused = losses.filter(({ kind }) => kind === 'refused')
  const listed = losses.length > mostLosses ? [...refused, ...losses].slice(0, mostLosses) : losses
  return { ...item, losses: listed.map(shortened) }
}
