import { type NumberContext, numberText } from '../workbook/numbers.ts'
import { waysOfValue } from '../workbook/plain-values.ts'

/** A cell as it is shown; `ways` are the other ways to write its number or day. */
export type ShownCell = { text: string; ways: () => string[] }

const namedFormats: Record<string, string> = {
  'General Number': 'General',
  'General Date': 'm/d/yy h:mm',
  'Short Date': 'm/d/yy',
  'Medium Date': 'd-mmm-yy',
  'Long Date': 'dddd, mmmm d, yyyy',
  'Short Time': 'h:mm',
  'Medium Time': 'h:mm AM/PM',
  'Long Time': 'h:mm:ss AM/PM',
  Currency: '$#,##0.00',
  'Euro Currency': '€#,##0.00',
  Fixed: '0.00',
  Standard: '#,##0.00',
  Percent: '0.00%',
  Scientific: '0.00E+00',
}
const dayMs = 24 * 60 * 60 * 1_000

/** Shows the numbers and days in cells of Excel's XML by the formats of their styles; undefined for other cells. */
export function excelXmlCells(
  xml: string,
  context: NumberContext,
): (piece: string, text: string) => ShownCell | undefined {
  const formats = new Map(
    xml
      .split(/<(?:ss:)?Style\b/)
      .slice(1)
      .map((style) => [
        /\bss:ID="([^"]*)"/.exec(style)?.[1] ?? '',
        /<(?:ss:)?NumberFormat\b[^>]*\bss:Format="([^"]*)"/.exec(
          style.split(/<\/(?:ss:)?Style>/, 1)[0] ?? '',
        )?.[1],
      ]),
  )
  return (piece, text) => {
    const [, type] = /<(?:ss:)?Data\b[^>]*\bss:Type="(Number|DateTime)"/.exec(piece) ?? []
    if (type === undefined) return undefined
    const [, style = ''] = /^[^>]*\bss:StyleID="([^"]*)"/.exec(piece) ?? []
    const given = (formats.get(style) ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    const named = Object.hasOwn(namedFormats, given) ? namedFormats[given] : given
    const format = named || (type === 'DateTime' ? 'm/d/yy' : 'General')
    const value = type === 'Number' ? Number(text) : (Date.parse(`${text}Z`) - Date.UTC(1899, 11, 30)) / dayMs
    if (text === '' || !Number.isFinite(value)) return undefined
    return { text: numberText(value, format, context), ways: () => waysOfValue(value, format, context) }
  }
}
