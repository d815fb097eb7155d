import type { WorkBook } from '@e965/xlsx'

type Files = Record<string, { content?: Uint8Array } | undefined>

export function partOf(book: WorkBook, path: string): string {
  const { files = {} } = book as { files?: Files }
  const content = Object.hasOwn(files, path) ? files[path]?.content : undefined
  return content ? new TextDecoder().decode(content) : ''
}

export function partNames(book: WorkBook): string[] {
  return (book as { keys?: string[] }).keys ?? []
}

/** The XML of a sheet by its place among the worksheets; '' if the file is built unusually or is an .xls file. */
export function sheetXml(book: WorkBook, worksheet: number): string {
  return partOf(book, sheetPath(book, worksheet))
}

export function sheetPath(book: WorkBook, worksheet: number): string {
  const { id = '' } = (book.Workbook?.Sheets?.[worksheet] ?? {}) as { id?: string }
  return relationsOf(book, 'xl/workbook.xml').find((each) => each.id === id)?.path ?? ''
}

/** Whether a table of the sheet hides rows by a filter of its own. */
export function hasFilteredTable(book: WorkBook, worksheet: number): boolean {
  const path = sheetPath(book, worksheet)
  return (
    path !== '' &&
    relationsOf(book, path).some(
      ({ kind, path: table }) => kind === 'table' && /<(?:\w+:)?filterColumn\b/.test(partOf(book, table)),
    )
  )
}

export function relationsOf(book: WorkBook, path: string): { id: string; kind: string; path: string }[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const list = partOf(book, `${folder}_rels/${path.slice(folder.length)}.rels`)
  return (list.match(/<(?:\w+:)?Relationship\b[^>]*>/g) ?? []).map((tag) => {
    const of = (attribute: RegExp) => attribute.exec(tag)?.[1] ?? ''
    const kind = of(/\bType="([^"]*)"/).replace(/^.*\//, '')
    return { id: of(/\bId="([^"]*)"/), kind, path: resolved(folder, of(/\bTarget="([^"]*)"/)) }
  })
}

function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  return target.startsWith('../')
    ? resolved(folder.replace(/[^/]*\/$/, ''), target.slice(3))
    : folder + target
}

/** A formula whose cell contains no result. With `t="str"` an empty result is a result, and a missing one is none. */
const withoutResult =
  /<(?:\w+:)?c\b([^>]*)>\s*<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*>[^<]*<\/(?:\w+:)?f>)\s*(<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>/g

export function formulasWithoutResult(xml: string): string[] {
  return Array.from(xml.matchAll(withoutResult))
    .filter(([, attributes = '', result]) => result === undefined || !/\bt="(?!n")/.test(attributes))
    .map(([, attributes = '']) => /\br="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '')
}

const isZero =
  /<(?:\w+:)?c\b([^>]*)>\s*<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*>[^<]*<\/(?:\w+:)?f>)\s*<(?:\w+:)?v>0<\/(?:\w+:)?v>/g

/** The addresses of formulas whose result in the file is 0, as it is when they were never calculated. */
export function formulasWithZero(xml: string): string[] {
  return Array.from(xml.matchAll(isZero), ([, attributes = '']) => attributes)
    .filter((attributes) => !/\bt="(?!n")/.test(attributes))
    .map((attributes) => /\br="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '')
}
