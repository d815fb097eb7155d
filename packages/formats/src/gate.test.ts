import { expect, test } from 'vitest'
import { largestText, openFile } from './gate.ts'
import type { Part } from './item.ts'
import { moodleXml } from './moodle-xml/moodle-xml.ts'
import { packParts } from './zip.ts'

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const open = (bytes: Uint8Array) => openFile({ path: 'file', bytes })
const codeOf = (bytes: Uint8Array) => {
  const opened = open(bytes)
  return 'fault' in opened ? opened.fault.what : opened.parts.map(({ path }) => path).join(' ')
}
const part = (path: string, text = 'text'): Part => ({ path, bytes: latin1(text) })
const zip = (...parts: Part[]) => packParts(parts)

test.each([
  ['an Aiken text', latin1('What?\nA. This\nB. That\nANSWER: A'), 'file'],
  ['XML with a byte-order mark', latin1('\xEF\xBB\xBF<?xml version="1.0"?><quiz/>'), 'file'],
  ['a text in UTF-16', latin1('\xFF\xFEW\0h\0a\0t\0?\0'), 'file'],
  ['HTML that begins with a tag of a question', latin1('<p>::Q:: What? {}</p>'), 'file'],
  ['a package', zip(part('imsmanifest.xml'), part('a.xml')), 'imsmanifest.xml a.xml'],
  ['nothing', latin1(''), 'file-empty'],
  ['white space', latin1('\xEF\xBB\xBF \r\n\t'), 'file-empty'],
  ['a PDF', latin1('%PDF-1.7\n%\xE2\xE3'), 'file-is-pdf'],
  ['a PNG', latin1('\x89PNG\r\n\x1A\n'), 'file-is-picture'],
  ['a JPEG', latin1('\xFF\xD8\xFF\xE0'), 'file-is-picture'],
  ['a WebP', latin1('RIFF\0\x10\0\0WEBPVP8 '), 'file-is-picture'],
  ['a WAV', latin1('RIFF\0\x10\0\0WAVEfmt '), 'file-is-media'],
  ['an MP4', latin1('\0\0\0\x20ftypisom'), 'file-is-media'],
  ['a Word document of 1997', latin1('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0'), 'file-is-document'],
  ['RTF', latin1('{\\rtf1\\ansi'), 'file-is-document'],
  ['a Word document', zip(part('[Content_Types].xml'), part('word/document.xml')), 'file-is-document'],
  ['a workbook', zip(part('[Content_Types].xml'), part('xl/workbook.xml')), 'file-is-sheet'],
  [
    'an OpenDocument sheet',
    zip(part('mimetype', 'application/vnd.oasis.opendocument.spreadsheet')),
    'file-is-sheet',
  ],
  ['gzip', latin1('\x1F\x8B\x08\0'), 'file-is-archive'],
  ['a program', latin1('MZ\x90\0'), 'file-is-program'],
  ['a web page', latin1('\n<!DOCTYPE html><html>'), 'file-is-page'],
  ['other bytes', latin1('\x01\x02\0\x03'), 'file-unknown'],
  ['half a package', zip(part('a.xml', 'long '.repeat(99))).subarray(0, 60), 'package-ends-early'],
  ['too long a text', new Uint8Array(largestText + 1).fill(65), 'file-too-large'],
])('a file is told by how it begins: %s', (_, bytes, expected) => {
  expect(codeOf(bytes)).toBe(expected)
})

test('XML may be larger than other texts, because it has its pictures in it', async () => {
  const picture = `<file name="a.png" encoding="base64">${'A'.repeat(12 * 2 ** 20)}</file>`
  const text = `<quiz><question type="essay"><name><text>Q</text></name><questiontext format="html"><text>Why?</text>${picture}</questiontext></question></quiz>`
  const opened = openFile({ path: 'bank.xml', bytes: new TextEncoder().encode(text) })
  const { parts } = opened as Exclude<typeof opened, { fault: unknown }>
  const { items } = await moodleXml.read(parts)
  expect(items.map(({ content }) => content?.text)).toEqual(['Why?'])
  const tooMuch = new TextEncoder().encode(`<?xml version="1.0"?>${' '.repeat(51 * 2 ** 20)}`)
  expect(openFile({ path: 'bank.xml', bytes: tooMuch })).toMatchObject({ fault: { what: 'file-too-large' } })
})
