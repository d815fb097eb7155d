import { columnLetters, type ExportCell } from '@quizly/spreadsheets'
import { zipFiles } from './zip-file.ts'

export type Sheet = {
  name: string
  /** Which way its columns go. */
  direction: 'ltr' | 'rtl'
  headings: readonly string[]
  widths: readonly number[]
  pages: AsyncIterable<readonly (readonly ExportCell[])[]>
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const schemas = 'http://schemas.openxmlformats.org'
const main = `xmlns="${schemas}/spreadsheetml/2006/main"`
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const [headingStyle, momentStyle] = [1, 2]
const dayMs = 24 * 60 * 60 * 1_000
/** Spreadsheets count a 29 February 1900 that never was, so this is right from March 1900 on. */
const dayZero = Date.UTC(1899, 11, 30)

/** Texts are never formulas; moments are dates in UTC. The sheets are read one after the other. */
export function workbookFile(...sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const parts = sheets.map((_, index) => `worksheets/sheet${index + 1}`)
  const related = parts.map((part) => ['worksheet', `${part}.xml`] as const)
  return zipFiles([
    { name: '[Content_Types].xml', pieces: [declaration + contentTypes(parts)] },
    { name: '_rels/.rels', pieces: [declaration + relations(['officeDocument', 'xl/workbook.xml'])] },
    { name: 'xl/workbook.xml', pieces: [declaration + workbook(sheets.map(({ name }) => name))] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      pieces: [declaration + relations(...related, ['styles', 'styles.xml'])],
    },
    { name: 'xl/styles.xml', pieces: [declaration + styles] },
    ...sheets.map((sheet, index) => ({ name: `xl/${parts[index]}.xml`, pieces: sheetXml(sheet) })),
  ])
}

const override = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="${contentType}.${type}+xml"/>`
const contentTypes = (sheets: readonly string[]) =>
  `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${sheets.map((part) => override(part, 'worksheet')).join('')}${override('styles', 'styles')}</Types>`

function relations(...targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], i) =>
      `<Relationship Id="r${i + 1}" Type="${schemas}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${schemas}/package/2006/relationships">${each.join('')}</Relationships>`
}

const workbook = (names: readonly string[]) =>
  `<workbook ${main} xmlns:r="${schemas}/officeDocument/2006/relationships"><sheets>${names.map((name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="r${i + 1}"/>`).join('')}</sheets></workbook>`

const plain = 'numFmtId="0" fontId="0" fillId="0" borderId="0"'
const styles = `<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf ${plain}/></cellStyleXfs><cellXfs count="3"><xf ${plain} xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

async function* sheetXml({ direction, headings, widths, pages }: Sheet): AsyncGenerator<string> {
  const columns = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  )
  const letters = headings.map((_, i) => columnLetters(i))
  const way = direction === 'rtl' ? ' rightToLeft="1"' : ''
  let head = `${declaration}<worksheet ${main}><sheetViews><sheetView${way} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowXml(headings, 1, letters, headingStyle)}`
  let row = 1
  for await (const page of pages) {
    const rows = page.map((cells) => rowXml(cells, (row += 1), letters))
    yield head + rows.join('')
    head = ''
  }
  yield `${head}</sheetData></worksheet>`
}

function rowXml(
  cells: readonly ExportCell[],
  row: number,
  letters: readonly string[],
  textStyle?: number,
): string {
  const style = textStyle === undefined ? '' : ` s="${textStyle}"`
  const written = cells.map((cell, i) => {
    if (cell === null) return ''
    const place = `r="${letters[i]}${row}"`
    if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`
    if (typeof cell !== 'string') {
      return `<c ${place} s="${momentStyle}"><v>${(cell.moment - dayZero) / dayMs}</v></c>`
    }
    return `<c ${place}${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  })
  return `<row r="${row}">${written.join('')}</row>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** As spreadsheet programs do: `_x0007_` for what XML cannot say, and for a text that looks like that. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replaceAll(
      /[^\t\n\P{Cc}]|[\uFFFE\uFFFF]/gu,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
}
