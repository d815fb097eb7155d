import { expect, test } from 'vitest'
import { richText } from './cells.ts'

const read = (...runs: [format: string, text: string][]) => {
  const formatting = { struck: [], raised: [] }
  const xml = runs
    .map(([format, text]) => `<r><rPr>${format}</rPr><t xml:space="preserve">${text}</t></r>`)
    .join('')
  return { text: richText(xml, 'plain', { formatting, row: 1, column: 2 }), ...formatting }
}
const [above, below] = ['<vertAlign val="superscript"/>', '<vertAlign val="subscript"/>']

test.each([
  [
    [
      ['', '3'],
      [above, '2'],
    ],
    '3²',
  ],
  [
    [
      ['', '10'],
      [above, '−23'],
    ],
    '10⁻²³',
  ],
  [
    [
      ['', 'H'],
      [below, '2'],
      ['', 'O'],
    ],
    'H₂O',
  ],
  [
    [
      ['', 'x'],
      [above, 'y'],
    ],
    'x^y',
  ],
  [
    [
      ['', 'x'],
      [above, 'a/b'],
    ],
    'x^(a/b)',
  ],
  [
    [
      ['', 'x'],
      [below, 'q'],
    ],
    'x_q',
  ],
  [
    [
      ['', '1 &lt; 2'],
      [above, '3'],
    ],
    '1 < 2³',
  ],
] as [[string, string][], string][])('raised and lowered parts: %j', (runs, text) => {
  expect(read(...runs)).toMatchObject({ text, raised: ['C2'], struck: [] })
})

test('struck-through parts are left out', () => {
  expect(read(['<strike/>', 'old '], ['', 'new'])).toEqual({ text: 'new', raised: [], struck: ['C2'] })
  expect(read(['<strike val="0"/>', 'a'], ['<b/>', 'b']).text).toBe('ab')
})

test('other formats change nothing', () => expect(read(['<b/>', 'x']).text).toBe('plain'))
