/** What stands between two marks of our Markdown, and where it ends. The renderer and texts without signs read it here. */
export type Span = { content: string; end: number }

/** `$…$`, `$$…$$`, `\(…\)` and `\[…\]`. A dollar before a digit ends none, so that "$5 and $6" are prices. */
export function formulaAt(
  source: string,
  at: number,
  most = source.length,
): (Span & { isDisplayed: boolean }) | undefined {
  const [opening, closing] = formulaMarks.find(([mark]) => source.startsWith(mark, at)) ?? []
  if (!opening || !closing) return undefined
  const start = at + opening.length
  const close = closingMark(source, closing, start, most)
  if (close === undefined) return undefined
  const content = source.slice(start, close)
  if (content.trim() === '') return undefined
  if (opening === '$' && (/^\s|\s$/.test(content) || /\d/.test(source[close + 1] ?? ''))) return undefined
  return { content, end: close + closing.length, isDisplayed: opening === '$$' || opening === '\\[' }
}

const formulaMarks = [
  ['$$', '$$'],
  ['$', '$'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
] as const

/** The place of the mark that closes a formula. */
function closingMark(source: string, mark: string, start: number, most: number): number | undefined {
  for (let at = start; at < most; at++) {
    if (source.startsWith(mark, at)) return at + mark.length <= most ? at : undefined
    if (source[at] === '\\') at++
  }
  return undefined
}

/** The parts of a text in a line: code between lines of marks stands in lines of its own there, too. */
export type LinePart = { text: string } | { code: string; language: string }

const fence = /^ {0,3}(`{3,}|~{3,})[ \t]*([^`\n]*)\n((?:[^\n]*\n)*?) {0,3}\1[ \t]*$/m

export function linePartsOf(source: string): LinePart[] {
  const [whole, , info = '', code = ''] = fence.exec(source) ?? []
  if (whole === undefined) return [{ text: source }]
  const start = source.indexOf(whole)
  const before = source.slice(0, start).replace(/\n$/, '')
  const after = source.slice(start + whole.length).replace(/^\n/, '')
  return [
    ...(before === '' ? [] : [{ text: before }]),
    { code, language: info.trim().split(/\s/)[0] ?? '' },
    ...(after === '' ? [] : linePartsOf(after)),
  ]
}

/** `\ce{…}` is a formula without dollars around it. */
export function chemistryAt(source: string, start: number, most = source.length): Span | undefined {
  if (!source.startsWith('\\ce{', start)) return undefined
  let depth = 0
  for (let at = start + 3; at < most; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '{') depth++
    else if (source[at] === '}' && --depth === 0) {
      return { content: source.slice(start, at + 1), end: at + 1 }
    }
  }
  return undefined
}

/** A text without white space between two marks: `H~2~O`, `m^2^`. */
export function pairAt(source: string, mark: string, at: number, most = source.length): Span | undefined {
  if (source[at] !== mark || source[at + 1] === mark) return undefined
  const close = source.indexOf(mark, at + 1)
  if (close === -1 || close >= most || close === at + 1) return undefined
  const content = source.slice(at + 1, close)
  return /\s/.test(content) ? undefined : { content, end: close + 1 }
}
