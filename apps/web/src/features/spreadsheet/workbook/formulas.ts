import type { WorkBook } from '@e965/xlsx'

type Files = Record<string, { content?: Uint8Array } | undefined>

/** A formula whose cell contains no result. With `t="str"` an empty result is a result. */
const withoutResult =
  /<(?:\w+:)?c\b([^>]*)>\s*<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>/g

/**
 * The addresses, such as C5, of formulas in a sheet of an .xlsx file for which the file contains no result.
 */
export function formulasWithoutResult(xml: string): string[] {
  return Array.from(xml.matchAll(withoutResult), ([, attributes = '']) => attributes)
    .filter((attributes) => !/\bt="(?!n")/.test(attributes))
    .map((attributes) => /\br="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '')
}

/** The XML of a sheet by its place among the tabs; '' if the file is built unusually or is an .xls file. */
export function sheetXml(book: WorkBook, tab: number): string {
  const files = (book as { files?: Files }).files ?? {}
  const { id = '' } = (book.Workbook?.Sheets?.[tab] ?? {}) as { id?: string }
  const relations = textOf(files, 'xl/_rels/workbook.xml.rels').match(/<(?:\w+:)?Relationship\b[^>]*>/g) ?? []
  const relation = relations.find((each) => each.includes(`Id="${id}"`)) ?? ''
  const target = /\bTarget="([^"]*)"/.exec(relation)?.[1] ?? ''
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  return textOf(files, path)
}

/** The text of a part of the file. */
export function partOf(book: WorkBook, path: string): string {
  return textOf((book as { files?: Files }).files ?? {}, path)
}

function textOf(files: Files, path: string): string {
  const content = Object.hasOwn(files, path) ? files[path]?.content : undefined
  return content ? new TextDecoder().decode(content) : ''
}
