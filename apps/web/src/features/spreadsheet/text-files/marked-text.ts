import { raisedText } from '../workbook/rich-text.ts'

const byName: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** The names that HTML gives to the signs from U+00A0, to the Greek letters, and to signs that word processors write. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega'
const others =
  'OElig Œ oelig œ Scaron Š scaron š ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ hellip … euro € bull • prime ′ Prime ″ lsaquo ‹ rsaquo › trade ™ larr ← rarr → harr ↔ rArr ⇒ minus − radic √ infin ∞ cap ∩ cup ∪ int ∫ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ isin ∈ sum ∑ ensp \u2002 emsp \u2003 thinsp \u2009'
latin.split(' ').forEach((name, i) => (byName[name] = String.fromCharCode(0xa0 + i)))
greek.split(' ').forEach((name, i) => {
  byName[name] = String.fromCharCode(0x3b1 + i)
  byName[name.replace(/^./, (first) => first.toUpperCase())] = String.fromCharCode(0x391 + i)
})
const pairs = others.split(' ')
pairs.forEach((name, i) => {
  if (i % 2 === 0) byName[name] = pairs[i + 1] ?? ''
})

/** The text of marked-up content: white space as it is shown, `breaks` as line breaks, raised and lowered signs
 * kept, and what is struck through left out. */
export function textOfMarkup(content: string, breaks: RegExp): string {
  const whole = content.replace(/\s+/g, ' ')
  const spaced = isStruck(whole) ? whole.replace(struckText, '') : whole
  const raised = /<su[pb]\b/i.test(spaced)
    ? spaced.replace(/<su([pb])\b[^>]*>(.*?)<\/su\1>/gi, (_, kind: string, inner: string) =>
        raisedText(withSigns(withoutTags(inner)), kind.toLowerCase() === 'p'),
      )
    : spaced
  const text = withSigns(withoutTags(raised.replace(breaks, '\n').replace(/<text:s\b[^>]*>/g, ' ')))
  return (text.includes('\n') ? text.replace(/ *\n */g, '\n') : text).trim()
}

/** OpenDocument with `<sup>`, `<sub>` and `<s>` for what its styles raise, lower or strike through. */
export function withMarks(text: string): string {
  const kinds = new Map(
    text.split('<style:style').flatMap((piece) => {
      const [tag = ''] = piece.split('>', 1)
      const [, name] = /\bstyle:name="([^"]*)"/.exec(tag) ?? []
      const kind = tag.endsWith('/') ? undefined : markOf(piece.split('</style:style>', 1)[0] ?? '')
      return name === undefined || kind === undefined ? [] : [[name, kind] as const]
    }),
  )
  if (kinds.size === 0) return text
  const withSpans = text.replace(
    /<text:span\b[^>]*\btext:style-name="([^"]*)"[^>]*>([^<]+)<\/text:span>/g,
    (whole, name: string, inner: string) => {
      const kind = kinds.get(name)
      return kind === undefined ? whole : `<${kind}>${inner}</${kind}>`
    },
  )
  if (![...kinds.values()].includes('s')) return withSpans
  const cell = '<table:table-cell'
  return withSpans
    .split(cell)
    .map((piece) => {
      const tag = piece.slice(0, piece.indexOf('>') + 1)
      const [, name = ''] = /\btable:style-name="([^"]*)"/.exec(tag) ?? []
      if (kinds.get(name) !== 's' || tag.endsWith('/>')) return piece
      const [content = '', ...rest] = piece.slice(tag.length).split('</table:table-cell>')
      return [`${tag}<s>${content}</s>`, ...rest].join('</table:table-cell>')
    })
    .join(cell)
}

function markOf(style: string): 'sup' | 'sub' | 's' | undefined {
  const [, position] = /\bstyle:text-position="(su[pb])/.exec(style) ?? []
  if (position !== undefined) return position === 'sup' ? 'sup' : 'sub'
  return /\bstyle:text-line-through-style="(?!none)/.test(style) ? 's' : undefined
}

/** Whether the content of a cell strikes something through. */
export const isStruck = (content: string): boolean => struck.test(content)

const struck = /<(s|del|strike)(?:\s[^>]*)?>/i
const struckText = /<(s|del|strike)(?:\s[^>]*)?>.*?<\/\1>/gi

const withoutTags = (text: string) => text.replace(/<[^>]*>/g, '')

function withSigns(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      if (name !== '') return byName[String(name)] ?? byName[String(name).toLowerCase()] ?? whole
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
    },
  )
}
