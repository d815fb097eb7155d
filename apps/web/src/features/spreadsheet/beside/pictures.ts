import type { WorkBook } from '@e965/xlsx'
import { partNames, partOf, relationsOf, sheetPath } from '../workbook/parts.ts'

/** What stands beside the cells of a sheet. `pictureRows` are numbered from 1. */
export type BesideSheet = { pictureRows: number[]; hasPictures: boolean; hasComments: boolean }

const picture = /(?:^|\/)(?:media|Pictures)\/[^/]+\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp)$/i
const inCells = /(?:^|\/)richData\//
const anchor = /<(?:\w+:)?(?:twoCell|oneCell)Anchor\b/
const start = /<(?:\w+:)?from>[^]*?<(?:\w+:)?row>(\d+)</

/** Whether one of these parts of a file is a picture. */
export function isAnyPicture(names: readonly string[]): boolean {
  return names.some((name) => picture.test(name))
}

/** The pictures, charts and comments of a sheet, which are no part of its table. */
export function leftOutBeside(book: WorkBook, tab: number): BesideSheet {
  const names = partNames(book)
  const path = sheetPath(book, tab)
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
