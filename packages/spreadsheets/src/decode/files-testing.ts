/** Workbooks for the tests of this folder, made by hand so that they can contain what no program writes. */

/** A part of an archive. `size` is the unpacked size that it declares. */
type Part = { name: string; content: string | Uint8Array; size?: number; method?: number; flags?: number }
type Workbook = {
  /** The content of each worksheet's `<sheetData>`, and what stands before and after it. */
  sheets: { rows: string; after?: string; before?: string }[]
  /** The number formats for the cell styles s="1", s="2" and so on. */
  formats?: (string | number)[]
  date1904?: boolean
  /** Further parts; one with the name of another replaces it. */
  parts?: Part[]
}

export function xlsxFile({ sheets, formats = [], date1904 = false, parts = [] }: Workbook): ArrayBuffer {
  const worksheets = sheets.map(
    (_, i) => `<sheet name="Tab ${i + 1}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  )
  const relations = sheets.map((_, i) => relation(`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`))
  const files: Part[] = [
    { name: '[Content_Types].xml', content: contentTypes(sheets.length) },
    { name: '_rels/.rels', content: relationships(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${main} xmlns:r="${documents}/relationships"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets>${worksheets.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships(...relations, relation('rIdStyles', 'styles', 'styles.xml')),
    },
    { name: 'xl/styles.xml', content: styles(formats) },
    ...sheets.map(({ rows, after = '', before = '' }, i) => ({
      name: `xl/worksheets/sheet${i + 1}.xml`,
      content: `<worksheet ${main}>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    })),
  ]
  const others = new Set(parts.map(({ name }) => name))
  return zipFile([...files.filter(({ name }) => !others.has(name)), ...parts])
}

/** Text that begins with `<` is the XML of a cell, in which @ is replaced by its address. */
export function rowsOf(cells: string[][]): string {
  return cells
    .map((row, r) => `<row r="${r + 1}">${row.map((cell, c) => cellOf(cell, r, c)).join('')}</row>`)
    .join('')
}

export function zipFile(parts: Part[]): ArrayBuffer {
  const bytes: number[] = []
  const directory: number[] = []
  for (const { name, content, size, method = 0, flags = 0 } of parts) {
    const named = [...new TextEncoder().encode(name)]
    const packed = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const offset = bytes.length
    const sizes = [
      ...four(0),
      ...four(packed.length),
      ...four(size ?? packed.length),
      ...two(named.length),
      ...two(0),
    ]
    const common = [...two(20), ...two(flags), ...two(method), ...four(0), ...sizes]
    bytes.push(0x50, 0x4b, 3, 4, ...common, ...named)
    for (const byte of packed) bytes.push(byte)
    directory.push(
      0x50,
      0x4b,
      1,
      2,
      ...two(20),
      ...common,
      ...two(0),
      ...two(0),
      ...two(0),
      ...four(0),
      ...four(offset),
    )
    directory.push(...named)
  }
  const counts = [...two(0), ...two(0), ...two(parts.length), ...two(parts.length)]
  const end = [0x50, 0x4b, 5, 6, ...counts, ...four(directory.length), ...four(bytes.length), ...two(0)]
  return Uint8Array.from(bytes.concat(directory, end)).buffer
}

const schemas = 'http://schemas.openxmlformats.org'
const documents = `${schemas}/officeDocument/2006`
const main = `xmlns="${schemas}/spreadsheetml/2006/main"`
const two = (n: number) => [n & 255, (n >> 8) & 255]
const four = (n: number) => [...two(n & 0xffff), ...two(n >>> 16)]

function cellOf(cell: string, r: number, c: number): string {
  const address = `${String.fromCharCode(65 + c)}${r + 1}`
  if (cell.startsWith('<')) return cell.replace('@', address)
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return cell === '' ? '' : `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

function styles(formats: (string | number)[]): string {
  const own = formats.map((format, i) =>
    typeof format === 'number'
      ? ''
      : `<numFmt numFmtId="${200 + i}" formatCode="${format.replaceAll('"', '&quot;')}"/>`,
  )
  const cells = formats.map(
    (format, i) => `<xf numFmtId="${typeof format === 'number' ? format : 200 + i}" applyNumberFormat="1"/>`,
  )
  return `<styleSheet ${main}><numFmts>${own.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${cells.join('')}</cellXfs></styleSheet>`
}

export function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${documents}/relationships/${type}" Target="${target}"/>`
}

export function relationships(...relations: string[]): string {
  return `<Relationships xmlns="${schemas}/package/2006/relationships">${relations.join('')}</Relationships>`
}

function contentTypes(sheets: number): string {
  const type = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  const own = Array.from({ length: sheets }, (_, i) => type(`worksheets/sheet${i + 1}.xml`, 'worksheet'))
  const all = [type('workbook.xml', 'sheet.main'), type('styles.xml', 'styles'), ...own]
  return `<Types xmlns="${schemas}/package/2006/content-types">${all.join('')}</Types>`
}
