import { expect, test } from 'vitest'
import { childOf, childrenOf, readXml, textIn, textOfXml, xmlLimits } from './xml.ts'

const lossOf = (text: string) => {
  const read = readXml(text)
  return 'loss' in read ? [read.loss.what, read.loss.line] : undefined
}

test('T410 a tree with lines and places', () => {
  const text =
    '<?xml version="1.0"?>\n<a x="1&amp;2">\n  <b>t&lt;<![CDATA[<i>]]></b>\n\n  <ns:c\n y="2"/><b/></a>'
  const read = readXml(text)
  if (!('root' in read)) throw new Error(JSON.stringify(read))
  const { root } = read
  expect([root.name, root.attributes, root.line]).toEqual(['a', { x: '1&2' }, 2])
  expect(childrenOf(root).map(({ name, line }) => [name, line])).toEqual([
    ['b', 3],
    ['c', 5],
    ['b', 6],
  ])
  const b = childOf(root, 'b')
  expect(textIn(b)).toBe('t<<i>')
  expect(text.slice(b?.from, b?.to)).toBe('<b>t&lt;<![CDATA[<i>]]></b>')
  const c = childOf(root, 'c')
  expect(text.slice(c?.from, c?.to)).toBe('<ns:c\n y="2"/>')
})

test.each([
  ['<a>\n<b></a>', 'xml-not-well-formed', 2],
  ['', 'xml-not-well-formed', 1],
  ['not XML', 'xml-not-well-formed', 1],
  ['<a>\n&nbsp;</a>', 'xml-not-well-formed', 2],
  ['<a/><b/>', 'xml-not-well-formed', 1],
  ['<a>\u0000</a>', 'xml-not-well-formed', 1],
  ['<!DOCTYPE a [<!ENTITY b "c">]>\n<a>&b;</a>', 'xml-doctype', 1],
  ['<a>'.repeat(xmlLimits.depth + 1), 'xml-too-deep', 1],
  [`<a>${'<b/>'.repeat(xmlLimits.events)}</a>`, 'xml-too-large', 1],
])('T411 %.40j is refused with its line', (text, what, line) => {
  expect(lossOf(text)).toEqual([what, line])
})

test('T411 the encoding of a file', () => {
  const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  const declared = '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'
  expect(textOfXml(latin(declared))).toEqual({ text: declared, encoding: 'ISO-8859-1' })
  expect(textOfXml(new TextEncoder().encode(`\uFEFF<a>é</a>`))).toEqual({ text: '<a>é</a>' })
  expect(textOfXml(new TextEncoder().encode(declared))).toEqual({ text: declared, declared: 'ISO-8859-1' })
  expect(textOfXml(latin('<a>é</a>'))).toMatchObject({ loss: { what: 'encoding-unknown' } })
  const wide = Uint8Array.from(
    [0xff, 0xfe, ...'<a/>'].flatMap((sign) => (typeof sign === 'string' ? [sign.charCodeAt(0), 0] : [sign])),
  )
  expect(textOfXml(wide)).toEqual({ text: '<a/>' })
})
