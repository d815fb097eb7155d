import { listedNumbers } from '../text.ts'
import type { SheetNote } from '../codes.ts'
import type { BesideCells } from '../sheet.ts'
import { type DenseWorkSheet, utils, type WorkBook } from '@e965/xlsx'
import type { Formatting } from './cells.ts'
import { partNames, partOf, relationsOf, sheetPath } from './parts.ts'

const maxNamed = 6

/** What a file shows and a quiz does not, or the other way round. Rows are counted from 0. */
export type Unread = Partial<BesideSheet> & {
  formatting?: Formatting
  filteredRows?: ReadonlySet<number>
  hiddenRows?: readonly number[]
  cutFrom?: string | undefined
}

export function readingNotes(unread: Unread): SheetNote[] {
  const { formatting: { struck, raised } = { struck: [], raised: [] } } = unread
  const { filteredRows = new Set(), hiddenRows = [], cutFrom, hasComments = false } = unread
  const notes: (SheetNote | false)[] = [
    filteredRows.size > 0 && {
      code: 'rows-filtered',
      params: { count: filteredRows.size, ...rowsInFile([...filteredRows]) },
    },
    hiddenRows.length > 0 && { code: 'hidden-rows-read', params: rowsInFile(hiddenRows) },
    cutFrom !== undefined && { code: 'columns-cut', params: { most: maxColumns, column: cutFrom } },
    pictureNote(unread),
    hasComments && { code: 'comments-left-out' },
    struck.length > 0 && { code: 'struck-left-out', params: named(struck) },
    raised.length > 0 && { code: 'raised-signs-kept', params: named(raised) },
  ]
  return notes.filter((note) => note !== false)
}

const rowsInFile = (rows: readonly number[]) => listedNumbers(rows.map((row) => row + 1))

function pictureNote({ hasPictures = false, pictureRows = [] }: Unread): SheetNote | false {
  if (!hasPictures) return false
  if (pictureRows.length === 0) return { code: 'pictures-left-out' }
  const count = new Set(pictureRows).size
  return { code: 'pictures-left-out-at', params: { count, ...listedNumbers(pictureRows) } }
}

function named(addresses: readonly string[]) {
  const all = [...new Set(addresses)]
  const cells = all.slice(0, maxNamed)
  return { count: all.length, cells, more: all.length - cells.length }
}

type Lines = ({ hidden?: boolean } | undefined)[]
type Extras = { '!rows'?: Lines; '!cols'?: Lines; '!autofilter'?: unknown }

/** What is hidden in a sheet. `hiddenRows` are hidden by hand. Rows count from 0. */
type HiddenParts = Required<Pick<BesideCells, 'hiddenColumns' | 'filteredRows'>> & { hiddenRows: number[] }

/** `xml` is the sheet in an .xlsx file; from other files the library reads what is hidden, and the filter of a table. */
export function hiddenParts(sheet: DenseWorkSheet, xml: string, isTableFiltered: boolean): HiddenParts {
  const { '!rows': rows = [], '!cols': columns = [], '!autofilter': filter } = sheet as Extras
  const isFiltered = filter !== undefined || isTableFiltered
  const isHidden = xml.includes('hidden="')
  const hiddenRows = isHidden ? hiddenRowsOf(xml) : hiddenIn(rows)
  return {
    hiddenColumns: isHidden ? hiddenColumnsOf(xml) : hiddenIn(columns),
    filteredRows: new Set(isFiltered ? hiddenRows : []),
    hiddenRows: isFiltered ? [] : hiddenRows,
  }
}

