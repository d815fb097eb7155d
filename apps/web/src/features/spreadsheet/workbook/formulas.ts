/** A formula whose cell contains no result. With `t="str"` an empty result is a result. */
const withoutResult =
  /<(?:\w+:)?c\b([^>]*)>\s*<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>/g

/**
 * The addresses, such as C5, of formulas in a sheet of an .xlsx file for which the file contains no result.
 */
export function formulasWithoutResult(xml: string): string[] {
  return Array.from(xml.matchAll(withoutResult), ([, attributes = '']) => attributes)
    .filter((attributes) => !/\bt="(?!n")/.test(attributes))
    .map((attributes) => /\br="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '')
}

const isZero =
  /<(?:\w+:)?c\b([^>]*)>\s*<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*>[^<]*<\/(?:\w+:)?f>)\s*<(?:\w+:)?v>0<\/(?:\w+:)?v>/g

/** The addresses of formulas whose result in the file is 0, as it is when they were never calculated. */
export function formulasWithZero(xml: string): string[] {
  return Array.from(xml.matchAll(isZero), ([, attributes = '']) => attributes)
    .filter((attributes) => !/\bt="(?!n")/.test(attributes))
    .map((attributes) => /\br="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '')
}
