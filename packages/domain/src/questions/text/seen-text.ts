import { isBlank } from './visible-text.ts'

const printableAscii = /^[ -~]*$/

/**
 * What prints nothing. White space is seen; so are the joiner and the tags that make one emoji of several signs, by which the
 * flags of England and Scotland differ.
 */
const unseen =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}](?<![\t-\r\u0085])(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]\u200D(?=\p{Extended_Pictographic}))(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]+)/gu
const lineEnds = /\r\n|[\v\f\r\u0085\u2028\u2029]/g
const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000]/g
/** Ligatures, letters in the forms that they take within a word, Roman numerals and `℃`, each drawn as its letters are. */
const drawnAsLetters =
  /[\u0132\u0133\u0149\u01C4-\u01CC\u01F1-\u01F3\u2026\u2103\u2109\u2160-\u217F\uFB00-\uFB06\uFB13-\uFB17\uFB20-\uFB28\uFB4F-\uFBB1\uFBD3-\uFC5D\uFC64-\uFD3D\uFD50-\uFDFC\uFE80-\uFEFC]+/g
/** Signs with a second code point that looks the same: micro, increment, two hyphens and the apostrophe as a letter. */
const twins: Readonly<Record<string, string>> = { µ: 'μ', '∆': 'Δ', '‐': '-', '‑': '-', ʼ: '’' }

const fullWidth = /[\uFF01-\uFFBE\uFFC2-\uFFDC\uFFE0-\uFFE2\uFFE4-\uFFEE]+/g

/** The letters and signs of an East Asian keyboard as those of any other. */
export const inUsualWidth = (text: string): string =>
  text.replace(fullWidth, (letters) => letters.normalize('NFKC'))

/** Of what prints nothing, what a key never needs. Joiners shape Arabic and Indic letters, and selectors choose how an emoji looks. */
const stray =
  /(?![\t-\r\u0085])[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\p{Cc}]|\u034F|(?<=[\p{Script=Latin}\p{N}\s])[\u200C\u200D]|[\u200C\u200D](?=[\p{Script=Latin}\p{N}\s])/gu

/** The same without signs that came along with a copied text and that nobody sees. */
export const withoutStraySymbols = (text: string): string =>
  printableAscii.test(text) ? text : text.replace(stray, '')

/**
 * A text as it is seen: two that a reader cannot tell apart are the same. What prints nothing is gone, white space is plain,
 * and nothing stands at the ends. Case, runs of spaces and kinds of quotation marks stay, because they are seen.
 */
export function seenText(text: string): string {
  if (printableAscii.test(text)) return text.trim()
  if (isBlank(text)) return ''
  return text
    .replace(unseen, '')
    .replace(drawnAsLetters, (letters) => letters.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[µ∆‐‑ʼ]/g, (sign) => twins[sign] ?? sign)
    .replace(lineEnds, '\n')
    .replace(spaces, ' ')
    .trim()
}