/** Both lists have gaps. */
function hiddenIn(lines: Lines): number[] {
  const hidden: number[] = []
  lines.forEach((line, i) => {
    if (line?.hidden) hidden.push(i)
  })
  return hidden
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
const isOn = (tag: string) => /^(?:1|true)$/.test(attribute(tag, 'hidden'))
const maxColumns = 50

function hiddenRowsOf(xml: string): number[] {
  let row = -1
  // A row without a number follows the one before.
  return (xml.match(/<(?:\w+:)?row\b[^>]*>/g) ?? []).flatMap((tag) => {
    const number = attribute(tag, 'r')
    row = number === '' ? row + 1 : utils.decode_row(number)
    return isOn(tag) ? [row] : []
  })
}

function hiddenColumnsOf(xml: string): number[] {
  const tags = xml.match(/<(?:\w+:)?col\b[^>]*\bhidden="[^>]*>/g) ?? []
  return tags.filter(isOn).flatMap((tag) => {
    const first = Number(attribute(tag, 'min')) - 1
    const last = Math.min(Number(attribute(tag, 'max')), maxColumns)
    return Array.from({ length: Math.max(last - first, 0) }, (_, i) => first + i)
  })
}

export type BesideSheet = { pictureRows: number[]; hasPictures: boolean; hasComments: boolean }

const picture = /(?:^|\/)(?:media|Pictures)\/[^/]+\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp)$/i
const inCells = /(?:^|\/)richData\//
const anchor = /<(?:\w+:)?(?:twoCell|oneCell)Anchor\b/
const start = /<(?:\w+:)?from>[^]*?<(?:\w+:)?row>(\d+)</

export function isAnyPicture(names: readonly string[]): boolean {
  return names.some((name) => picture.test(name))
}

export function leftOutBeside(book: WorkBook, worksheet: number): BesideSheet {
  const names = partNames(book)
  const path = sheetPath(book, worksheet)
  // An .xls file has no parts that tell where its pictures are.
  if (path === '') return { pictureRows: [], hasPictures: isAnyPicture(names), hasComments: false }
  const beside = relationsOf(book, path)
  const drawings = beside.filter(({ kind }) => kind === 'drawing').map((each) => partOf(book, each.path))
  const pictureRows = drawings.flatMap((xml) =>
    xml
      .split(anchor)
      .slice(1)
      .map((each) => Number(start.exec(each)?.[1] ?? 0) + 1),
  )
  return {
    pictureRows,
    hasPictures: pictureRows.length > 0 || names.some((name) => inCells.test(name)),
    hasComments: beside.some(({ kind }) => /^(?:comments|threadedComment)$/.test(kind)),
  }
}

const blocks = (xml: string, list: string, item: string) => {
  const [, content = ''] =
    new RegExp(`<(?:\\w+:)?${list}\\b[^>]*>([^]*?)</(?:\\w+:)?${list}>`).exec(xml) ?? []
  return content.split(new RegExp(`<(?:\\w+:)?${item}\\b`)).slice(1)
}
const numberIn = (tag: string, name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(tag)?.[1] ?? 0)

/** Bold letters or a filled background in an .xlsx file. Few sheets need the styles, so they are read on demand. */
export function cellLooks(
  sheetXml: string,
  stylesXml: string,
): (row: number, column: number) => string | undefined {
  let looks: Map<string, string | undefined> | undefined
  return (row, column) => {
    looks ??= allLooks(sheetXml, stylesXml)
    return looks.get(utils.encode_cell({ r: row, c: column }))
  }
}

export function struckCells(sheetXml: string, stylesXml: string): string[] {
  if (!/<(?:\w+:)?strike\b/.test(stylesXml)) return []
  const struck = fontsWith(stylesXml, 'strike')
  const styles = blocks(stylesXml, 'cellXfs', 'xf').map((xf) => struck[numberIn(xf, 'fontId')] ?? false)
  if (!styles.includes(true)) return []
  return Array.from(sheetXml.matchAll(cellTag)).flatMap(([tag, address = '']) =>
    styles[numberIn(tag, 's')] ? [address] : [],
  )
}

const cellTag = /<(?:\w+:)?c\b[^>]*\br="([A-Z]+\d+)"[^>]*>/g

function fontsWith(stylesXml: string, tag: string): boolean[] {
  const isSet = new RegExp(`<(?:\\w+:)?${tag}(?:\\s*/>|\\s+val="(?:1|true)")`)
  return blocks(stylesXml, 'fonts', 'font').map((font) => isSet.test(font))
}

function allLooks(sheetXml: string, stylesXml: string): Map<string, string | undefined> {
  const bold = fontsWith(stylesXml, 'b')
  const filled = blocks(stylesXml, 'fills', 'fill').map((fill) => /patternType="solid"/.test(fill))
  const styles = blocks(stylesXml, 'cellXfs', 'xf').map((xf) => {
    const look = [
      ...(bold[numberIn(xf, 'fontId')] ? ['bold'] : []),
      ...(filled[numberIn(xf, 'fillId')] ? [`fill ${numberIn(xf, 'fillId')}`] : []),
    ]
    return look.length > 0 ? look.join(', ') : undefined
  })
  return new Map(
    Array.from(sheetXml.matchAll(cellTag), ([tag, address = '']) => [address, styles[numberIn(tag, 's')]]),
  )
}
