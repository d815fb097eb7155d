import { utils } from '@e965/xlsx'

const blocks = (xml: string, list: string, item: string) => {
  const [, content = ''] =
    new RegExp(`<(?:\\w+:)?${list}\\b[^>]*>([^]*?)</(?:\\w+:)?${list}>`).exec(xml) ?? []
  return content.split(new RegExp(`<(?:\\w+:)?${item}\\b`)).slice(1)
}
const numberIn = (tag: string, name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(tag)?.[1] ?? 0)

/**
 * How the cell at a row and column, counted from 0, is set off in an .xlsx file: by bold letters or a filled
 * background. The styles are read when the first cell is asked for, because few sheets need them.
 */
export function cellLooks(
  sheetXml: string,
  stylesXml: string,
): (row: number, column: number) => string | undefined {
  let looks: Map<string, string | undefined> | undefined
  return (row, column) => {
    looks ??= allLooks(sheetXml, stylesXml)
    return looks.get(utils.encode_cell({ r: row, c: column }))
  }
}

/** The addresses of cells that are struck through as a whole. */
export function struckCells(sheetXml: string, stylesXml: string): string[] {
  if (!/<(?:\w+:)?strike\b/.test(stylesXml)) return []
  const struck = fontsWith(stylesXml, 'strike')
  const styles = blocks(stylesXml, 'cellXfs', 'xf').map((xf) => struck[numberIn(xf, 'fontId')] ?? false)
  if (!styles.includes(true)) return []
  return Array.from(sheetXml.matchAll(cellTag)).flatMap(([tag, address = '']) =>
    styles[numberIn(tag, 's')] ? [address] : [],
  )
}

const cellTag = /<(?:\w+:)?c\b[^>]*\br="([A-Z]+\d+)"[^>]*>/g

function fontsWith(stylesXml: string, tag: string): boolean[] {
  const isOn = new RegExp(`<(?:\\w+:)?${tag}(?:\\s*/>|\\s+val="(?:1|true)")`)
  return blocks(stylesXml, 'fonts', 'font').map((font) => isOn.test(font))
}

function allLooks(sheetXml: string, stylesXml: string): Map<string, string | undefined> {
  const bold = fontsWith(stylesXml, 'b')
  const filled = blocks(stylesXml, 'fills', 'fill').map((fill) => /patternType="solid"/.test(fill))
  const styles = blocks(stylesXml, 'cellXfs', 'xf').map((xf) => {
    const look = [
      ...(bold[numberIn(xf, 'fontId')] ? ['bold'] : []),
      ...(filled[numberIn(xf, 'fillId')] ? [`fill ${numberIn(xf, 'fillId')}`] : []),
    ]
    return look.length > 0 ? look.join(', ') : undefined
  })
  return new Map(
    Array.from(sheetXml.matchAll(cellTag), ([tag, address = '']) => [address, styles[numberIn(tag, 's')]]),
  )
}
