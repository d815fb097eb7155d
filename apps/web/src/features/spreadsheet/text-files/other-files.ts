import { contentOfPart } from '../workbook/zip.ts'
import { cellsOfText, decodedText } from './decoded.ts'
import { cellsOfMarkup } from './markup.ts'

/**
 * The cells of a file that is no Excel workbook: OpenDocument by its content, text by the ending .csv or .tsv,
 * HTML and XML under the ending .xls. Undefined for every other file.
 */
export async function cellsOfOtherFile(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
): Promise<string[][] | undefined> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const content = await contentOfPart(bytes, 'content.xml')
    return content && cellsOfMarkup(new TextDecoder().decode(content))
  }
  if (/\.(?:csv|tsv)$/i.test(fileName)) return cellsOfText(decodedText(bytes))
  const text = /\.xls$/i.test(fileName) ? decodedText(bytes) : ''
  return /^\s*</.test(text) ? cellsOfMarkup(text) : undefined
}
