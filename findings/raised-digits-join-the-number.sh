#!/bin/sh
# @e965/xlsx 0.20.3 (SheetJS), one cell with ten to the third, written as a raised 3.
# An HTML table gives the number 103, also with `cellHTML`; with `raw` it gives the text "103". A space after a raised part is lost
# too: "2<sup>10</sup> = 1024" is read as "210= 1024". A flat OpenDocument sheet gives the text "103". Nothing in the cell tells
# that a part was raised. Excel 2003 XML gives "103" too, but keeps the markup in `r`.
# Seen in November 2026, on Node 20 and 26. The script ends with an error if any of that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @e965/xlsx@0.20.3
cat >read.cjs <<'SCRIPT'
const assert = require('node:assert/strict')
const { read, version } = require('@e965/xlsx')

function cellsOf(text, options) {
  const book = read(text, { type: 'string', ...options })
  const sheet = book.Sheets[book.SheetNames[0]]
  return Object.keys(sheet).filter((name) => !name.startsWith('!')).map((name) => {
    const { t, v, r } = sheet[name]
    return r === undefined ? { t, v } : { t, v, r }
  })
}

const power = '10<sup>3</sup>'
const html = `<table><tr><td>${power}</td><td>2<sup>10</sup> = 1024</td><td>H<sub>2</sub>O</td></tr></table>`
const excelXml = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Worksheet ss:Name="S"><Table><Row><Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40">10<Sup>3</Sup></ss:Data></Cell></Row></Table></Worksheet></Workbook>`
const names = ['office', 'table', 'text', 'style'].map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
const openDocument = `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${names.join(' ')} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles><style:style style:name="T1" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style></office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="S"><table:table-row><table:table-cell office:value-type="string"><text:p>10<text:span text:style-name="T1">3</text:span></text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document>`

const seen = {
  html: cellsOf(html),
  htmlWithMarkup: cellsOf(html, { cellHTML: true })[0],
  htmlRaw: cellsOf(html, { raw: true })[0],
  openDocument: cellsOf(openDocument),
  excelXml: cellsOf(excelXml),
}
console.log(`@e965/xlsx ${version}`)
console.log(JSON.stringify(seen, null, 1))
assert.deepEqual(seen, {
  html: [{ t: 'n', v: 103 }, { t: 's', v: '210= 1024' }, { t: 's', v: 'H2O' }],
  htmlWithMarkup: { t: 'n', v: 103 },
  htmlRaw: { t: 's', v: '103' },
  openDocument: [{ t: 's', v: '103' }],
  excelXml: [{ t: 's', v: '103', r: '10<Sup>3</Sup>' }],
})
SCRIPT
node read.cjs
