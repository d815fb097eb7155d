import { isBlank, type QuestionContent, stripLineMarkdown, stripMarkdown } from '@quizly/domain'
import type { Format, WritingContext } from '../format.ts'
import { featureNames, type Holds, lostFeatures } from '../holds.ts'
import type { WrittenFile, WrittenItem } from '../item.ts'
import { type Loss, lossOf } from '../loss.ts'
import { escapedXml } from '../xml.ts'
import { packParts } from '../zip.ts'

/** Letters of a question and of an answer, and answers. */
const largest = { text: 120, option: 75, options: 4 }
/** In seconds. Our questions have no time of their own; the sheet takes only some numbers, this among them. */
const timeLimit = 30

/** Kahoot's sheet has questions with two to four answers, in plain text. */
const kahootHolds = {
  ...(Object.fromEntries(featureNames.map((name) => [name, 'lost'])) as Holds),
  single: 'partly',
  multiple: 'partly',
  allOrNothing: 'partly',
} satisfies Holds

/** The spreadsheet from which Kahoot takes questions. It is read as every other spreadsheet is, not here. */
export const kahoot: Format = {
  name: 'kahoot',
  extensions: ['xlsx'],
  holds: kahootHolds,
  write: writeKahoot,
}

type Cell = string | number | undefined

/** Kahoot looks for its headings in row 8 and for questions below it. */
const rowOfHeadings = 8
const headings = [
  undefined,
  `Question - max ${largest.text} characters`,
  ...[1, 2, 3, 4].map((number) => `Answer ${number} - max ${largest.option} characters`),
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
]

function writeKahoot(items: readonly WrittenItem[], { title }: WritingContext): WrittenFile {
  const rows: Cell[][] = []
  const losses = items.map((item) => {
    const found = lostFeatures(item, kahootHolds)
    const cells = cellsOf(item.content, found)
    if (found.every(({ kind }) => kind !== 'refused')) rows.push([rows.length + 1, ...cells])
    return found
  })
  return { parts: [{ path: 'questions.xlsx', bytes: workbook(title, rows) }], losses }
}

function cellsOf({ type, format, ...content }: QuestionContent, losses: Loss[]): Cell[] {
  if (type !== 'single' && type !== 'multiple') return []
  const lines = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, ' ')
  const given = [
    format ? stripMarkdown(content.text, '') : content.text,
    ...content.options.map((option) => (format ? stripLineMarkdown(option, '') : option)),
  ]
  const [text = '', ...options] = given.map(lines)
  if (given.some((each) => each.trim().includes('\n'))) losses.push(lossOf('changed', 'lines-joined', 'text'))
  const refuse = (what: Loss['what'], params?: Loss['params']) => {
    losses.push(lossOf('refused', what, what === 'text-empty' ? 'text' : 'options', params))
  }
  if ([text, ...options].some(isBlank)) refuse('text-empty')
  if (new Set(options).size < options.length) refuse('options-alike')
  if (options.length > largest.options) refuse('options-over', { most: largest.options })
  if (text.length > largest.text) refuse('text-over', { most: largest.text, text })
  for (const option of options) {
    if (option.length > largest.option) refuse('text-over', { most: largest.option, text: option })
  }
  if (type === 'multiple') losses.push(lossOf('approximated', 'any-right-counts', 'marking'))
  const right = content.options.flatMap((option, index) =>
    content.correctAnswers.includes(option) ? [index + 1] : [],
  )
  const four = Array.from({ length: largest.options }, (_, index) => options[index])
  return [text, ...four, timeLimit, right.length === 1 ? right[0] : right.join(',')]
}

const bytesOf = (xml: string) =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`)
const openXml = 'http://schemas.openxmlformats.org'
const main = `${openXml}/spreadsheetml/2006/main`
const partType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relations = (type: string, target: string) =>
  bytesOf(
    `<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="r1" Type="${openXml}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`,
  )

/** A workbook of one sheet by ECMA-376, with texts where they stand. The library that reads sheets would weigh more than all formats. */
function workbook(title: string, rows: readonly Cell[][]): Uint8Array {
  const all = [
    { at: 1, cells: [undefined, title] },
    { at: rowOfHeadings, cells: headings },
    ...rows.map((cells, index) => ({ at: rowOfHeadings + 1 + index, cells })),
  ]
  const data = all.map(
    ({ at, cells }) => `<row r="${at}">${cells.map((cell, i) => cellXml(cell, i, at)).join('')}</row>`,
  )
  return packParts([
    {
      path: '[Content_Types].xml',
      bytes: bytesOf(
        `<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${partType}.worksheet+xml"/><Override PartName="/workbook.xml" ContentType="${partType}.sheet.main+xml"/></Types>`,
      ),
    },
    { path: '_rels/.rels', bytes: relations('officeDocument', 'workbook.xml') },
    {
      path: 'workbook.xml',
      bytes: bytesOf(
        `<workbook xmlns="${main}" xmlns:r="${openXml}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
    },
    { path: '_rels/workbook.xml.rels', bytes: relations('worksheet', 'sheet1.xml') },
    {
      path: 'sheet1.xml',
      bytes: bytesOf(`<worksheet xmlns="${main}"><sheetData>${data.join('')}</sheetData></worksheet>`),
    },
  ])
}

function cellXml(cell: Cell, column: number, row: number): string {
  if (cell === undefined) return ''
  const place = `r="${'ABCDEFGH'[column]}${row}"`
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapedXml(cell)}</t></is></c>`
}
