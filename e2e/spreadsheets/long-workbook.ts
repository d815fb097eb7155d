import { deflateRawSync } from 'node:zlib'

const schemas = 'http://schemas.openxmlformats.org'
const main = `xmlns="${schemas}/spreadsheetml/2006/main"`
const relations = (target: string, type: string) =>
  `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="r" Type="${schemas}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`

/**
 * An .xlsx file with one sheet of this many equal questions, one per row. `question` gives its cells by
 * heading.
 */
export function longWorkbook(rowCount: number, question: Record<string, string>): Buffer {
  const rowOf = (texts: readonly string[]) => (number: number) => {
    const cells = texts.map(
      (text, i) => `<c r="${'ABC'[i]}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    return `<row r="${number}">${cells.join('')}</row>`
  }
  const headings = rowOf(Object.keys(question))
  const again = rowOf(Object.values(question))
  const sheet = `${headings(1)}${Array.from({ length: rowCount }, (_, i) => again(i + 2)).join('')}`
  return zipped({
    '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/sheet.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': relations('xl/workbook.xml', 'officeDocument'),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${schemas}/officeDocument/2006/relationships"><sheets><sheet name="Questions" sheetId="1" r:id="r"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('sheet.xml', 'worksheet'),
    'xl/sheet.xml': `<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`,
  })
}

/** A ZIP archive of texts, without checksums. */
function zipped(parts: Record<string, string>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(Buffer.byteLength(content), 18)
    common.writeUInt16LE(name.length, 22)
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    files.push(Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}
